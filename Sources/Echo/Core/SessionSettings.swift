/// What a person can tune about a voice conversation. Every value is sent explicitly to the server.
public struct SessionSettings: Sendable, Hashable {
    public enum Eagerness: String, Sendable, Hashable, CaseIterable { case low, medium, high, auto }

    public enum NoiseReduction: String, Sendable, Hashable, CaseIterable {
        case off
        case nearField = "near_field"
        case farField = "far_field"
    }

    /// Range the Realtime API accepts for `speed`.
    public static let speedRange = 0.25...1.5
    public static let thresholdRange = 0.0...1.0
    public static let idleTimeoutRange = Duration.seconds(5)...Duration.seconds(30)
    /// Output tokens for one answer; `nil` in `maximumOutputTokens` stands for "inf".
    public static let outputTokenRange = 1...4096
    public static let defaultInstructions =
        "You are a helpful, friendly voice assistant. Keep answers short: they are spoken aloud."

    /// What stands for `defaultInstructions` where answers are read.
    public static let defaultTextInstructions =
        "You are a helpful, friendly assistant. Answer in Markdown, to the point."

    /// One of `Models.voices`, or a custom voice id. Locked by the server after the first spoken answer.
    public var voice = "marin"
    /// 0.25–1.5.
    public var speed = 1.0
    public var turnMode = TurnMode.automatic(.server)
    /// Loudness that counts as speech, 0–1; server VAD only.
    public var threshold = 0.5
    /// Sound kept from before the speech began; server VAD only.
    public var prefixPadding = Duration.milliseconds(300)
    /// Silence that ends the turn; server VAD only.
    public var silence = Duration.milliseconds(500)
    /// Silence after which the server speaks up by itself, 5–30 s; server VAD only.
    public var idleTimeout: Duration?
    /// How soon an unfinished sentence is taken as finished; semantic VAD only.
    public var eagerness = Eagerness.auto
    public var createsResponse = true
    public var interruptsResponse = true
    public var noiseReduction = NoiseReduction.nearField
    public var transcriptionModel = "gpt-4o-transcribe"
    /// ISO 639-1, or nil to let the model guess.
    public var language: String?
    /// 1–4096, nil for no limit.
    public var maximumOutputTokens: Int? = 4096
    public var instructions = SessionSettings.defaultInstructions
    /// Whether answers are spoken (with transcript) or written only.
    public var spokenAnswers = true

    public init() {}
}
