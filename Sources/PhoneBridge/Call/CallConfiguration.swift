public import Echo

/// How the assistant behaves on the telephone.
public struct CallConfiguration: Sendable {
    /// The handling of an outgoing call that a machine answers.
    public enum Voicemail: Sendable, Hashable {
        /// Nobody listens for one, which costs extra: the assistant talks to whatever answers.
        case ignore
        case hangUp
        /// The assistant says this after the tone, in its own voice, and hangs up.
        case leave(message: String)
    }

    /// Voice, turn detection and instructions of the session.
    public var settings = SessionSettings()
    /// The name of the saved prompt that the settings have; nil for none.
    public var prompt: String?
    /// What the assistant is told to begin with; nil to let the caller speak first.
    public var opening: String? =
        "The call is connected. Greet the caller in one short sentence and ask how you can help."
    /// Silence of both sides after which the assistant asks whether the caller is still there.
    public var silence: Duration? = .seconds(12)
    /// How often it asks before it says goodbye.
    public var silenceQuestions = 2
    /// After that a call is ended with a sentence; a minute before, the assistant is told.
    public var longest = Duration.seconds(3600)
    public var voicemail = Voicemail.ignore
    /// How long a call rings for a person before the assistant answers; nil for not at all.
    public var ringing: Duration?
    /// Asked for before anything is said with the assistant; nil to let everybody in.
    public var pin: KeypadPIN?
    public var pinTries = 3
    /// Whether calls are recorded when nobody says otherwise.
    public var recording = RecordingMode.off
    /// Whether the assistant may keep messages of callers in their own voice, behind a sentence that says so and a tone.
    package var recordsMessages = true
    /// Said in the line's own voice before anything else, once the call stands; nil for nothing.
    public var announcement: String?
    /// Said by the exchange's own voice while an incoming call is connected, in the place of the sentence for it; empty for
    /// nothing.
    public var connecting: String?
    /// What is said before; its own question where `recording` is `asked`.
    public var recordingNotice = ConsentNotice(country: nil)
    /// Digits that belong together come within this.
    public var digitPause = Duration.milliseconds(1500)
    /// How long a person is given to take over a call that the assistant hands to them.
    public var personPatience = Duration.seconds(25)
    /// That of what the line says in its own voice, as two letters.
    public var language = "en"
    /// What the line says in its own voice, where the assistant cannot.
    public var sentences = CallSentences()

    public init() {}

    /// The notice is by the same law, in the same language.
    mutating func record(_ mode: RecordingMode) {
        recording = mode
        recordingNotice = ConsentNotice(
            language: recordingNotice.language, rule: recordingNotice.rule, asks: mode == .asked)
    }
}
