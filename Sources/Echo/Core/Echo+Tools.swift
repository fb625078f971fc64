/// Tools, the program's own and those of MCP servers.
extension Echo {
    /// Every tool that the assistant may be offered: the program's own first, then those of each MCP server, by name.
    public var tools: [ToolSummary] { toolBox.summaries }

    /// Whether a tool runs when the assistant asks; it counts from the next call on, in all conversations.
    ///
    /// - Parameters:
    ///   - permission: what holds from now on.
    ///   - name: as `tools` tells it. It may be of a tool that is not there yet.
    public func setPermission(_ permission: ToolPermission, forTool name: String) {
        toolBox.setPermission(permission, for: name)
    }

    /// Starts or reaches an MCP server and offers its tools like any other, named `server__tool`, in conversations that
    /// are started from now on.
    ///
    /// Returns when its tools are known. A server that ends afterwards is started again, after 0.5 s first and 30 s at
    /// most; after eight failures in a row it is given up. `mcpServerStatusChanged` tells what happens to it.
    ///
    /// A program gets this program's environment without `OPENAI_API_KEY`, and what the server's description adds.
    ///
    /// One that fails stays in `mcpServers` with the reason until it is registered again or removed.
    ///
    /// - Throws: `mcp` with the server's name and why it cannot be used: it does not start, speaks another protocol, is
    ///   not ready within 60 s, or the name is taken; `invalidURL`.
    public func registerMCPServer(_ server: MCPServer) async throws(EchoError) {
        try await mcp.register(server)
    }

    /// Takes a server's tools away and ends it; returns when nothing of it is left.
    public func removeMCPServer(named name: String) async { await mcp.remove(named: name) }

    /// How the MCP servers are, in the order in which they were registered.
    public var mcpServers: [MCPServerStatus] { mcp.statuses }
}
