import Echo

extension Conversation {
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
