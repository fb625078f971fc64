import EchoText

/// What is wrong with what was written for a filter.
enum EventQueryError: Error, Sendable, Hashable {
    case noTurn(String)
    case missingItem
    case unknown(name: String)

    /// Short enough for beside the line it is written in.
    var sentence: String {
        switch self {
        case .noTurn: "turn: needs a number: turn:3"
        case .missingItem: "item: needs a name: item:item_42"
        case .unknown(let name): "there is no \(Sanitizer.line(name)): (quotes make it text)"
        }
    }
}
