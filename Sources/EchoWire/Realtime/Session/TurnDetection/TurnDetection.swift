/// How the server finds the end of the user's turn.
public enum TurnDetection: WireUnion {
    case serverVAD(ServerVAD)
    case semanticVAD(SemanticVAD)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "server_vad": self = .serverVAD(try ServerVAD(fields: fields))
        case "semantic_vad": self = .semanticVAD(try SemanticVAD(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .serverVAD(let settings): .tagged("server_vad", settings.fields)
        case .semanticVAD(let settings): .tagged("semantic_vad", settings.fields)
        case .unknown(let object): .object(object)
        }
    }

    /// Whether the server answers by itself when a turn ends.
    public var createResponse: Bool? {
        switch self {
        case .serverVAD(let settings): settings.createResponse
        case .semanticVAD(let settings): settings.createResponse
        case .unknown(let object): object["create_response"]?.bool
        }
    }

    /// Whether the server stops an answer by itself when the user speaks.
    public var interruptResponse: Bool? {
        switch self {
        case .serverVAD(let settings): settings.interruptResponse
        case .semanticVAD(let settings): settings.interruptResponse
        case .unknown(let object): object["interrupt_response"]?.bool
        }
    }
}
