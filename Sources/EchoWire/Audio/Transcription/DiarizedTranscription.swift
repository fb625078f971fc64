/// The words of a recording and who said them.
public struct DiarizedTranscription: WireObject {
    public var task: String?
    /// Seconds.
    public var duration: Double
    public var text: String
    public var segments: [DiarizedSegment]
    public var usage: TranscriptionUsage?
    public var extra: JSONObject

    public init(
        task: String? = nil, duration: Double, text: String, segments: [DiarizedSegment],
        usage: TranscriptionUsage? = nil, extra: JSONObject = [:]
    ) {
        self.task = task
        self.duration = duration
        self.text = text
        self.segments = segments
        self.usage = usage
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(duration: 0, text: "", segments: []),
        [
            .optional("task", \.task), .required("duration", \.duration), .required("text", \.text),
            .required("segments", \.segments), .optional("usage", \.usage),
        ])
}
