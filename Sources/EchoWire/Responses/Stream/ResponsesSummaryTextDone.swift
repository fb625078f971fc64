/// All words of a part of the thoughts' summary.
public struct ResponsesSummaryTextDone: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var summaryIndex: Int
    public var text: String
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, summaryIndex: Int, text: String,
        extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.summaryIndex = summaryIndex
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, summaryIndex: 0, text: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("summary_index", \.summaryIndex),
            .required("text", \.text),
        ])
}
