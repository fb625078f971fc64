/// Something the model may call.
public enum ResponsesTool: WireUnion {
    case function(ResponsesFunctionTool)
    case mcp(MCPTool)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "function": self = .function(try ResponsesFunctionTool(fields: fields))
        case "mcp": self = .mcp(try MCPTool(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .function(let tool): .tagged("function", tool.fields)
        case .mcp(let tool): .tagged("mcp", tool.fields)
        case .unknown(let object): .object(object)
        }
    }
}
