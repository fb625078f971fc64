import Echo
import EchoText

/// Which events are to be shown: what a person wrote, understood.
struct EventQuery: Sendable, Hashable {
    /// One thing that an event is or is not.
    enum Term: Sendable, Hashable {
        /// In the type or the JSON, in small letters.
        case text([UInt8])
        case family(EventFamily)
        case direction(WireRecord.Direction)
        case turns(ClosedRange<Int>)
        /// The name of an item, in quotes.
        case item([UInt8])
    }

    /// What was written.
    let words: String
    private var required: [Term] = []
    private var excluded: [Term] = []
    /// Of several families or directions one is enough.
    private var families: Set<EventFamily> = []
    private let known: EventFamilies
    private var directions: Set<WireRecord.Direction> = []

    /// - Parameters:
    ///   - turn: the one that `turn` without a number means.
    ///   - families: those that words may name.
    init(_ words: String, turn: Int, families: EventFamilies = EventFamilies()) throws(EventQueryError) {
        self.words = words.trimmed
        known = families
        for word in EventQueryWords.split(words) {
            let isExcluded = !word.isQuoted && word.text.hasPrefix("-") && word.text.count > 1
            let text = isExcluded ? String(word.text.dropFirst()) : word.text
            let term = word.isQuoted ? .text(Array(text.lowercased().utf8)) : try term(text, turn: turn)
            isExcluded ? excluded.append(term) : require(term)
        }
    }

    /// How a filter is written, for the help.
    static func help(_ families: EventFamilies) -> String {
        """
        Words are searched in the type and the JSON; all must match. \(families.all.map(\.name).joined(separator: " ")) \
        are families; in and out (or ← and →) are directions; one of several is enough. turn is the turn of the selected \
        event, turn:3 and turn:3-5 name others; item:NAME shows one item. -WORD excludes, "WORD" matches it literally.
        Example: response in -delta turn:3
        """
    }

    var isEmpty: Bool { required.isEmpty && excluded.isEmpty && families.isEmpty && directions.isEmpty }

    func matches(_ entry: EventEntry) -> Bool {
        guard directions.isEmpty || directions.contains(entry.record.direction) else { return false }
        guard families.isEmpty || families.contains(where: { known.holds(entry.record.type, in: $0) }) else {
            return false
        }
        return required.allSatisfy { holds($0, of: entry) } && !excluded.contains { holds($0, of: entry) }
    }

    private mutating func require(_ term: Term) {
        switch term {
        case .family(let family): families.insert(family)
        case .direction(let direction): directions.insert(direction)
        default: required.append(term)
        }
    }

    private func term(_ word: String, turn: Int) throws(EventQueryError) -> Term {
        let small = word.lowercased()
        if let family = known.all.first(where: { $0.name == small }) { return .family(family) }
        switch small {
        case "in", "←", "<-": return .direction(.received)
        case "out", "→", "->": return .direction(.sent)
        case "turn": return .turns(turn...turn)
        default: break
        }
        guard let colon = small.firstIndex(of: ":"), colon > small.startIndex,
            small[..<colon].allSatisfy({ ("a"..."z").contains($0) })
        else { return .text(Array(small.utf8)) }
        return try Self.named(String(small[..<colon]), String(word.dropFirst(small[...colon].count)))
    }

    private static func named(_ name: String, _ value: String) throws(EventQueryError) -> Term {
        switch name {
        case "turn": return .turns(try turns(value))
        case "item" where value.isEmpty: throw .missingItem
        case "item": return .item(Array("\"\(value)\"".utf8))
        default: throw .unknown(name: name)
        }
    }

    private static func turns(_ text: String) throws(EventQueryError) -> ClosedRange<Int> {
        let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Int($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, first >= 0, last >= first else {
            throw .noTurn(text)
        }
        return first...last
    }

    private func holds(_ term: Term, of entry: EventEntry) -> Bool {
        switch term {
        case .text(let word):
            ByteSearch.contains(word, in: entry.record.type) || ByteSearch.contains(word, in: entry.record.text)
        case .family(let family): known.holds(entry.record.type, in: family)
        case .direction(let direction): entry.record.direction == direction
        case .turns(let turns): turns.contains(entry.turn)
        case .item(let name): ByteSearch.last(of: name, in: entry.record.text) != nil
        }
    }
}

/// Splits what is written for a filter at its blanks. What stands in quotes is one word, and means itself.
enum EventQueryWords {
    struct Word: Sendable, Hashable {
        var text: String
        var isQuoted: Bool
    }

    static func split(_ text: String) -> [Word] {
        var words: [Word] = []
        var rest = text[...].drop(while: \.isWhitespace)
        while let first = rest.first {
            if first == "\"" {
                let quoted = rest.dropFirst().prefix { $0 != "\"" }
                if !quoted.isEmpty { words.append(Word(text: String(quoted), isQuoted: true)) }
                rest = rest[quoted.endIndex...].dropFirst()
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                words.append(Word(text: String(word), isQuoted: false))
                rest = rest[word.endIndex...]
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return words
    }
}
