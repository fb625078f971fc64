/// The item that something happens to.
public struct ResponsesItemPlace: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex),
        ])
}
