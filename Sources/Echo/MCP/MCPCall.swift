import EchoWire

/// One call of a tool of an MCP server.
struct MCPCall: Sendable, Hashable {
    /// Our own number of it, for as long as the client lives.
    var number: Int
    /// The server's own name.
    var tool: String
    var arguments: JSONValue
    /// What the server gave to be repeated, when it asks to call again.
    var state: JSONValue?
    /// How often it was sent.
    var attempts = 0
}
