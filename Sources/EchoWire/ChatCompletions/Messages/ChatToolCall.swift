/// The model asks for a tool.
public enum ChatToolCall: WireUnion {
    case function(ChatFunctionToolCall)
    case unknown(JSONObject)

    /// Compatible servers leave the type out.
    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "function",
            nil where fields["function"] != nil:
            self = .function(try ChatFunctionToolCall(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .function(let call): .tagged("function", call.fields)
        case .unknown(let object): .object(object)
        }
    }
}
