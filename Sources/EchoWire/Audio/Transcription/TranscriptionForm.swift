/// Asks for the words of a recording: `POST /v1/audio/transcriptions`, a form whose part `file` holds the sound.
public struct TranscriptionForm: WireObject {
    /// Name of the file, at most 25 MB: flac, mp3, mp4, mpeg, mpga, m4a, ogg, wav or webm.
    public var file: String
    public var model: String
    /// ISO 639-1.
    public var language: String?
    /// ISO 639-1; for models that take several.
    public var languages: [String]?
    public var prompt: String?
    /// `json`, `text`, `srt`, `verbose_json`, `vtt` or `diarized_json`.
    public var responseFormat: String?
    public var stream: Bool?
    public var temperature: Double?
    /// `word`, `segment`.
    public var timestampGranularities: [String]?
    /// `auto`, or settings of voice detection.
    public var chunkingStrategy: JSONValue?
    public var include: [String]?
    public var keywords: [String]?
    public var knownSpeakerNames: [String]?
    public var knownSpeakerReferences: [String]?
    public var extra: JSONObject

    public init(
        file: String, model: String, language: String? = nil, languages: [String]? = nil, prompt: String? = nil,
        responseFormat: String? = nil, stream: Bool? = nil, temperature: Double? = nil,
        timestampGranularities: [String]? = nil, chunkingStrategy: JSONValue? = nil, include: [String]? = nil,
        keywords: [String]? = nil, knownSpeakerNames: [String]? = nil, knownSpeakerReferences: [String]? = nil,
        extra: JSONObject = [:]
    ) {
        self.file = file
        self.model = model
        self.language = language
        self.languages = languages
        self.prompt = prompt
        self.responseFormat = responseFormat
        self.stream = stream
        self.temperature = temperature
        self.timestampGranularities = timestampGranularities
        self.chunkingStrategy = chunkingStrategy
        self.include = include
        self.keywords = keywords
        self.knownSpeakerNames = knownSpeakerNames
        self.knownSpeakerReferences = knownSpeakerReferences
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(file: "", model: ""),
        [
            .required("file", \.file), .required("model", \.model), .optional("language", \.language),
            .optional("languages", \.languages), .optional("prompt", \.prompt),
            .optional("response_format", \.responseFormat), .optional("stream", \.stream),
            .optional("temperature", \.temperature), .optional("timestamp_granularities", \.timestampGranularities),
            .optional("chunking_strategy", \.chunkingStrategy), .optional("include", \.include),
            .optional("keywords", \.keywords), .optional("known_speaker_names", \.knownSpeakerNames),
            .optional("known_speaker_references", \.knownSpeakerReferences),
        ])
}
