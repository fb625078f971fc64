/// More words.
public struct TranscriptTextDelta: WireObject {
    public var delta: String
    public var segmentID: String?
    public var logprobs: [JSONValue]?
    public var extra: JSONObject

    public init(delta: String, segmentID: String? = nil, logprobs: [JSONValue]? = nil, extra: JSONObject = [:]) {
        self.delta = delta
        self.segmentID = segmentID
        self.logprobs = logprobs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: ""),
        [
            .required("delta", \.delta), .optional("segment_id", \.segmentID), .optional("logprobs", \.logprobs),
        ])
}
