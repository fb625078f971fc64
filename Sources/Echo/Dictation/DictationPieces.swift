import Foundation

/// The words of a dictation on their way: they come late, overtake one another, and are told in the order in which they
/// were said.
struct DictationPieces: Sendable {
    /// More than can be said in one stretch of speech, in bytes.
    static let longest = 20_000
    /// Stretches of speech whose words are not there yet.
    static let most = 200

    private enum State: Sendable, Hashable {
        case open
        case settled
        case lost(EchoError)
    }

    private struct Piece: Sendable {
        let id: String
        var text = ""
        /// Words may come with half a character at their end.
        var whole = SplitText()
        var state = State.open
        /// Nil while it is being said.
        var times: (began: Duration, ended: Duration)?
    }

    private var pieces: [Piece] = []
    /// Told before: what still comes of them is too late.
    private var gone: [String] = []
    private var toldPartial = ""

    var isEmpty: Bool { pieces.isEmpty }
    var isFull: Bool { pieces.count >= Self.most }

    /// Since when the words are waited for that come next; nil while they are being said.
    var waitsSince: Duration? { pieces.first?.times?.ended }

    /// Whether it is waited for, or was told already.
    func knows(_ id: String) -> Bool { pieces.contains { $0.id == id } || gone.contains(id) }

    mutating func add(_ id: String) { pieces.append(Piece(id: id)) }

    /// It has been said to its end.
    mutating func end(_ id: String, began: Duration, ended: Duration) {
        change(id) { $0.times = (began, ended) }
    }

    mutating func append(_ words: String, to id: String) {
        change(id) { piece in
            guard piece.state == .open, piece.text.utf8.count + words.utf8.count <= Self.longest else { return }
            piece.text += piece.whole.add(words)
        }
    }

    /// - Parameter words: all of them; where there are none, those that came count.
    mutating func settle(_ id: String, _ words: String) {
        change(id) { piece in
            guard piece.state == .open else { return }
            (piece.text, piece.state) = (words.isBlank ? piece.text : String(words.prefix(Self.longest)), .settled)
        }
    }

    mutating func lose(_ id: String, _ error: EchoError) { change(id) { $0.state = .lost(error) } }

    /// Words that will not come any more: what came of them counts.
    mutating func settleFirst(orLose error: EchoError) {
        guard let first = pieces.first, first.state == .open else { return }
        change(first.id) { $0.state = $0.text.isBlank ? .lost(error) : .settled }
    }

    mutating func settleAll(orLose error: EchoError) {
        for piece in pieces where piece.state == .open {
            change(piece.id) { $0.state = $0.text.isBlank ? .lost(error) : .settled }
        }
    }

    /// What is to be told now.
    ///
    /// - Parameter now: for a piece that was settled before it was said to its end.
    mutating func release(at now: Duration) -> [DictationEvent] {
        var events: [DictationEvent] = []
        while let first = pieces.first, first.state != .open {
            pieces.removeFirst()
            gone = gone.suffix(Self.most - 1) + [first.id]
            switch first.state {
            case .open: break
            case .lost(let error): events.append(.lost(error))
            case .settled where first.text.isBlank: break
            case .settled:
                let (began, ended) = first.times ?? (now, now)
                events.append(.settled(DictatedPiece(text: first.text.trimmed, began: began, ended: ended)))
            }
        }
        let partial = pieces.map(\.text.trimmed).filter { !$0.isEmpty }.joined(separator: " ")
        if partial != toldPartial || (!events.isEmpty && !partial.isEmpty) { events.append(.partial(partial)) }
        toldPartial = partial
        return events
    }

    private mutating func change(_ id: String, _ change: (inout Piece) -> Void) {
        guard let index = pieces.firstIndex(where: { $0.id == id }) else { return }
        change(&pieces[index])
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
