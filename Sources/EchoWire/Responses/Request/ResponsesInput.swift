/// The input to answer.
public enum ResponsesInput: WireUnion {
    /// The same as one message of the user.
    case text(String)
    case items([ResponsesItem])

    public init(wire: JSONValue) throws(WireError) {
        self = if let text = wire.string { .text(text) } else { .items(try [ResponsesItem](wire: wire)) }
    }

    public var wire: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .items(let items): items.wire
        }
    }

    public var items: [ResponsesItem] {
        switch self {
        case .text(let text): [.message(ResponsesMessage(role: "user", content: .text(text)))]
        case .items(let items): items
        }
    }
}

extension ResponsesInput: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(arrayLiteral items: ResponsesItem...) { self = .items(items) }
}
