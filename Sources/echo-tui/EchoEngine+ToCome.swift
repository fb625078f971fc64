import Echo

extension Conversation {
    public var mode: ConversationMode { get async { await settings.spokenAnswers ? .audio : .text } }
    public func switchMode(to mode: ConversationMode) async throws(EchoError) { throw .notConnected }
    public var model: String { get async { "" } }
    public func useModel(_ name: String) async throws(EchoError) { throw .notConnected }
    public func setBudget(_ budget: Budget?) async {}
    public func edit(_ id: String, text: String) async throws(EchoError) { throw .notConnected }
    public func delete(_ id: String) async throws(EchoError) { throw .notConnected }
    public func regenerate() async throws(EchoError) { throw .notConnected }
    public func decide(_ decision: ToolDecision, on callID: String) async {}
}

extension Echo {
    var tools: [ToolSummary] { get async { [] } }
    var mcpServers: [MCPServerStatus] { get async { [] } }
    func setPermission(_ permission: ToolPermission, forTool name: String) async {}
    func registerMCPServer(_ server: MCPServer) async throws(EchoError) {
        throw .mcp(server: server.name, reason: "not yet")
    }
    func removeMCPServer(named name: String) async {}
}
