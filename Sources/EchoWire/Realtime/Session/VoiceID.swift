/// The voice an answer is spoken in.
public enum VoiceID: WireUnion {
    /// One of the voices everybody has, by name.
    case named(String)
    case custom(CustomVoice)

    public init(wire: JSONValue) throws(WireError) {
        self = if let name = wire.string { .named(name) } else { .custom(try CustomVoice(wire: wire)) }
    }

    public var wire: JSONValue {
        switch self {
        case .named(let name): .string(name)
        case .custom(let voice): voice.wire
        }
    }

    /// The name or the id.
    public var name: String {
        switch self {
        case .named(let name): name
        case .custom(let voice): voice.id
        }
    }
}

extension VoiceID: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self = .named(name) }
}
