/// Thrown by a tool to tell the assistant in its own words why it could not do what was asked.
public struct ToolFailure: Error, Sendable, Hashable {
    /// The assistant reads this as the result.
    public var message: String

    public init(_ message: String) { self.message = message }

    static func wrongArguments(_ reason: String) -> ToolFailure {
        ToolFailure("The arguments are wrong: \(reason). Call again with arguments that satisfy the tool's schema.")
    }

    /// Any error in words; one of another kind says what it is.
    init(_ error: any Error) {
        switch error {
        case let failure as ToolFailure: self = failure
        case EchoError.mcp(let server, let reason): message = "The tool failed: \(server): \(reason)"
        case is CancellationError: message = "The tool failed: it gave up."
        default: message = "The tool failed: \(error)"
        }
    }
}
