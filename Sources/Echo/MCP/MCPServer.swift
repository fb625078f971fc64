/// A server of tools that speaks the Model Context Protocol.
public struct MCPServer: Sendable, Hashable {
    /// How it is reached.
    public enum Connection: Sendable, Hashable {
        /// A program that is started and spoken to over its standard input and output. A `command` without a slash is
        /// looked for in the `PATH`. `environment` is added to the variables of this process's own that such programs
        /// need, by name; keys and passwords are not among them.
        case program(command: String, arguments: [String], environment: [String: String])
        /// Streamable HTTP, or the transport before it where a server has that alone. `headers` are sent with every request;
        /// they may hold a secret and are never shown.
        case http(url: String, headers: [String: String])
    }

    /// Names it in messages and before its tools' names.
    public var name: String
    public var connection: Connection
    /// For all its tools; nil stands for the configuration's.
    public var permission: ToolPermission?
    /// For single tools, by the server's own name of them.
    public var permissions: [String: ToolPermission]

    public init(
        name: String, connection: Connection, permission: ToolPermission? = nil,
        permissions: [String: ToolPermission] = [:]
    ) {
        self.name = name
        self.connection = connection
        self.permission = permission
        self.permissions = permissions
    }
}

/// How an MCP server is.
public struct MCPServerStatus: Sendable, Hashable {
    /// What it is doing.
    public enum State: Sendable, Hashable {
        case starting
        /// Protocol revision and the number of its tools.
        case ready(protocolVersion: String, tools: Int)
        /// It ended or broke the protocol, and is started again after `delay`.
        case restarting(delay: Duration, reason: String)
        case failed(reason: String)
        case stopped
    }

    public var name: String
    public var state: State

    public init(name: String, state: State) {
        self.name = name
        self.state = state
    }
}
