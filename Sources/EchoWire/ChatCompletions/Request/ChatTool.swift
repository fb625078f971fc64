/// Something the model may call. Here a function is nested, where the other protocols have it flat.
public enum ChatTool: WireUnion {
    case function(ChatFunction)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "function" where fields.count == 1: self = .function(try fields.nested("function"))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .function(let function): .tagged("function", ["function": function.wire])
        case .unknown(let object): .object(object)
        }
    }
}
