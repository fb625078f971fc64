/// In which form an answer is written.
public enum ChatResponseFormat: WireUnion {
    case text
    case jsonSchema(JSONSchemaFormat)
    /// Any JSON; older than schemas.
    case jsonObject
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "text" where fields.isEmpty: self = .text
        case "json_schema" where fields.count == 1: self = .jsonSchema(try fields.nested("json_schema"))
        case "json_object" where fields.isEmpty: self = .jsonObject
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .text: .tagged("text", [:])
        case .jsonSchema(let format): .tagged("json_schema", ["json_schema": format.wire])
        case .jsonObject: .tagged("json_object", [:])
        case .unknown(let object): .object(object)
        }
    }
}
