import EchoWire

/// A tool as an MCP server describes it.
struct MCPToolDescription: Sendable, Hashable {
    /// The server's own name of it.
    var name: String
    var description: String
    /// JSON Schema of the arguments.
    var parameters: JSONValue

    /// Nil for what has no name.
    init?(_ json: JSONValue) {
        guard let name = json["name"]?.string, !name.isEmpty else { return nil }
        self.name = name
        let title = json["title"]?.string ?? json["annotations"]?["title"]?.string
        description = json["description"]?.string ?? title ?? ""
        let schema = json["inputSchema"]?.object ?? [:]
        parameters = .object(schema.merging(["type": "object"]) { own, _ in own })
    }
}
