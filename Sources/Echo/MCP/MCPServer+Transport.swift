import Foundation

extension MCPServer {
    /// - Throws: `invalidURL`; `mcp` for a program without a name.
    func transport(over http: any HTTPTransportProtocol) throws(EchoError) -> any MCPTransportProtocol {
        switch connection {
        case .program(let command, let arguments, let environment):
            guard !command.isEmpty else { throw .mcp(server: name, reason: "no command is given") }
            return MCPStdioTransport(command: command, arguments: arguments, environment: environment)
        case .http(let url, let headers):
            guard let parts = URLComponents(string: url), ["http", "https"].contains(parts.scheme?.lowercased()),
                parts.host?.isEmpty == false
            else { throw .invalidURL(url) }
            return MCPHTTPTransport(url: url, headers: headers, http: http)
        }
    }
}

/// Reaches an MCP server over streamable HTTP.
struct MCPHTTPTransport: MCPTransportProtocol {
    let url: String
    /// Sent with every request; never shown.
    let headers: [String: String]
    let http: any HTTPTransportProtocol
    let isHTTP = true

    func open() -> any MCPConnectionProtocol {
        MCPHTTPConnection(wire: MCPHTTPWire(url: url, headers: headers, http: http))
    }
}

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
