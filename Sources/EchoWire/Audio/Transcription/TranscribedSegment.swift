/// Some words, when they were said, and how sure the model is of them.
public struct TranscribedSegment: WireObject {
    public var id: Int
    public var seek: Int?
    /// Seconds.
    public var start: Double
    /// Seconds.
    public var end: Double
    public var text: String
    public var tokens: [Int]?
    public var temperature: Double?
    public var averageLogprob: Double?
    public var compressionRatio: Double?
    /// 0–1.
    public var noSpeechProbability: Double?
    public var extra: JSONObject

    public init(
        id: Int, seek: Int? = nil, start: Double, end: Double, text: String, tokens: [Int]? = nil,
        temperature: Double? = nil, averageLogprob: Double? = nil, compressionRatio: Double? = nil,
        noSpeechProbability: Double? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.seek = seek
        self.start = start
        self.end = end
        self.text = text
        self.tokens = tokens
        self.temperature = temperature
        self.averageLogprob = averageLogprob
        self.compressionRatio = compressionRatio
        self.noSpeechProbability = noSpeechProbability
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: 0, start: 0, end: 0, text: ""),
        [
            .required("id", \.id), .optional("seek", \.seek), .required("start", \.start), .required("end", \.end),
            .required("text", \.text), .optional("tokens", \.tokens), .optional("temperature", \.temperature),
            .optional("avg_logprob", \.averageLogprob), .optional("compression_ratio", \.compressionRatio),
            .optional("no_speech_prob", \.noSpeechProbability),
        ])
}
