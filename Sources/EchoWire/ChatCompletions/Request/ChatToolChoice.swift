/// Whether and which tools the model calls.
public enum ChatToolChoice: WireUnion {
    case auto
    /// `none` on the wire; named apart from `Optional.none`.
    case noTools
    case required
    case function(name: String)
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

    private static func named(_ object: JSONObject) -> ChatToolChoice {
        guard let name = object["function"]?["name"]?.string else { return .unknown(.object(object)) }
        let choice = ChatToolChoice.function(name: name)
        return choice.wire == .object(object) ? choice : .unknown(.object(object))
    }

    public var wire: JSONValue {
        switch self {
        case .auto: "auto"
        case .noTools: "none"
        case .required: "required"
        case .function(let name): ["type": "function", "function": ["name": .string(name)]]
        case .unknown(let json): json
        }
    }
}
