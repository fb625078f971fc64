/// What a person can tune about a voice conversation. Every value is sent explicitly to the server.
public struct SessionSettings: Sendable, Hashable {
    /// How soon semantic turn detection takes a turn as finished; `auto` is `medium` at the vendor's.
    public enum Eagerness: String, Sendable, Hashable, CaseIterable { case low, medium, high, auto }

    /// Where the microphone is, for the server's noise reduction.
    public enum NoiseReduction: String, Sendable, Hashable, CaseIterable {
        case off
        case nearField = "near_field"
        case farField = "far_field"
    }

    /// Range the Realtime API accepts for `speed`.
    public static let speedRange = 0.25...1.5
    /// Range of `threshold`.
    public static let thresholdRange = 0.0...1.0
    /// Range of `idleTimeout`, as the Realtime API documents it.
    public static let idleTimeoutRange = Duration.seconds(5)...Duration.seconds(30)
    /// Output tokens for one answer; `nil` in `maximumOutputTokens` stands for "inf".
    public static let outputTokenRange = 1...4096
    /// Range of `microphoneStandby`.
    public static let standbyRange = Duration.zero...Duration.seconds(60)
    /// Range of `patience`.
    public static let patienceRange = 0...3
    /// What the assistant is told when nothing else is said.
    public static let defaultInstructions =
        "You are a helpful, friendly voice assistant. Keep answers short: they are spoken aloud."

    /// What stands for `defaultInstructions` where answers are read.
    public static let defaultTextInstructions =
        "You are a helpful, friendly assistant. Answer in Markdown, to the point."

    /// One of `Models.voices`, or a custom voice id. Locked by the server after the first spoken answer.
    public var voice = "marin"
    /// 0.25–1.5.
    public var speed = 1.0
    /// Who ends the user's turns.
    public var turnMode = TurnMode.automatic(.server)
    /// How much longer a silence is waited for after a question of the assistant or an unfinished sentence of the user, in
    /// steps of 0.4 and 0.6 s, 0–3; semantic VAD is made less eager instead.
    public var patience = 1
    /// Loudness that counts as speech, 0–1; server VAD and local turns only.
    public var threshold = 0.5
    /// Sound kept from before the speech began; server VAD and local turns only.
    public var prefixPadding = Duration.milliseconds(300)
    /// Silence that ends the turn; server VAD and local turns only.
    public var silence = Duration.milliseconds(500)
    /// Silence after which the server speaks up by itself, 5–30 s; server VAD only.
    public var idleTimeout: Duration?
    /// How long the microphone stays open after the user has closed it or ended a turn, so that the next turn begins at
    /// once; nothing of what it hears meanwhile is kept or sent. 0–60 s.
    public var microphoneStandby = Duration.zero
    /// How soon an unfinished sentence is taken as finished; semantic VAD only.
    public var eagerness = Eagerness.auto
    /// Whether the server answers a turn by itself when it has heard its end.
    public var createsResponse = true
    /// Whether speech stops the answer that is being made or heard.
    public var interruptsResponse = true
    /// Done by the server before it listens.
    public var noiseReduction = NoiseReduction.nearField
    /// Writes down what the user says; one of `Models.transcription` or the configuration's own.
    public var transcriptionModel = "gpt-4o-transcribe"
    /// ISO 639-1, or nil to let the model guess.
    public var language: String?
    /// 1–4096, nil for no limit.
    public var maximumOutputTokens: Int? = 4096
    /// What becomes of the oldest turns when the conversation grows too long for its model.
    public var context = ContextPolicy.drop
    /// The system message: what the assistant is and how it answers.
    public var instructions = SessionSettings.defaultInstructions
    /// Whether answers are spoken (with transcript) or written only.
    public var spokenAnswers = true

    public init() {}
}
