/// All of the code that the server runs.
public struct ResponsesCodeDone: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var code: String
    public var extra: JSONObject

    public init(sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, code: String, extra: JSONObject = [:]) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.code = code
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, code: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("code", \.code),
        ])
}
