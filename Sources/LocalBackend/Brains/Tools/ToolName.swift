/// A function's name, as it stands in a sentence.
struct ToolName {
    /// Characters; what is longer nobody says.
    private static let longest = 64
    /// Before a name, they order it.
    private static let orders: Set<String> = ["call", "run", "use", "invoke", "execute", "trigger", "start"]
    /// Before a name, they ask about it.
    private static let askings: Set<String> = ["what", "how", "why", "does", "do", "is", "explain", "describe"]
    private static let kinds: Set<String> = ["tool", "function", "tools", "functions"]

    enum Mention: Comparable { case none, words, order }

    let parts: [String]
    private let letters: String

    init(_ name: String) {
        parts = name.utf8.count > Self.longest ? [] : ToolWords.split(name)
        letters = parts.joined()
    }

    /// How it is mentioned: "call get_time" orders it, "get time" are its words.
    func mention(in utterance: Utterance) -> Mention {
        let words = utterance.allWords
        guard let place = place(in: words) else { return .none }
        let isOrdered = order(before: place, in: words) != nil
        let isCalledSo = words.indices.contains(place.upperBound) && Self.kinds.contains(words[place.upperBound])
        if isOrdered || isCalledSo { return .order }
        return parts.count > 1 || place.lowerBound == 0 ? .words : .none
    }

    /// The sentence without the name and the order before it, which hold no values.
    func removed(from utterance: Utterance) -> String {
        let words = utterance.allWords
        guard let place = place(in: words) else { return utterance.asked }
        return utterance.asked(without: (order(before: place, in: words) ?? place.lowerBound)..<place.upperBound)
    }

    /// What stands behind the name, which is a question's where something is asked about the function.
    func arguments(in utterance: Utterance) -> String? {
        let words = utterance.allWords
        guard mention(in: utterance) != .none, let place = place(in: words),
            Self.askings.isDisjoint(with: words[..<place.lowerBound])
        else { return nil }
        return utterance.text(after: place)
    }

    /// Where "call" stands in "call the tool get_time".
    private func order(before place: Range<Int>, in words: [String]) -> Int? {
        let before = words[..<place.lowerBound].lastIndex { !["the", "a"].contains($0) && !Self.kinds.contains($0) }
        return before.flatMap { Self.orders.contains(words[$0]) ? $0 : nil }
    }

    /// However it is put together: "get_time", "getTime", "get time".
    private func place(in words: [String]) -> Range<Int>? {
        guard !letters.isEmpty else { return nil }
        ReadingEffort.count(words.count)
        for start in words.indices {
            var (rest, end) = (letters[...], start)
            while end < words.count, rest.hasPrefix(words[end]) {
                rest = rest.dropFirst(words[end].count)
                end += 1
                if rest.isEmpty { return start..<end }
            }
        }
        return nil
    }
}
