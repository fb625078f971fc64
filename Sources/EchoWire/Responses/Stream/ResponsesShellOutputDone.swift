/// All that a command wrote, and how it ended.
public struct ResponsesShellOutputDone: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var commandIndex: Int
    public var output: [JSONValue]
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, commandIndex: Int, output: [JSONValue],
        extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.commandIndex = commandIndex
        self.output = output
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, commandIndex: 0, output: []),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("command_index", \.commandIndex),
            .required("output", \.output),
        ])
}
