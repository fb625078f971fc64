import EchoText

/// A mistake in a filter.
enum EventQueryError: Error, Sendable, Hashable {
    case noTurn(String)
    case missingItem
    case unknown(name: String)

    /// Short enough for beside the line it is written in.
    var sentence: String {
        switch self {
        case .noTurn: "turn: needs a number, such as turn:3"
        case .missingItem: "item: needs an ID, such as item:item_42"
        case .unknown(let name): "unknown filter \(Sanitizer.line(name)): (quote it to search for the text)"
        }
    }
}
