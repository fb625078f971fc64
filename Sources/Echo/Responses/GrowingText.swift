/// Finds what is new in pieces each of which may repeat everything before it, as some servers send them.
///
/// Two pieces are too few to know: the second waits for the third, or for the end.
struct GrowingText: Sendable, Hashable {
    private enum State: Hashable {
        case beginning
        /// The second piece began with the first; it waits.
        case suspected
        case growing
        case pieces
    }

    /// Characters of a first piece that nobody says twice by chance.
    private static let leastRepeated = 5

    private var state = State.beginning
    /// What was given, as long as the pieces may grow.
    private var given = ""
    private var waiting = ""

    /// - Returns: the words that are known to be new.
    mutating func add(_ piece: String) -> String {
        guard state != .pieces, !piece.isEmpty else { return piece }
        switch state {
        case .beginning: return begin(piece)
        case .suspected where piece.count > waiting.count && piece.hasPrefix(waiting):
            state = .growing
            return grow(to: piece)
        case .suspected:
            defer { forget() }
            return waiting + piece
        case .growing: return grow(to: piece)
        case .pieces: return piece
        }
    }

    /// Nothing more comes.
    mutating func end() -> String {
        guard state == .suspected else { return "" }
        defer { forget() }
        return given.count >= Self.leastRepeated ? String(waiting.dropFirst(given.count)) : waiting
    }

    private mutating func begin(_ piece: String) -> String {
        guard !given.allSatisfy(\.isWhitespace) else {
            guard !given.isEmpty, piece.hasPrefix(given), !piece.allSatisfy(\.isWhitespace) else {
                given += piece
                return piece
            }
            defer { given = piece }
            return String(piece.dropFirst(given.count))
        }
        guard piece.count > given.count, piece.hasPrefix(given), given.contains(where: { $0.isLetter || $0.isNumber })
        else {
            forget()
            return piece
        }
        (state, waiting) = (.suspected, piece)
        return ""
    }

    /// A piece may also be what was said once more, a little less of it, or new words after all.
    private mutating func grow(to piece: String) -> String {
        if given.hasPrefix(piece) { return "" }
        let common = zip(piece, given).prefix { $0 == $1 }.count
        guard common * 2 > given.count else {
            given += piece
            return piece
        }
        given = piece
        return String(piece.dropFirst(common))
    }

    private mutating func forget() { (state, given, waiting) = (.pieces, "", "") }
}
