/// Something the model may call.
public enum ResponsesTool: WireUnion {
    case function(ResponsesFunctionTool)
    case mcp(MCPTool)
    case webSearch(ResponsesWebSearchTool)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "function": self = .function(try ResponsesFunctionTool(fields: fields))
        case "mcp": self = .mcp(try MCPTool(fields: fields))
        case "web_search": self = .webSearch(try ResponsesWebSearchTool(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .function(let tool): .tagged("function", tool.fields)
        case .mcp(let tool): .tagged("mcp", tool.fields)
        case .webSearch(let tool): .tagged("web_search", tool.fields)
        case .unknown(let object): .object(object)
        }
    }
}
