/// The input that vectors are wanted for.
public enum EmbeddingsInput: WireUnion {
    case text(String)
    /// At most 2048.
    case texts([String])
    case tokens([Int])
    case tokenLists([[Int]])

    public init(wire: JSONValue) throws(WireError) {
        if let text = wire.string {
            self = .text(text)
        } else if let texts = try? [String](wire: wire) {
            self = .texts(texts)
        } else if let tokens = try? [Int](wire: wire) {
            self = .tokens(tokens)
        } else if let lists = try? [[Int]](wire: wire) {
            self = .tokenLists(lists)
        } else {
            throw .wrongType("", expected: "text, texts or tokens")
        }
    }

    public var wire: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .texts(let texts): texts.wire
        case .tokens(let tokens): tokens.wire
        case .tokenLists(let lists): lists.wire
        }
    }
}

extension EmbeddingsInput: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(arrayLiteral texts: String...) { self = .texts(texts) }
}
