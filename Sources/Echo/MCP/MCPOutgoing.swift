/// A message to an MCP server.
enum MCPOutgoing: Sendable, Hashable {
    /// `headers` are for HTTP.
    case message(JSONRPCMessage, headers: [String: String] = [:])
    /// Nobody waits for the answer to this request any more.
    case abandon(JSONRPCID)
    /// Over HTTP: listen to what the server says without being asked.
    case listen(headers: [String: String])
}
