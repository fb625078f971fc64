/// The words of a recording and when they were said.
public struct VerboseTranscription: WireObject {
    public var task: String?
    public var language: String
    /// Seconds.
    public var duration: Double
    public var text: String
    public var words: [TranscribedWord]?
    public var segments: [TranscribedSegment]?
    public var usage: TranscriptionUsage?
    public var extra: JSONObject

    public init(
        task: String? = nil, language: String, duration: Double, text: String, words: [TranscribedWord]? = nil,
        segments: [TranscribedSegment]? = nil, usage: TranscriptionUsage? = nil, extra: JSONObject = [:]
    ) {
        self.task = task
        self.language = language
        self.duration = duration
        self.text = text
        self.words = words
        self.segments = segments
        self.usage = usage
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(language: "", duration: 0, text: ""),
        [
            .optional("task", \.task), .required("language", \.language), .required("duration", \.duration),
            .required("text", \.text), .optional("words", \.words), .optional("segments", \.segments),
            .optional("usage", \.usage),
        ])
}
