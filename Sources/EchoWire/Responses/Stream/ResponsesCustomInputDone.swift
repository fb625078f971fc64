/// All of what a custom tool is called with.
public struct ResponsesCustomInputDone: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var input: String
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, input: String, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.input = input
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, input: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("input", \.input),
        ])
}
