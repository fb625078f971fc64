/// The content of a message or of a function's output: plain text, or parts.
public enum ResponsesContent: WireUnion {
    case text(String)
    case parts([ResponsesPart])

    public init(wire: JSONValue) throws(WireError) {
        self = if let text = wire.string { .text(text) } else { .parts(try [ResponsesPart](wire: wire)) }
    }

    public var wire: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .parts(let parts): parts.wire
        }
    }

    public var parts: [ResponsesPart] {
        switch self {
        case .text(let text): [.inputText(text: text)]
        case .parts(let parts): parts
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

extension ResponsesContent: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(arrayLiteral parts: ResponsesPart...) { self = .parts(parts) }
}
