import EchoWire

/// The words of an answer's messages over the Responses API, put together from the pieces of their parts.
struct MessageWords: Sendable {
    typealias Place = ResponsesStream.Place

    /// All words of a part, as the server says them at the end.
    struct Whole: Sendable, Hashable {
        let words: String
        let isRefusal: Bool

        init(_ words: String, isRefusal: Bool = false) {
            (self.words, self.isRefusal) = (SplitText.whole(words), isRefusal)
        }

        init(_ part: ResponsesPart) { self.init(part.looseWords, isRefusal: part.isRefusal) }
    }

    private struct Part {
        let place: Place
        /// The name of its item.
        let id: String
        var isRefusal: Bool
        var text = SplitText()
        var marks: ThoughtMarks
        /// As they came.
        var words = ""
        /// As they were given.
        var shown = ""
        /// Some of them were thought, in marks.
        var hasThought = false

        var isSaid: Bool { shown.contains { !$0.isWhitespace } }
    }

    private let isAboutMarks: Bool
    /// As they began.
    private var parts: [Part] = []
    private var spaces: [Int: HeldSpace] = [:]
    /// Some of what came was thought.
    private(set) var hasThoughts = false

    init(isAboutMarks: Bool) { self.isAboutMarks = isAboutMarks }

    /// Whether something was said.
    var areSaid: Bool { parts.contains(where: \.isSaid) }
    /// Items that have words, as they began.
    var items: [Int] {
        parts.reduce(into: []) { items, part in
            if !items.contains(part.place.output) { items.append(part.place.output) }
        }
    }

    /// All that came; without thoughts, where the whole is told without them.
    func said(behind whole: String) -> String { said(parts, behind: whole) }

    // MARK: pieces

    mutating func add(_ delta: String, of id: String, at place: Place, isRefusal: Bool = false) -> [AnswerPart] {
        let index = part(at: place, of: id, isRefusal: isRefusal)
        let delta = parts[index].text.add(delta)
        guard !delta.isEmpty else { return [] }
        parts[index].words += delta
        guard isRefusal else { return give(parts[index].marks.add(delta), at: index) }
        let refusal = say(delta, at: index)
        return refusal.isEmpty ? [] : [.refusal(itemID: id, delta: refusal)]
    }

    /// What was held back, since it might have been a mark.
    mutating func end(isWhole: Bool, of output: Int? = nil) -> [AnswerPart] {
        parts.indices.filter { output == nil || parts[$0].place.output == output }
            .flatMap { give(parts[$0].marks.end(isWhole: isWhole), at: $0) }
    }

    private mutating func part(at place: Place, of id: String, isRefusal: Bool) -> Int {
        if let known = parts.lastIndex(where: { $0.place == place }) { return known }
        parts.append(
            Part(place: place, id: id, isRefusal: isRefusal, marks: ThoughtMarks(isTopic: isAboutMarks)))
        return parts.count - 1
    }

    private mutating func give(_ told: ThoughtMarks.Parts, at index: Int) -> [AnswerPart] {
        var given: [AnswerPart] = []
        if told.endsOpenThought {
            if parts[index].isSaid { given.append(.wasThought(itemID: parts[index].id)) }
            spaces[parts[index].place.output] = nil
            parts[index].shown = ""
        }
        parts[index].hasThought = parts[index].hasThought || told.endsOpenThought || !told.thought.isEmpty
        hasThoughts = hasThoughts || parts[index].hasThought
        if !told.thought.isEmpty { given.append(.thought(delta: told.thought)) }
        let text = say(told.text, at: index)
        return text.isEmpty ? given : given + [.text(itemID: parts[index].id, delta: text)]
    }

    private mutating func say(_ words: String, at index: Int) -> String {
        let words = spaces[parts[index].place.output, default: HeldSpace()].add(words)
        parts[index].shown += words
        return words
    }

    // MARK: the whole

    /// The server is done with a part.
    mutating func end(_ whole: Whole, of id: String, at place: Place) -> [AnswerPart] {
        let known = parts.lastIndex { $0.place == place }
        // The whole has both halves of what was split.
        if let known { parts[known].text = SplitText() }
        let isLast = known == nil || known == parts.lastIndex { $0.place.output == place.output }
        let said = said(known.map { [parts[$0]] } ?? [], behind: whole.words)
        switch FinalText(whole.words, of: said, isRefusal: whole.isRefusal) {
        case .kept: return []
        case .more(let rest) where isLast: return add(rest, of: id, at: place, isRefusal: whole.isRefusal)
        case .more, .instead: return change(place.output) { $0.set(whole, of: id, at: place) }
        }
    }

    /// The server is done with a message, whose parts may have come under other numbers.
    mutating func end(message wholes: [Whole], of id: String, at output: Int) -> [AnswerPart] {
        let wholes = wholes.filter { !$0.words.isEmpty }
        let all = wholes.map(\.words).joined()
        let said = said(parts.filter { $0.place.output == output }, behind: all)
        for index in parts.indices where parts[index].place.output == output { parts[index].text = SplitText() }
        switch FinalText(all, of: said, isRefusal: !wholes.isEmpty && wholes.allSatisfy(\.isRefusal)) {
        case .kept: return []
        case .more: return go(on: wholes, behind: said.utf8.count, of: id, at: output)
        case .instead:
            return change(output) { words in
                words.parts.removeAll { $0.place.output == output }
                for (content, whole) in wholes.enumerated() {
                    words.set(whole, of: id, at: Place(output: output, content: content))
                }
            }
        }
    }

    /// What came of some parts: without thoughts, where the whole is told without them.
    private func said(_ parts: [Part], behind whole: String) -> String {
        guard parts.contains(where: \.hasThought), ThoughtMarks.words(of: whole, isTopic: isAboutMarks) == whole else {
            return parts.map(\.words).joined()
        }
        return parts.map(\.shown).joined()
    }

    /// What of the parts of a message has not come yet.
    private mutating func go(on wholes: [Whole], behind count: Int, of id: String, at output: Int) -> [AnswerPart] {
        var (given, skipped): ([AnswerPart], Int) = ([], count)
        for whole in wholes {
            let known = min(skipped, whole.words.utf8.count)
            skipped -= known
            guard known < whole.words.utf8.count else { continue }
            let rest = String(decoding: whole.words.utf8.dropFirst(known), as: UTF8.self)
            let contents = parts.filter { $0.place.output == output }.map(\.place.content)
            let content = known > 0 ? contents.last ?? 0 : (contents.max() ?? -1) + 1
            given += add(rest, of: id, at: Place(output: output, content: content), isRefusal: whole.isRefusal)
        }
        return given
    }

    /// The message as it stands, where its words are others than before.
    private mutating func change(_ output: Int, _ change: (inout Self) -> Void) -> [AnswerPart] {
        let before = message(output)
        change(&self)
        let after = message(output)
        if after == before { return [] }
        guard after.isEmpty, case .reworded(let id, _)? = before.first else { return after }
        return [.wasThought(itemID: id)]
    }

    /// All that a message says, where it says something.
    private func message(_ output: Int) -> [AnswerPart] {
        let all = parts.filter { $0.place.output == output }
        guard let id = all.first?.id, all.contains(where: \.isSaid) else { return [] }
        let refusal = all.filter(\.isRefusal).map(\.shown).joined()
        let words = all.filter { !$0.isRefusal }.map(\.shown).joined()
        return [.reworded(itemID: id, text: words)] + (refusal.isEmpty ? [] : [.refusal(itemID: id, delta: refusal)])
    }

    private mutating func set(_ whole: Whole, of id: String, at place: Place) {
        let index = part(at: place, of: id, isRefusal: whole.isRefusal)
        let words = whole.isRefusal ? whole.words : ThoughtMarks.words(of: whole.words, isTopic: isAboutMarks)
        hasThoughts = hasThoughts || words != whole.words
        (parts[index].words, parts[index].isRefusal) = (whole.words, whole.isRefusal)
        (parts[index].shown, parts[index].marks) = (words, ThoughtMarks(isTopic: isAboutMarks))
        _ = spaces[place.output, default: HeldSpace()].add(words)
    }
}
