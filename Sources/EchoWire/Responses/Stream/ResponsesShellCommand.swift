/// A command that the model wants run: it begins, or is whole.
public struct ResponsesShellCommand: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var outputIndex: Int
    public var commandIndex: Int
    public var command: String
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, outputIndex: Int, commandIndex: Int, command: String, extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.outputIndex = outputIndex
        self.commandIndex = commandIndex
        self.command = command
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(outputIndex: 0, commandIndex: 0, command: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("output_index", \.outputIndex),
            .required("command_index", \.commandIndex), .required("command", \.command),
        ])
}
