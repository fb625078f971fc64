/// More words of the thoughts' summary.
public struct ResponsesSummaryTextDelta: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var summaryIndex: Int
    public var delta: String
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, summaryIndex: Int, delta: String,
        obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.summaryIndex = summaryIndex
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, summaryIndex: 0, delta: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("summary_index", \.summaryIndex),
            .required("delta", \.delta), .optional("obfuscation", \.obfuscation),
        ])
}
