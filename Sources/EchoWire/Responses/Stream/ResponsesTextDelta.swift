/// More words of an answer.
public struct ResponsesTextDelta: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var contentIndex: Int
    public var delta: String
    public var logprobs: [JSONValue]?
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, contentIndex: Int, delta: String,
        logprobs: [JSONValue]? = nil, obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.contentIndex = contentIndex
        self.delta = delta
        self.logprobs = logprobs
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, contentIndex: 0, delta: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("content_index", \.contentIndex),
            .required("delta", \.delta), .optional("logprobs", \.logprobs), .optional("obfuscation", \.obfuscation),
        ])
}
