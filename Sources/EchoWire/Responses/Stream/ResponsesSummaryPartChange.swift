/// A part of the thoughts' summary begins, or is done.
public struct ResponsesSummaryPartChange: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var summaryIndex: Int
    public var part: ResponsesPart
    /// `incomplete` when it was cut off.
    public var status: String?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, summaryIndex: Int, part: ResponsesPart,
        status: String? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.summaryIndex = summaryIndex
        self.part = part
        self.status = status
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, summaryIndex: 0, part: .unknown([:])),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("summary_index", \.summaryIndex),
            .required("part", \.part), .optional("status", \.status),
        ])
}
