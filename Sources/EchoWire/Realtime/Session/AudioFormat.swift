/// How sound is coded on the wire.
public enum AudioFormat: WireUnion {
    /// Signed 16 bit little endian, mono; the protocol knows 24000 frames a second only.
    case pcm(rate: Int)
    /// G.711 µ-law, 8 kHz.
    case pcmu
    /// G.711 A-law, 8 kHz.
    case pcma
    case unknown(JSONObject)

    public init(wire: JSONValue) throws(WireError) {
        let format = try wire.expect("object", \.object)
        self =
            switch format.filter({ !$0.value.isNull }) {
            case ["type": "audio/pcm"]: .pcm(rate: 24_000)
            case ["type": "audio/pcmu"]: .pcmu
            case ["type": "audio/pcma"]: .pcma
            case let fields where fields.count == 2 && fields["type"] == "audio/pcm":
                fields["rate"]?.integer.map { .pcm(rate: $0) } ?? .unknown(format)
            default: .unknown(format)
            }
    }

    public var wire: JSONValue {
        switch self {
        case .pcm(let rate): ["type": "audio/pcm", "rate": .integer(rate)]
        case .pcmu: ["type": "audio/pcmu"]
        case .pcma: ["type": "audio/pcma"]
        case .unknown(let object): .object(object)
        }
    }
}
