/// Joins the words of one direction to lines: what was said, and beside it what it is in the other language.
///
/// Nothing on the wire says which words belong together, or where a sentence ends. Pauses part what is said; the
/// translation, which comes later, goes on to the next line when it has as many sentences, or pauses itself.
struct InterpretedText: Sendable, Hashable {
    /// Silence that parts two lines.
    static let pause = Duration.milliseconds(1_500)
    /// A line of so many characters ends with its sentence; a longer one with its word.
    static let long = 80
    static let longest = 400
    /// Nothing more is expected of a line that has both sides when so long nothing came.
    static let patience = Duration.seconds(4)
    /// And of one that was not translated at all.
    static let longestWait = Duration.seconds(20)
    /// Lines whose translation is to come; more are given up, the oldest first.
    static let mostOpen = 32

    let target: String
    private(set) var open: [InterpretedLine] = []
    private var number = 0
    private var heardAt: Duration?
    private var saidAt: Duration?
    /// Words may come with half a character at their end.
    private var heard = SplitText()
    private var said = SplitText()

    init(target: String) { self.target = target }

    /// Whether something that was said has no translation yet.
    var awaitsWords: Bool { open.contains { $0.translation.isEmpty } }

    /// What the voice that is heard now says again, rather than translates; nil while nobody knows.
    var repeats: Bool? { open.first.flatMap { SaidAgain($0.source, $0.translation).begins } }

    /// More of what is said.
    ///
    /// - Returns: the lines that have changed.
    mutating func hear(_ delta: String, at time: Duration) -> [InterpretedLine] {
        let delta = heard.add(delta)
        guard !delta.isEmpty else { return [] }
        defer { heardAt = time }
        if needsLine(for: time) { begin(at: time) }
        open[open.count - 1].source = Self.joined(open[open.count - 1].source, delta)
        open[open.count - 1].ended = max(open[open.count - 1].ended, time)
        return [open[open.count - 1]] + giveUp()
    }

    /// More of the translation.
    mutating func say(_ delta: String, at time: Duration) -> [InterpretedLine] {
        let delta = said.add(delta)
        guard !delta.isEmpty else { return [] }
        defer { saidAt = time }
        var changed: [InterpretedLine] = []
        if isTranslated(at: time) { changed.append(close(.whole)) }
        if open.isEmpty { begin(at: time) }
        open[0].translation = Self.joined(open[0].translation, delta)
        open[0].ended = max(open[0].ended, time)
        return changed + [open[0]]
    }

    /// Time goes by.
    mutating func pass(to now: Duration) -> [InterpretedLine] {
        var changed: [InterpretedLine] = []
        while let first = open.first, isOver(first, at: now) { changed.append(close(.whole)) }
        return changed
    }

    /// No more words come.
    ///
    /// - Parameter isWhole: nothing broke off.
    mutating func end(isWhole: Bool) -> [InterpretedLine] {
        var changed: [InterpretedLine] = []
        while !open.isEmpty { changed.append(close(isWhole ? .whole : .cutOff)) }
        return changed
    }

    // MARK: lines

    private func needsLine(for time: Duration) -> Bool {
        guard let last = open.last else { return true }
        guard !last.source.isEmpty else { return false }
        if let heardAt, time - heardAt >= Self.pause { return true }
        return Self.isFull(last.source)
    }

    /// Whether what is said now belongs to the line after the first.
    private func isTranslated(at time: Duration) -> Bool {
        guard let first = open.first, !first.translation.isEmpty else { return false }
        let hasPaused = saidAt.map { time - $0 >= Self.pause } ?? false
        guard !first.source.isEmpty, open.count > 1 else {
            return first.source.isEmpty && (hasPaused || Self.isFull(first.translation))
        }
        guard Self.endsSentence(first.translation) else { return hasPaused }
        return hasPaused || Self.sentences(first.translation) >= max(1, Self.sentences(first.source))
    }

    private func isOver(_ line: InterpretedLine, at now: Duration) -> Bool {
        let quiet = now - max(line.ended, line == open.last ? heardAt ?? .zero : .zero)
        return quiet >= (line.translation.isEmpty ? Self.longestWait : Self.patience)
    }

    private mutating func begin(at time: Duration) {
        number += 1
        open.append(InterpretedLine(id: "\(target)-\(number)", target: target, began: time))
    }

    private mutating func close(_ state: InterpretedLine.State) -> InterpretedLine {
        var line = open.removeFirst()
        line.state = state
        return line
    }

    private mutating func giveUp() -> [InterpretedLine] {
        open.count > Self.mostOpen ? [close(.cutOff)] : []
    }

    // MARK: sentences

    private static func joined(_ text: String, _ delta: String) -> String {
        text.isEmpty ? String(delta.drop { $0.isWhitespace }) : text + delta
    }

    private static func isFull(_ text: String) -> Bool {
        text.count >= longest || text.count >= long && endsSentence(text)
    }

    private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

    private static func endsSentence(_ text: String) -> Bool {
        text.last { !$0.isWhitespace && !"\"”’»)".contains($0) }.map(ends.contains) ?? false
    }

    /// Several marks in a row end one.
    private static func sentences(_ text: String) -> Int {
        var (count, wasEnd) = (0, false)
        for character in text {
            let isEnd = ends.contains(character)
            if isEnd, !wasEnd { count += 1 }
            wasEnd = isEnd
        }
        return count
    }
}
