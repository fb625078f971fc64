import EchoWire

/// What an answer over Chat Completions says, put together from its pieces: what is thought in marks, and calls that are
/// written as text, are no words of it.
struct ChatWords: Sendable {
    /// The name of its message.
    var item = "chat"
    private(set) var hasThoughts = false
    private(set) var hasWords = false
    private let tools: Set<String>
    private let isAboutMarks: Bool
    private var text = SplitText()
    private var growing = GrowingText()
    private var marks: ThoughtMarks
    private var written: WrittenCalls
    private var space = HeldSpace()
    /// As they came.
    private var said = ""
    /// As they were given.
    private var shown = ""
    /// Some of them were thought, in marks.
    private var hasMarkedThoughts = false
    private var refused = SplitText()
    private var refusedSpace = HeldSpace()
    private var refusal = ""

    /// - Parameters:
    ///   - tools: the names of those that were offered.
    ///   - isAboutMarks: the conversation is about the marks of thoughts.
    init(tools: Set<String>, isAboutMarks: Bool) {
        (self.tools, self.isAboutMarks) = (tools, isAboutMarks)
        written = WrittenCalls(tools: tools)
        marks = ThoughtMarks(isTopic: isAboutMarks)
    }

    mutating func add(_ piece: String) -> [AnswerPart] { take(growing.add(text.add(piece))) }

    mutating func decline(_ piece: String) -> [AnswerPart] { refuse(refused.add(piece)) }

    mutating func think(_ words: String) -> [AnswerPart] {
        guard !words.isEmpty else { return [] }
        hasThoughts = true
        return [.thought(delta: words)]
    }

    /// What was held back, since it might have been something else.
    ///
    /// - Parameters:
    ///   - isWhole: the answer came to its own end.
    ///   - hasCalls: it has calls that are not written as text.
    mutating func end(isWhole: Bool, hasCalls: Bool) -> (parts: [AnswerPart], calls: [JSONValue]) {
        let last = take(growing.add(text.end()) + growing.end()) + give(marks.end(isWhole: isWhole))
        let rest = written.end(isWhole: isWhole && !hasCalls)
        return (last + say(rest.words), rest.calls)
    }

    /// What of a message that stands in the place of a piece has not been said.
    func unsaid(of message: JSONValue) -> JSONValue {
        guard !said.isEmpty, case .object(var fields) = message, let whole = fields["content"]?.looseWords,
            whole.hasPrefix(said)
        else { return message }
        fields["content"] = .string(String(whole.dropFirst(said.count)))
        for name in JSONValue.thoughtFields { fields[name] = nil }
        return .object(fields)
    }

    // MARK: the whole

    /// All words, as the server says them behind the pieces.
    mutating func settle(_ whole: String) -> [AnswerPart] {
        let held = take(growing.end())
        text = SplitText()
        let whole = SplitText.whole(whole)
        let isBare = hasMarkedThoughts && ThoughtMarks.words(of: whole, isTopic: isAboutMarks) == whole
        switch FinalText(whole, of: isBare ? shown : said) {
        case .kept: return held
        case .more(let rest): return held + take(rest)
        case .instead(let whole): return held + reword(whole)
        }
    }

    /// The same where it declines.
    mutating func settle(refusal whole: String) -> [AnswerPart] {
        refused = SplitText()
        switch FinalText(SplitText.whole(whole), of: refusal, isRefusal: true) {
        case .kept: return []
        case .more(let rest): return refuse(rest)
        case .instead(let whole):
            refusal = whole
            return restated
        }
    }

    private mutating func reword(_ whole: String) -> [AnswerPart] {
        let before = shown
        (said, marks) = (whole, ThoughtMarks(isTopic: isAboutMarks))
        (written, space) = (WrittenCalls(tools: tools), HeldSpace())
        shown = space.add(written.add(ThoughtMarks.words(of: whole, isTopic: isAboutMarks)))
        hasWords = !shown.isEmpty || !refusal.isEmpty
        if shown == before { return [] }
        guard !shown.isEmpty || !refusal.isEmpty else { return [.wasThought(itemID: item)] }
        return restated
    }

    /// All that it says, in the place of what was said.
    private var restated: [AnswerPart] {
        [.reworded(itemID: item, text: shown)] + (refusal.isEmpty ? [] : [.refusal(itemID: item, delta: refusal)])
    }

    // MARK: words

    private mutating func take(_ words: String) -> [AnswerPart] {
        said += words
        return give(marks.add(words))
    }

    private mutating func give(_ parts: ThoughtMarks.Parts) -> [AnswerPart] {
        let before = parts.endsOpenThought ? takeBack() : []
        hasMarkedThoughts = hasMarkedThoughts || parts.endsOpenThought || !parts.thought.isEmpty
        return before + think(parts.thought) + say(written.add(parts.text))
    }

    /// What was said so far was thought.
    private mutating func takeBack() -> [AnswerPart] {
        let held = written.end(isWhole: false).words
        let wasSaid = hasWords
        (written, space, shown) = (WrittenCalls(tools: tools), HeldSpace(), "")
        (hasWords, hasThoughts) = (false, true)
        return (wasSaid ? [.wasThought(itemID: item)] : []) + think(held)
    }

    private mutating func say(_ words: String) -> [AnswerPart] {
        let words = space.add(words)
        guard !words.isEmpty else { return [] }
        hasWords = true
        shown += words
        return [.text(itemID: item, delta: words)]
    }

    private mutating func refuse(_ words: String) -> [AnswerPart] {
        let words = refusedSpace.add(words)
        guard !words.isEmpty else { return [] }
        hasWords = true
        refusal += words
        return [.refusal(itemID: item, delta: words)]
    }
}
