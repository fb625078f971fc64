import EchoWire
import Foundation

/// The HTTP headers that repeat what a request's body says, so that proxies need not read it.
enum MCPHeaders {
    /// Of a request of the modern era.
    static func modern(version: String, method: String, tool: MCPToolDescription? = nil, arguments: JSONValue = .null)
        -> [String:
        String]
    {
        var headers = ["MCP-Protocol-Version": version, "Mcp-Method": method]
        guard let tool else { return headers }
        headers["Mcp-Name"] = encoded(tool.name)
        for (name, value) in parameters(tool.parameters, arguments) { headers["Mcp-Param-\(name)"] = encoded(value) }
        return headers
    }

    /// The arguments that the tool's schema wants repeated.
    private static func parameters(_ schema: JSONValue, _ arguments: JSONValue) -> [(String, String)] {
        (schema["properties"]?.object ?? [:]).flatMap { key, property -> [(String, String)] in
            guard let argument = arguments[key] else { return [] }
            let nested = parameters(property, argument)
            guard let name = property["x-mcp-header"]?.string, isToken(name), let text = text(argument) else {
                return nested
            }
            return nested + [(name, text)]
        }
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .null, .array, .object: nil
        }
    }

    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
    }

    /// As it is when it is plain ASCII without white space at its ends, else in base64.
    private static func encoded(_ value: String) -> String {
        let isPlain = value.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x09 }
        let hasEdges = value.first?.isWhitespace == true || value.last?.isWhitespace == true
        guard !isPlain || hasEdges || value.hasPrefix("=?base64?") else { return value }
        return "=?base64?\(Data(value.utf8).base64EncodedString())?="
    }
}
