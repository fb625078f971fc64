/// Parts what a model thought aloud, in marks at the beginning of its answer, from what it says.
///
/// Servers that do not know a model's marks send them as words. Marks further on are words: somebody may ask about them.
/// Some templates open the thought themselves, so that only its end is among the words.
struct ThoughtMarks: Sendable, Hashable {
    /// What some words are.
    struct Parts: Sendable, Hashable {
        var thought = ""
        var text = ""
        /// All that was given as text before was thought as well.
        var endsOpenThought = false
    }

    private enum State: Hashable {
        /// Nothing but white space has come, or the beginning of a mark.
        case undecided
        case thinking(until: String)
        /// A thought is over, and only white space has come since.
        case pausing
        /// Behind a channel of the Harmony format, or in the head of the next.
        case between
        /// The channel of the answer: its end has a mark as well.
        case speaking
        /// Words without a mark in front: the end of a thought may come behind them.
        case open
        case answering
    }

    private static let marks = [
        ("<think>", "</think>"), ("<thinking>", "</thinking>"), ("<thought>", "</thought>"),
        ("<seed:think>", "</seed:think>"), ("[THINK]", "[/THINK]"), ("◁think▷", "◁/think▷"),
        ("<|START_THINKING|>", "<|END_THINKING|>"),
    ]
    /// The first byte of each.
    private static let firsts = Set(marks.flatMap { [$0.0, $0.1] }.compactMap(\.utf8.first))
    private static let channels = ["<|channel|>", "<|start|>"]
    private static let channelEnd = "<|end|>"
    private static let ends = [channelEnd, "<|return|>"]
    private static let headEnd = "<|message|>"
    /// Characters of the head of a channel.
    private static let longestHead = 200
    /// Characters; what is shorter, on one line, may be a sentence about the marks.
    private static let shortThought = 40
    /// Bytes of a thought without an end that are given as words after all.
    private static let mostKept = 1_000_000

    private var state = State.undecided
    private var held = ""
    /// All that came, as long as it may be words after all.
    private var raw = ""
    private var isThought = false
    private let isTopic: Bool

    /// - Parameter isTopic: the conversation is about the marks: one that stands among words is a word.
    init(isTopic: Bool = false) { self.isTopic = isTopic }

    /// Whether words name a mark.
    static func areNamed(in words: String) -> Bool {
        marks.contains { words.contains($0.0.dropFirst()) }
    }

    /// What a whole answer says beside what is thought in it.
    static func words(of whole: String, isTopic: Bool) -> String {
        var marks = ThoughtMarks(isTopic: isTopic)
        let (told, rest) = (marks.add(whole), marks.end(isWhole: true))
        return (rest.endsOpenThought ? "" : told.text) + rest.text
    }

    mutating func add(_ words: String) -> Parts {
        guard state != .answering else { return Parts(text: words) }
        var parts = Parts()
        held += words
        if raw.utf8.count < Self.mostKept { raw += words }
        var last: State?
        while state != last {
            last = state
            step(&parts)
        }
        return parts
    }

    /// What was held back.
    ///
    /// - Parameter isWhole: the answer came to its own end: a few words behind a mark were none of a thought.
    mutating func end(isWhole: Bool) -> Parts {
        defer { (state, held, raw) = (.answering, "", "") }
        switch state {
        case .undecided, .speaking: return Parts(text: held)
        case .open: return endOpen()
        case .pausing, .between, .answering: return Parts()
        case .thinking(let mark):
            if let end = held.firstRange(of: mark) { return Parts(thought: String(held[..<end.lowerBound])) }
            // “<think> begins a thought” is a sentence; what stands close behind the mark is thought.
            let maySpeak = isTopic || !isThought && held.first?.isLetter != true
            let areWords = isWhole && raw.utf8.count < Self.mostKept && maySpeak
            return areWords && mark != Self.channelEnd ? Parts(text: raw) : Parts(thought: held)
        }
    }

    private mutating func step(_ parts: inout Parts) {
        switch state {
        case .undecided: decide(&parts)
        case .thinking(let mark): think(until: mark, &parts)
        case .pausing:
            held = String(held.drop(while: \.isWhitespace))
            if !held.isEmpty { answer(held, &parts) }
        case .between: readHead(&parts)
        case .speaking: readFinal(&parts)
        case .open: watch(&parts)
        case .answering: break
        }
    }

    private mutating func decide(_ parts: inout Parts) {
        let words = held.drop(while: \.isWhitespace)
        if let (opening, closing) = Self.marks.first(where: { words.hasPrefix($0.0) }) {
            state = .thinking(until: closing)
            held = String(words.dropFirst(opening.count))
        } else if Self.channels.contains(where: { words.hasPrefix($0) }) {
            state = .between
            held = String(words)
        } else if !(Self.marks.map { $0.0 } + Self.channels).contains(where: { $0.hasPrefix(words) }) {
            state = .open
        }
    }

    // MARK: a thought that nothing opens

    private mutating func watch(_ parts: inout Parts) {
        guard raw.utf8.count < Self.mostKept else { return answer(held, &parts) }
        // What has no mark in it needs no look at each.
        guard held.utf8.contains(where: { Self.firsts.contains($0) }) else {
            parts.text += held
            held = ""
            return
        }
        guard let end = openEnd else {
            if Self.marks.contains(where: { held.contains($0.0) }) { return answer(held, &parts) }
            parts.text += pass(before: Self.marks.flatMap { [$0.0, $0.1] })
            return
        }
        let (before, after) = (held[..<end.lowerBound], held[end.upperBound...])
        guard let next = after.first else { return }
        guard endsThought(raw.dropLast(held.count - before.count), next) else { return answer(held, &parts) }
        let thought = parts.text + before
        (parts.thought, parts.text, parts.endsOpenThought) = (parts.thought + thought, "", true)
        (state, held, raw) = (.pausing, String(after), "")
    }

    /// The mark that ends a thought, without one that begins it.
    private var openEnd: Range<String.Index>? {
        let ends = Self.marks.compactMap { held.firstRange(of: $0.1) }
        guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        return Self.marks.contains { held[..<end.lowerBound].contains($0.0) } ? nil : end
    }

    /// Whether a mark is one, and not a word of a sentence or of code.
    private func endsThought(_ before: Substring, _ next: Character) -> Bool {
        let isAlone = before.last?.isNewline == true || next.isNewline
        guard !before.allSatisfy(\.isWhitespace) else { return isAlone || next != " " }
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let quotes: Set<Character> = ["`", "\"", "'", "“", "‘", "«", "„", "("]
        let isCode = before.ranges(of: "```").count % 2 == 1 || line.count { $0 == "`" } % 2 == 1
        if isCode || before.last.map(quotes.contains) == true || next == "`" { return false }
        return isAlone || !isTopic
    }

    /// Nothing stands behind the mark: one on a line of its own ended a thought.
    private mutating func endOpen() -> Parts {
        guard let end = openEnd, held[end.upperBound...].isEmpty else { return Parts(text: held) }
        let (before, thought) = (raw.dropLast(held[end].count), held[..<end.lowerBound])
        guard before.last?.isNewline == true, endsThought(before, "\n") else { return Parts(text: held) }
        return Parts(thought: String(thought), endsOpenThought: true)
    }

    private mutating func answer(_ words: String, _ parts: inout Parts) {
        parts.text += words
        (state, held, raw) = (.answering, "", "")
    }

    private mutating func think(until mark: String, _ parts: inout Parts) {
        let isChannel = mark == Self.channelEnd
        guard let end = held.firstRange(of: mark) else {
            isThought = isThought || isChannel || held.contains(where: \.isNewline) || held.count > Self.shortThought
            if isThought { parts.thought += pass(before: [mark]) }
            return
        }
        let (thought, rest) = (String(held[..<end.lowerBound]), String(held[end.upperBound...]))
        if !isThought, !isChannel, !thought.allSatisfy(\.isWhitespace) {
            // “<think> and </think> are marks” is a sentence.
            guard let next = rest.first else { return }
            if next == " " { return answer(raw, &parts) }
        }
        parts.thought += thought
        (state, held) = (isChannel ? .between : .pausing, rest)
    }

    /// The head of a channel: “<|start|>assistant<|channel|>analysis<|message|>”.
    private mutating func readHead(_ parts: inout Parts) {
        let words = held.drop(while: \.isWhitespace)
        guard let end = words.firstRange(of: Self.headEnd) else {
            let isHead = Self.channels.contains { words.hasPrefix($0) || $0.hasPrefix(words) }
            if !isHead || words.count > Self.longestHead { answer(String(words), &parts) }
            return
        }
        guard Self.channels.contains(where: { words.hasPrefix($0) }) else { return answer(String(words), &parts) }
        let head = words[..<end.lowerBound]
        state = head.contains("<|channel|>") && !head.contains("final") ? .thinking(until: Self.channelEnd) : .speaking
        held = String(words[end.upperBound...])
    }

    private mutating func readFinal(_ parts: inout Parts) {
        for mark in Self.ends {
            while let end = held.firstRange(of: mark) { held.removeSubrange(end) }
        }
        parts.text += pass(before: Self.ends)
    }

    /// What is held, but for an end that may be the beginning of a mark.
    private mutating func pass(before marks: [String]) -> String {
        let waiting = marks.map { Self.overlap(held, $0) }.max() ?? 0
        defer { held = String(held.suffix(waiting)) }
        return String(held.dropLast(waiting))
    }

    private static func overlap(_ text: String, _ mark: String) -> Int {
        (1..<mark.count).last { text.hasSuffix(mark.prefix($0)) } ?? 0
    }
}

extension AnswerPrompt {
    /// Whether somebody asks about the marks of thoughts, or gives a text that has some.
    var namesThoughtMarks: Bool {
        entries.contains { entry in
            switch entry {
            case .message(_, .user, let text): ThoughtMarks.areNamed(in: text)
            case .result(let result): ThoughtMarks.areNamed(in: result.output)
            default: false
            }
        }
    }
}
