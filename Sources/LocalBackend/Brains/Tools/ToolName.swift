/// A function's name, as it stands in a sentence.
struct ToolName {
    /// Characters; what is longer nobody says.
    private static let longest = 64
    /// Before a name, they order it.
    private static let orders: Set<String> = ["call", "run", "use", "invoke", "execute", "trigger", "start"]
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
        let before = words[..<place.lowerBound].reversed().first {
            !["the", "a"].contains($0) && !Self.kinds.contains($0)
        }
        let isOrdered = before.map(Self.orders.contains) ?? false
        let isCalledSo = words.indices.contains(place.upperBound) && Self.kinds.contains(words[place.upperBound])
        if isOrdered || isCalledSo { return .order }
        return parts.count > 1 || place.lowerBound == 0 ? .words : .none
    }

    /// The sentence without the name, which holds no values.
    func removed(from utterance: Utterance) -> String {
        guard let place = place(in: utterance.allWords) else { return utterance.asked }
        return utterance.asked(without: place)
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
