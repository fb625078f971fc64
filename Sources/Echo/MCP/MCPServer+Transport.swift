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
