import Foundation

/// Spells, letter by letter.
struct SpellingSkill: SkillProtocol {
    let isExact = true

    private static let longest = 60
    private static let turning: Set<String> = ["backwards", "backward", "reverse"]
    private static let signs = ["'": "apostrophe", "-": "hyphen"]
    private let patterns = [
        "(how|can) (do|would|does|should) (you|i|we|one) spell [the (word|words|name)] {word}",
        "how (is|are) [the (word|words|name)] {word} (spelled|spelt)",
        "(how to|help me [to]) spell [the (word|words|name)] {word}", "spell [out] [the (word|words|name)] {word}",
        "what is the (spelling|correct spelling) (of|for) [the (word|words|name)] {word}",
    ].map { PhrasePattern($0) }
    private let backwards = [
        "(spell|say|write|read|reverse) [the] [word|words|name] {word} (backwards|backward)",
        "how (do|would|does|should) (you|i|we|one) spell [the word] {word} (backwards|backward)",
        "what is [the word] {word} [spelled|spelt|written] (backwards|backward)",
        "reverse [the] [word|letters of] {word}",
    ].map { PhrasePattern($0) }
    private let wordless = ["how (do|would) (you|i|we) spell", "spell [the word]"].map { PhrasePattern($0) }

    var takesAnyWords: Bool { true }

    var vocabulary: [String] {
        let words = [
            "necessary", "beautiful", "separate", "definitely", "receive", "restaurant", "language", "weather",
            "tomorrow", "business", "believe", "because",
        ]
        return PhrasePattern("(how do you spell|spell) {word}").phrases(["word": words])
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        if wordless.contains(where: { $0.match(utterance.words) != nil }) { return dropped(utterance) }
        guard !Self.asksMore(utterance.words) else { return nil }
        if utterance.words.contains(where: Self.turning.contains) {
            let word = backwards.lazy.compactMap { $0.match(utterance.words)?["word"] }.first
            if let word { return reversed(Array(word)) }
        }
        return patterns.lazy.compactMap { $0.match(utterance.words)?["word"] }.first.map {
            spelled(written(Array($0), in: utterance))
        }
    }

    /// "Spell owl and what is two plus two", but not "spell rock and roll".
    private static func asksMore(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { ["and", "then"].contains($0) && asking.contains($1) }
    }

    private static let asking: Set<String> = [
        "what", "how", "who", "when", "where", "why", "tell", "say", "spell", "is", "are", "can", "set", "give",
        "convert",
    ]

    /// "please", "echo" and "now" at the end are no courtesies here.
    private func dropped(_ utterance: Utterance) -> [BrainPart] {
        let last = Self.plain(utterance.lastWord)
        return ["spell", "word"].contains(last) ? say("Which word shall I spell?") : spelled([last])
    }

    /// As it was written, where that is one word: "don't" is not spelled as "do not".
    private func written(_ words: [String], in utterance: Utterance) -> [String] {
        let last = Self.plain(utterance.lastWord)
        return Utterance(last).words == words ? [last] : words
    }

    private func spelled(_ words: [String]) -> [BrainPart] {
        guard words.reduce(0, { $0 + $1.count }) <= Self.longest else { return say("That is too long to spell.") }
        let letters = words.map { $0.map { Self.signs[String($0)] ?? $0.uppercased() }.joined(separator: ", ") }
        return say(
            "\(words.joined(separator: " ").capitalizedFirst): \(letters.joined(separator: ", space, ")).")
    }

    private func reversed(_ words: [String]) -> [BrainPart]? {
        // Numbers are counted backwards, not spelled.
        guard !words.contains(where: { $0 == "count" || $0 == "from" }) else { return nil }
        guard words.reduce(0, { $0 + $1.count }) <= Self.longest else { return say("That is too long to spell.") }
        let isAlphabet = ["alphabet", "the alphabet"].contains(words.joined(separator: " "))
        let spelled = isAlphabet ? ["abcdefghijklmnopqrstuvwxyz"] : words
        let letters = spelled.reversed().map { $0.reversed().map { $0.uppercased() }.joined(separator: ", ") }
        let title = words.joined(separator: " ").capitalizedFirst
        return say("\(title) backwards: \(letters.joined(separator: ", space, ")).")
    }

    private static func plain(_ word: String) -> String {
        word.lowercased().replacingOccurrences(of: "’", with: "'")
            .trimmingCharacters(in: .alphanumerics.inverted)
    }
}

extension Utterance {
    /// As it was written.
    fileprivate var lastWord: String { text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? "" }
}
