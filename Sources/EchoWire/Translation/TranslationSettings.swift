/// A translation session: one language that everything is translated into.
public struct TranslationSettings: WireObject {
    public var id: String?
    /// `translation`.
    public var type: String?
    public var model: String?
    /// Seconds since 1970.
    public var expiresAt: Int?
    public var audio: TranslationAudio?
    public var extra: JSONObject

    public init(
        id: String? = nil, type: String? = nil, model: String? = nil, expiresAt: Int? = nil,
        audio: TranslationAudio? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.type = type
        self.model = model
        self.expiresAt = expiresAt
        self.audio = audio
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("id", \.id), .optional("type", \.type), .optional("model", \.model),
            .optional("expires_at", \.expiresAt), .optional("audio", \.audio),
        ])
}

/// The audio settings of a translation session, in and out.
public struct TranslationAudio: WireObject {
    public var input: TranslationAudioInput?
    public var output: TranslationAudioOutput?
    public var extra: JSONObject

    public init(
        input: TranslationAudioInput? = nil, output: TranslationAudioOutput? = nil, extra: JSONObject = [:]
    ) {
        self.input = input
        self.output = output
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(), [.optional("input", \.input), .optional("output", \.output)])
}

/// How a translation session listens.
public struct TranslationAudioInput: WireObject {
    /// The model that writes down what was said; cleared for none.
    public var transcription: Clearable<Transcription>?
    public var noiseReduction: Clearable<NoiseReduction>?
    public var extra: JSONObject

    public init(
        transcription: Clearable<Transcription>? = nil, noiseReduction: Clearable<NoiseReduction>? = nil,
        extra: JSONObject = [:]
    ) {
        self.transcription = transcription
        self.noiseReduction = noiseReduction
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [.optional("transcription", \.transcription), .optional("noise_reduction", \.noiseReduction)])
}

/// The speech settings of a translation session.
public struct TranslationAudioOutput: WireObject {
    /// Two letters: "es".
    public var language: String?
    public var extra: JSONObject

    public init(language: String? = nil, extra: JSONObject = [:]) {
        self.language = language
        self.extra = extra
    }

    public static let fields = WireFields<Self>(blank: Self(), [.optional("language", \.language)])
}
