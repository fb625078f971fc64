/// An action of the rules of an MCP session.
enum MCPAction: Sendable, Hashable {
    case send(MCPOutgoing)
    case start(MCPTimer, after: Duration)
    case cancel(MCPTimer)
    /// The server can be used, with these tools; again whenever they change.
    case offer([MCPToolDescription], protocolVersion: String)
    case progress(call: Int, ToolProgress)
    case finish(call: Int, MCPCallOutcome)
    /// The connection is over, or must be ended.
    case end(MCPEnd)
}

/// A reminder that the rules of an MCP session ask for.
enum MCPTimer: Sendable, Hashable {
    /// The question for the era has had no answer.
    case probe
    /// The server has not become ready.
    case handshake
    /// It is time to ask for news of the tools again.
    case listen
}

/// How a call of a tool went.
enum MCPCallOutcome: Sendable, Hashable {
    case success(String)
    /// The assistant is told this.
    case failure(String)
    case cancelled
}

/// Why a connection to an MCP server is over.
struct MCPEnd: Sendable, Hashable {
    var reason: String
    /// It is no use to try again.
    var isFinal = false
    /// Trying again at once, in another way, is worth it.
    var isWorthAnother = false
}
