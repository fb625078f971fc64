import EchoWire

/// The kinds of content an answer has had, for one that has no words in the end.
struct GivenContent: Sendable, Hashable {
    var hasWords = false
    var hasThoughts = false
    var hasPicture = false
    var hasSound = false

    var isEmpty: Bool { self == GivenContent() }

    /// A piece of a Chat Completions message.
    mutating func note(_ delta: JSONValue) {
        hasThoughts =
            hasThoughts
            || ["reasoning_content", "reasoning", "reasoning_details", "thinking", "thinking_blocks"]
                .contains { delta[$0]?.saysSomething == true }
            || delta["content"]?.looseList.contains { $0["thinking"]?.saysSomething == true } == true
        hasPicture =
            hasPicture || delta["images"]?.saysSomething == true || delta["image"]?.saysSomething == true
            || delta["content"]?.hasPicture == true
        hasSound = hasSound || delta["audio"]?["data"]?.saysSomething == true
    }

    /// What came in place of words and calls; nil for an answer that has some.
    func missing(hasCalls: Bool) -> MissingAnswer? {
        if hasWords || hasCalls { return nil }
        if hasPicture { return .picture }
        if hasSound { return .sound }
        return hasThoughts ? .thoughts : .noWords
    }
}

/// Words that come in pieces, whose last character may come in two.
struct SplitText: Sendable, Hashable {
    private var half: Unicode.Scalar?

    /// The words that are whole now.
    mutating func add(_ piece: String) -> String {
        // A piece without words lets the other half wait.
        guard !piece.isEmpty else { return "" }
        let (text, waiting) = HalfCharacter.join(piece, after: half)
        half = waiting
        return text
    }

    /// A text that came in one piece.
    static func whole(_ text: String) -> String {
        var split = SplitText()
        return split.add(text) + split.end()
    }

    /// What is left of a half whose other half never came.
    mutating func end() -> String {
        defer { half = nil }
        return half == nil ? "" : "\u{FFFD}"
    }
}

/// Holds back what cannot be seen until a word follows: an answer that has no more than that says nothing.
struct HeldSpace: Sendable, Hashable {
    private var held = ""
    private var isOver = false

    /// What is said now.
    mutating func add(_ words: String) -> String {
        guard !isOver else { return words }
        held += words
        guard words.contains(where: { !$0.isBlank }) else { return "" }
        isOver = true
        defer { held = "" }
        return held
    }
}
