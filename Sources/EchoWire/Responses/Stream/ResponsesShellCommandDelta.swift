/// More of a command that the model wants run.
public struct ResponsesShellCommandDelta: ResponsesEventPayload {
    public var sequenceNumber: Int?
    public var outputIndex: Int
    public var commandIndex: Int
    public var delta: String
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        sequenceNumber: Int? = nil, outputIndex: Int, commandIndex: Int, delta: String, obfuscation: String? = nil,
        extra: JSONObject = [:]
    ) {
        self.sequenceNumber = sequenceNumber
        self.outputIndex = outputIndex
        self.commandIndex = commandIndex
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(outputIndex: 0, commandIndex: 0, delta: ""),
        [
            .optional("sequence_number", \.sequenceNumber), .required("output_index", \.outputIndex),
            .required("command_index", \.commandIndex), .required("delta", \.delta),
            .optional("obfuscation", \.obfuscation),
        ])
}
