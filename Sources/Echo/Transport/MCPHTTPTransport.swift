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
