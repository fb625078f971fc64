import EchoAudio

/// Joins the fragments of both transcripts into what each side says in one breath. There are no turns on the wire: an
/// utterance ends with a gap, or when the other side has spoken on.
struct LiveUtterances: Sendable, Hashable {
    enum Side: Sendable, Hashable {
        case user, assistant

        var other: Side { self == .user ? .assistant : .user }
    }

    /// A change of the utterances.
    enum Change: Sendable, Hashable {
        /// - Parameter before: began later, though its words came first.
        case opened(String, Side, before: String?)
        case grew(String, Side, String)
        case closed(String, Side)
    }

    private struct Utterance: Sendable, Hashable {
        let id: String
        let start: Int
        var end: Int
        /// The clock when its last words came.
        var heardAt: Int
        var length = 0
        /// Its last words end no sentence.
        var isUnfinished = false

        mutating func add(_ words: String) {
            length += words.count
            if words.contains(where: { !$0.isWhitespace }) { isUnfinished = LiveUtterances.isUnfinished(words) }
        }

        /// Words that cannot begin an utterance: " me check." behind "One moment, let".
        func goesOn(with words: String) -> Bool {
            isUnfinished && words.first?.isWhitespace == true && words.first { !$0.isWhitespace }?.isLowercase == true
        }
    }

    /// Between two utterances of one side, milliseconds.
    static let gap = 1_000
    /// For so long words may still come for what was said; milliseconds.
    static let patience = 2_500
    /// Words that are later than this begin an utterance of their own.
    private static let latest = 10_000
    /// The other side has spoken on.
    private static let otherSpokeOn = 400
    /// What has no time is taken to be this long.
    private static let grid = 200
    /// Characters of one utterance.
    private static let longest = 20_000
    private static let day = 86_400_000

    private var open: [Side: Utterance] = [:]
    private var closed: [Side: Utterance] = [:]
    /// When a side began with something else, by the clock of the session.
    private var parted: [Side: Int] = [:]
    /// A fragment may end inside a character.
    private var texts: [Side: SplitText] = [:]

    /// Whether words end without an end of a sentence; false for none.
    static func isUnfinished(_ words: String) -> Bool {
        words.last { !$0.isWhitespace }.map { !".?!…:\"”»)".contains($0) } ?? false
    }

    /// The utterance of a side that is not closed yet.
    func id(of side: Side) -> String? { open[side]?.id }

    /// Whether words may still come for what the user said.
    func awaitsWords(at clock: Int) -> Bool { isGrowing(.user, at: clock) }

    /// Whether the last words of a side came just now.
    func isGrowing(_ side: Side, at clock: Int) -> Bool { open[side].map { clock - $0.heardAt < Self.gap } ?? false }

    /// - Parameters:
    ///   - start: by the clock of the session, milliseconds; nil when it was not told, like `end`.
    ///   - clock: of the session, now.
    ///   - makeID: for an utterance that begins.
    mutating func hear(
        _ words: String, of side: Side, start: Int?, end: Int?, clock: Int, makeID: () -> String
    ) -> [Change] {
        let words = texts[side, default: SplitText()].add(words)
        guard !words.isEmpty else { return [] }
        let start = told(start, clock) ?? assumedStart(of: side, clock)
        let end = max(start, told(end, clock) ?? start + Self.grid)
        if let late = closed[side], open[side].map({ start < $0.start }) ?? true, start < late.end + Self.gap,
            clock - late.heardAt < Self.latest, !otherHasSpokenOn(after: late, until: start, side),
            !isParted(late, from: start, side) || late.goesOn(with: words)
        {
            closed[side]?.end = max(late.end, end)
            closed[side]?.add(words)
            return [.grew(late.id, side, words)]
        }
        var changes: [Change] = []
        if let current = open[side], begins(start, after: current, side) { changes += close(side) }
        if open[side] == nil {
            let other = open[side.other]
            let utterance = Utterance(id: makeID(), start: start, end: end, heardAt: clock)
            open[side] = utterance
            changes.append(
                .opened(utterance.id, side, before: other.flatMap { $0.start > start + Self.grid ? $0.id : nil }))
        }
        guard var current = open[side] else { return changes }
        current.end = max(current.end, end)
        current.heardAt = clock
        current.add(words)
        open[side] = current
        return changes + [.grew(current.id, side, words)]
    }

    /// What a side says from this moment on is an utterance of its own, without a gap as well; a sentence that it is in
    /// the middle of goes on first.
    mutating func part(_ side: Side, at time: Int) -> [Change] {
        parted[side] = time
        return close(side)
    }

    private func isParted(_ utterance: Utterance, from start: Int, _ side: Side) -> Bool {
        parted[side].map { utterance.start < $0 && start >= $0 } ?? false
    }

    /// Closes what no words have come for in a while.
    mutating func settle(at clock: Int) -> [Change] {
        var changes: [Change] = []
        for side in [Side.user, .assistant] {
            guard let utterance = open[side], clock - max(utterance.end, utterance.heardAt) >= Self.patience else {
                continue
            }
            changes += close(side)
        }
        return changes
    }

    /// Nothing comes any more.
    mutating func closeAll() -> [Change] { close(.user) + close(.assistant) }

    private mutating func close(_ side: Side) -> [Change] {
        guard let utterance = open.removeValue(forKey: side) else { return [] }
        closed[side] = utterance
        let rest = texts[side]?.end() ?? ""
        return (rest.isEmpty ? [] : [.grew(utterance.id, side, rest)]) + [.closed(utterance.id, side)]
    }

    private func begins(_ start: Int, after current: Utterance, _ side: Side) -> Bool {
        start - current.end >= Self.gap || current.length >= Self.longest
            || otherHasSpokenOn(after: current, until: start, side)
    }

    private func otherHasSpokenOn(after utterance: Utterance, until start: Int, _ side: Side) -> Bool {
        guard let other = open[side.other], other.start >= utterance.end else { return false }
        return other.end - other.start >= Self.otherSpokeOn && start >= other.start + Self.otherSpokeOn
    }

    /// Nil for what cannot be: the server's clock is ours.
    private func told(_ time: Int?, _ clock: Int) -> Int? {
        guard let time, (0...Self.day).contains(time), time <= clock + 10_000 else { return nil }
        return time
    }

    private func assumedStart(of side: Side, _ clock: Int) -> Int {
        guard let current = open[side], clock - current.heardAt < Self.gap else { return clock }
        return current.end
    }
}
