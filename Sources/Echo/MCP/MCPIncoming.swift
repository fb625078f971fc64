/// What comes from an MCP server, or is found out about it.
enum MCPIncoming: Sendable, Hashable {
    case message(JSONRPCMessage)
    /// Over HTTP: the request was answered with another status than success; the error that stood in the answer.
    case refused(JSONRPCID, status: Int, JSONRPCError?)
    /// Over HTTP: no answer came to this request.
    case unanswered(JSONRPCID, reason: String)
    /// Over HTTP: the server does not know our session any more; the request that found it out.
    case sessionExpired(JSONRPCID)
    /// The end of the connection. `isFinal` when it is no use to try again.
    case closed(reason: String, isFinal: Bool)
}
