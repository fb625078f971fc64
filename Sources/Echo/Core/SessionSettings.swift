/// The settings of a voice conversation. Every value is sent explicitly to the server.
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
    /// Output tokens for one answer; `nil` in `maximumOutputTokens` stands for "inf". Models before gpt-realtime-2 have
    /// 4096 at most: they are asked for no more.
    public static let outputTokenRange = 1...32_000
    /// Range of `microphoneStandby`.
    public static let standbyRange = Duration.zero...Duration.seconds(60)
    /// Range of `noiseReductionStrength`.
    public static let noiseReductionStrengthRange = 0.0...1.0
    /// The values of `voiceEffort`; models that are not voice models know others.
    public static let voiceEfforts: [Model.Effort] = [.minimal, .low, .medium, .high, .xhigh]
    /// Most languages in `languages`.
    public static let mostLanguages = 10
    /// Range of `patience`.
    public static let patienceRange = 0...3
    /// The assistant's instructions when no others are given.
    public static let defaultInstructions =
        "You are a helpful, friendly voice assistant. Keep answers short: they are spoken aloud."

    /// The default in place of `defaultInstructions` where answers are read.
    public static let defaultTextInstructions =
        "You are a helpful, friendly assistant. Answer in Markdown, to the point."

    /// One of `Models.voices`, of `Models.liveVoices` where no turns are taken, or a custom voice id. Where turns are taken it
    /// is locked by the server after the first spoken answer.
    public var voice = "marin"
    /// 0.25–1.5.
    public var speed = 1.0
    /// How the user's turns end.
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
    /// Writes down what the user says; one that takes turns (`ModelCatalogue.turnTranscribers`), or the configuration's own.
    public var transcriptionModel = ModelCatalogue.published.name(for: .transcription)
    /// Whether what the user says is written down; else it is part of the conversation without words.
    public var transcribes = true
    /// 1–32,000, nil for as many as the model has. What a model thinks counts as well.
    public var maximumOutputTokens: Int?
    /// The treatment of the oldest turns when the conversation grows too long for its model.
    public var context = ContextPolicy.drop
    /// The system message: what the assistant is and how it answers.
    public var instructions = SessionSettings.defaultInstructions
    /// Whether answers are spoken (with transcript) or written only.
    public var spokenAnswers = true
    /// How much a model of voice that thinks does so before it answers: more makes the first sound later. Models that do not
    /// know this much are asked for the nearest they know, those that cannot be asked for nothing.
    public var voiceEffort = Model.Effort.low
    /// How much of the noise is taken away, 0–1; nil for as much as the server takes by itself.
    public var noiseReductionStrength: Double?
    /// Languages that are spoken, ISO 639-1, the main one first; none lets the model guess. Most models are told the first only.
    public var languages: [String] = []
    /// Words that the person wants to be written rightly: names, products. Only some models can be told.
    public var dictionary: [String] = []
    /// More of such words, known from elsewhere: names of contacts, of devices. `TranscriptionWords` says how many are told.
    public var keywords: [String] = []

    /// The main language, or nil to let the model guess.
    public var language: String? {
        get { languages.first }
        set { languages = newValue.map { [$0] } ?? [] }
    }
    /// How much a model thinks before it answers in writing: this, or the nearest that it knows. Nil for low where the
    /// catalogue says that it thinks, and for what it does by itself where it is not in the catalogue.
    public var textEffort: Model.Effort?
    /// How long written answers are; nil for as long as the model makes them.
    public var verbosity: Verbosity?
    /// How soon written answers are made; nil for what the server does by itself.
    public var serviceTier: ServiceTier?
    /// Whether a summary of what the model thought is asked for, in writing.
    public var tellsThoughts = true
    /// Whether the server may search the web for written answers. Each search is billed by the server.
    public var searchesWeb = false
    /// Whether the server does the work that a voice without turns gives away; else it is done here, with the model that
    /// writes.
    public var delegatesToServer = false

    public init() {}
}
