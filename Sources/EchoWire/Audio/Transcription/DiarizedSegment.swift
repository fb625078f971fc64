/// A speaker and their words, timed.
public struct DiarizedSegment: WireObject {
    /// `transcript.text.segment`.
    public var type: String?
    public var id: String
    /// Seconds.
    public var start: Double
    /// Seconds.
    public var end: Double
    public var speaker: String
    public var text: String
    public var extra: JSONObject

    public init(
        type: String? = "transcript.text.segment", id: String, start: Double, end: Double, speaker: String,
        text: String, extra: JSONObject = [:]
    ) {
        self.type = type
        self.id = id
        self.start = start
        self.end = end
        self.speaker = speaker
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: nil, id: "", start: 0, end: 0, speaker: "", text: ""),
        [
            .optional("type", \.type), .required("id", \.id), .required("start", \.start), .required("end", \.end),
            .required("speaker", \.speaker), .required("text", \.text),
        ])
}
