/// The content of a chat message: plain text, or parts.
public enum ChatContent: WireUnion {
    case text(String)
    case parts([ChatPart])

    public init(wire: JSONValue) throws(WireError) {
        self = if let text = wire.string { .text(text) } else { .parts(try [ChatPart](wire: wire)) }
    }

    public var wire: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .parts(let parts): parts.wire
        }
    }

    /// All words, part after part.
    public var words: String {
        switch self {
        case .text(let text): text
        case .parts(let parts): parts.compactMap(\.words).joined()
        }
    }
}

extension ChatContent: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(arrayLiteral parts: ChatPart...) { self = .parts(parts) }
}
