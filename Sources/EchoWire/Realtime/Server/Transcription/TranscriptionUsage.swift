/// The usage of a transcription.
public enum TranscriptionUsage: WireUnion {
    case tokens(TranscriptionTokens)
    case duration(TranscriptionDuration)
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "tokens": self = .tokens(try TranscriptionTokens(fields: fields))
        case "duration": self = .duration(try TranscriptionDuration(fields: fields))
        default: self = .unknown(wire.object ?? fields)
        }
    }

    public var wire: JSONValue {
        switch self {
        case .tokens(let usage): .tagged("tokens", usage.fields)
        case .duration(let usage): .tagged("duration", usage.fields)
        case .unknown(let object): .object(object)
        }
    }
}
