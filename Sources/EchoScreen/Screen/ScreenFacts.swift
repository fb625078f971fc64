import Echo
import Foundation

/// What the application decides by: what the person chose, and how the conversation stands. The presenter is shown it, and
/// never asked for it.
struct ScreenFacts {
    var server: ServerIdentity { didSet { (answering, standing.asked) = (server, server.model) } }
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
    private var lockedBy: Lock?
    /// As it was asked for: a name, or `ThemeChoice.automatic`.
    var theme: String
    /// Whether the person means to be heard. The microphone may be open without: it stays open between turns.
    var meansToTalk = false
    var traits = TerminalTraits()
    var keeping = ConversationKeeping()
    /// A recorded log is shown in place of a conversation.
    var isReplay = false
    /// What becomes of saved names of models that end; nil where nobody looks.
    var migration: ModelMigration?
    /// Saved names of models that were replaced, by whomever, and can be restored.
    var replacedModels: [ModelChange] = []

    /// The terminal has the person's keys, as far as it tells.
    var isAttended = true
    /// When the program began.
    let began: Date

    init(_ setup: ScreenSetup, began: Date) {
        self.began = began
        (server, answering) = (setup.server, setup.server)
        preferences = setup.chosen
        standing = Standing(mode: setup.mode)
        standing.asked = setup.server.model
        theme = setup.shownTheme
        profile = setup.preferences.profile
        migration = setup.migration
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

    /// Where no turns are taken, another voice is another session, which begins at once.
    private mutating func lockVoice() {
        guard lockedBy != Lock(standing) else { return }
        lockedBy = Lock(standing)
        let takesTurns = options.catalogue.capabilities(ofVoice: standing.model).contains(.turnDetection)
        let isLocked = standing.hasSpoken && takesTurns
        guard isLocked != (voiceInForce != nil) else { return }
        voiceInForce = isLocked ? preferences.session.voice : nil
    }
}

extension ScreenFacts {
    /// Whether the server is known to have a model: its vendor's has all that are published, another one what it tells.
    func has(_ model: String) -> Bool { server.isVendors || options.serverModels?.contains(model) == true }

    /// What decides whether another voice may be chosen.
    private struct Lock: Hashable {
        let hasSpoken: Bool
        let model: String

        init(_ standing: Standing) { (hasSpoken, model) = (standing.hasSpoken, standing.model) }
    }
}
