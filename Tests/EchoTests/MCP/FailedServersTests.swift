import Echo
import Testing

@Suite struct `MCP servers that cannot be used` {
    @Test(arguments: [
        MCPServer.Connection.program(command: "/no/such/program", arguments: [], environment: [:]),
        .http(url: "ftp://example.org/mcp", headers: [:]), .program(command: "", arguments: [], environment: [:]),
    ])
    func `stay in the list with the reason, and may be tried again`(connection: MCPServer.Connection) async {
        let echo = Echo(key: nil)
        let server = MCPServer(name: "files", connection: connection)
        for _ in 0..<2 {
            await #expect(throws: EchoError.self) { try await echo.registerMCPServer(server) }
            #expect(echo.mcpServers.map(\.name) == ["files"])
            if case .failed(let reason)? = echo.mcpServers.first?.state {
                #expect(!reason.isEmpty)
            } else {
                Issue.record("\(echo.mcpServers)")
            }
        }
        await echo.removeMCPServer(named: "files")
        #expect(echo.mcpServers.isEmpty)
    }
}
