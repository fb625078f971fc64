/// The assistant asks to run a function.
public struct ToolCall: Sendable, Hashable, Identifiable {
    /// The server's `call_id`.
    public let id: String
    public let name: String
    /// JSON text, as the model wrote it: it may be malformed.
    public let arguments: String

    public init(id: String, name: String, arguments: String) {
        self.id = id
        self.name = name
        self.arguments = arguments
    }
}

/// The result of a `ToolCall`.
public struct ToolResult: Sendable, Hashable {
    /// The `id` of the call that it belongs to.
    public let callID: String
    /// The output for the model, usually JSON.
    public let output: String
    /// Whether the function failed and `output` says why.
    public let isError: Bool

    public init(callID: String, output: String, isError: Bool = false) {
        self.callID = callID
        self.output = output
        self.isError = isError
    }
}

extension ToolResult {
    /// What a model is told of a call that was given up.
    static let stopped = "The call was cancelled before it returned a result."
}
