import Echo
import EchoPresentation

/// What the application decides by: what the person chose, and how the conversation stands. The presenter is shown it, and
/// never asked for it.
struct ScreenFacts {
    var server: ServerIdentity { didSet { answering = server } }
    /// Who answers, or answered in the log that is replayed; nil where that is not known.
    var answering: ServerIdentity?
    var preferences: Preferences
    /// The profile in use.
    var profile: ProfileName?
    var profiles: [ProfileName] = []
    /// What there is to choose from.
    var options = SettingOptions()
    var standing: Standing
    /// The voice that has spoken: the server takes no other in this conversation.
    var voiceInForce: String?
    /// As it was asked for: a name, or `ThemeChoice.automatic`.
    var theme: String
    /// Whether the person means to be heard. The microphone may be open without: it stays open between turns.
    var meansToTalk = false
    var traits = TerminalTraits()
    /// Nothing of this conversation is kept.
    var isOffTheRecord = false
    /// What is said cannot be kept for now, though it is to be.
    var isUnsaved = false
    /// As which this conversation is kept; nil while nothing of it is.
    var conversation: ConversationID?
    /// A recorded log is shown in place of a conversation.
    var isReplay = false

    init(_ setup: ScreenSetup) {
        (server, answering) = (setup.server, setup.server)
        preferences = setup.chosen
        standing = Standing(mode: setup.mode)
        theme = setup.shownTheme
        profile = setup.preferences.profile
    }

    mutating func receive(_ event: EchoEvent) {
        standing.receive(event)
        lockVoice()
    }

    /// The engine has a new conversation.
    mutating func reset() {
        standing.reset()
        lockVoice()
    }

    private mutating func lockVoice() {
        guard standing.hasSpoken != (voiceInForce != nil) else { return }
        voiceInForce = standing.hasSpoken ? preferences.session.voice : nil
    }
}
