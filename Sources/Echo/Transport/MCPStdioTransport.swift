/// Starts a program that is an MCP server and speaks with it over its standard input and output.
struct MCPStdioTransport: MCPTransportProtocol {
    let command: String
    let arguments: [String]
    /// Added to this process's own.
    let environment: [String: String]
    let isHTTP = false

    func open() -> any MCPConnectionProtocol {
        MCPStdioConnection(command: command, arguments: arguments, environment: environment)
    }
}
