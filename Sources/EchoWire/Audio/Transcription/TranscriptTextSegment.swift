/// A speaker and their words, timed.
public struct TranscriptTextSegment: WireObject {
    public var id: String
    /// Seconds.
    public var start: Double
    /// Seconds.
    public var end: Double
    public var speaker: String
    public var text: String
    public var extra: JSONObject

    public init(id: String, start: Double, end: Double, speaker: String, text: String, extra: JSONObject = [:]) {
        self.id = id
        self.start = start
        self.end = end
        self.speaker = speaker
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: "", start: 0, end: 0, speaker: "", text: ""),
        [
            .required("id", \.id), .required("start", \.start), .required("end", \.end),
            .required("speaker", \.speaker), .required("text", \.text),
        ])
}
