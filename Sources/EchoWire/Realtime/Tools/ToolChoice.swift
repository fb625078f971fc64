/// Whether and which tools the model calls.
public enum ToolChoice: WireUnion {
    case auto
    /// `none` on the wire; named apart from `Optional.none`.
    case noTools
    case required
    case function(name: String)
    case mcp(serverLabel: String, name: String?)
    case unknown(JSONValue)

    public init(wire: JSONValue) throws(WireError) {
        switch wire {
        case "auto": self = .auto
        case "none": self = .noTools
        case "required": self = .required
        case .string: self = .unknown(wire)
        default: self = Self.named(try wire.expect("string or object", \.object))
        }
    }

    private static func named(_ object: JSONObject) -> ToolChoice {
        let name = object["name"]?.string
        if let name, object == ["type": "function", "name": .string(name)] { return .function(name: name) }
        if let label = object["server_label"]?.string {
            let choice = ToolChoice.mcp(serverLabel: label, name: name)
            if choice.wire == .object(object) { return choice }
        }
        return .unknown(.object(object))
    }

    public var wire: JSONValue {
        switch self {
        case .auto: "auto"
        case .noTools: "none"
        case .required: "required"
        case .function(let name): ["type": "function", "name": .string(name)]
        case .mcp(let label, nil): ["type": "mcp", "server_label": .string(label)]
        case .mcp(let label, let name?): ["type": "mcp", "server_label": .string(label), "name": .string(name)]
        case .unknown(let json): json
        }
    }
}
