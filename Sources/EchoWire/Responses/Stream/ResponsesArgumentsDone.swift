/// All of a call's arguments. The function's name and the call's id stand in the item only.
public struct ResponsesArgumentsDone: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    /// JSON text as the model wrote it: it may be malformed.
    public var arguments: String
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, arguments: String, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, arguments: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("arguments", \.arguments),
        ])
}
