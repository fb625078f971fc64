/// Thrown by a tool to tell the assistant in its own words why it could not do what was asked.
public struct ToolFailure: Error, Sendable, Hashable {
    /// The assistant reads this as the result.
    public var message: String

    public init(_ message: String) { self.message = message }

    static func wrongArguments(_ reason: String) -> ToolFailure {
        ToolFailure("Invalid arguments: \(reason). Call again with arguments that match the tool's schema.")
    }

    /// Any error in words; one of another kind says what it is.
    init(_ error: any Error) {
        switch error {
        case let failure as ToolFailure: self = failure
        case EchoError.mcp(let server, let reason): message = "The tool failed: \(server): \(reason)"
        case is CancellationError: message = "The tool failed: it was cancelled."
        default: message = "The tool failed: \(error)"
        }
    }
}
