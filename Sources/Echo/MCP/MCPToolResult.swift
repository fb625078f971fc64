import EchoWire

/// Puts what a tool of an MCP server returned into words for a model.
enum MCPToolResult {
    static func text(_ result: JSONValue) -> String {
        guard let fields = result.object else { return text(of: result) }
        let content = fields["content"] ?? .null
        let parts = (content.array ?? [content]).map(text(of:)).filter { !$0.isEmpty }
        if parts.isEmpty, let structured = result["structuredContent"], !structured.isNull { return structured.text }
        return parts.joined(separator: "\n")
    }

    private static func text(of part: JSONValue) -> String {
        if let words = part.string { return words }
        if part.isNull { return "" }
        return switch part["type"]?.string {
        case "text": plain(part["text"] ?? .null)
        case nil where part["text"]?.string != nil: plain(part["text"] ?? .null)
        case "image", "audio": note(part["type"]?.string ?? "", part["mimeType"]?.string, part["data"]?.string)
        case "resource_link":
            [part["title"]?.string ?? part["name"]?.string, part["uri"]?.string].compactMap { $0 }.joined(
                separator: ": ")
        case "resource": resource(part["resource"] ?? .null)
        default: part.text
        }
    }

    /// Where a text is usual, some servers have a number or a list.
    private static func plain(_ text: JSONValue) -> String { text.string ?? (text.isNull ? "" : text.text) }

    private static func resource(_ resource: JSONValue) -> String {
        resource["text"]?.string
            ?? note("resource \(resource["uri"]?.string ?? "")", resource["mimeType"]?.string, resource["blob"]?.string)
    }

    /// Stands for what a text cannot hold.
    private static func note(_ kind: String, _ type: String?, _ base64: String?) -> String {
        "[\(kind), \(type ?? "unknown type"), \((base64?.utf8.count ?? 0) / 4 * 3) bytes]"
    }
}
