/// More of what a command wrote.
public struct ResponsesShellOutputDelta: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var itemID: String
    public var outputIndex: Int
    public var commandIndex: Int
    /// `stdout`, `stderr` or both.
    public var delta: JSONValue
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, itemID: String, outputIndex: Int, commandIndex: Int, delta: JSONValue,
        obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.commandIndex = commandIndex
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0, commandIndex: 0, delta: .null),
        [
            .optional("sequence_number", \.sequenceNumber), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("command_index", \.commandIndex),
            .required("delta", \.delta), .optional("obfuscation", \.obfuscation),
        ])
}
