/// The sentences that a function's only text takes, as its schema shows them: what is made of their words is meant for it.
struct ToolExamples {
    /// Fewer show no language.
    private static let fewest = 4
    /// More are not read.
    private static let most = 4000
    /// Characters of one of them.
    private static let longest = 200

    let parameter: String
    /// The parameter that takes what may have been said instead; nil where none does.
    let alternatives: String?
    private let sentences: Set<[String]>
    private let words: Set<String>
    private let pairs: Set<[String]>
    private let openings: Set<String>

    /// Nil for a function whose one required parameter is no text with examples.
    init?(_ tool: BrainTool) {
        let parameters = ToolParameter.all(of: tool)
        let required = parameters.filter(\.isRequired)
        guard let only = required.first, required.count == 1, only.kind == .text, only.examples.count >= Self.fewest
        else { return nil }
        parameter = only.name
        alternatives = parameters.first { $0.name == "alternatives" && $0.kind == .array }?.name
        var (words, pairs, openings) = (Set<String>(), Set<[String]>(), Set<String>())
        var sentences: Set<[String]> = []
        for example in only.examples {
            let spoken = Utterance(example).words
            sentences.insert(spoken)
            let said = Self.anyNumbers(spoken)
            words.formUnion(said)
            said.first.map { _ = openings.insert($0) }
            pairs.formUnion(zip(said, said.dropFirst()).map { [$0, $1] })
        }
        (self.sentences, self.words, self.pairs, self.openings) = (sentences, words, pairs, openings)
    }

    /// A number stands for every other: "to 20 percent" is as "to 40 percent", and nothing like "20 times 40".
    private static let number = "#"

    /// In figures or in words, of one word or of several.
    private static func anyNumbers(_ words: [String]) -> [String] {
        words.reduce(into: []) { said, word in
            guard isNumber(word) else { return said.append(word) }
            if said.last != number { said.append(number) }
        }
    }

    private static func isNumber(_ word: String) -> Bool {
        Double(word) != nil || NumberWords.units[word] != nil || NumberWords.decades[word] != nil
            || NumberWords.multipliers[word] != nil
    }

    /// The sentences, as they are said, each once; those of a list are how people speak already. Always in the same
    /// order: a recogniser learns other words only when they are others.
    static func phrases(_ tool: BrainTool) -> [String] {
        let phrases = ToolParameter.all(of: tool).flatMap { parameter in
            parameter.kind == .array
                ? parameter.examples : parameter.examples.map { Utterance($0).words.joined(separator: " ") }
        }
        return Set(phrases).sorted()
    }

    /// Of the examples a function's schema gives, those that are read.
    static func read(_ examples: [String]) -> [String] {
        examples.prefix(most).filter { $0.count <= longest }
    }

    /// It begins as one, and most of its words are theirs, in whatever order: too little to be taken from somebody else,
    /// and enough to be asked about where nobody else takes it.
    func mayFit(_ utterance: Utterance) -> Bool {
        ReadingEffort.count(utterance.words.count)
        let said = Self.anyNumbers(utterance.words)
        guard said.count > 1, let first = said.first, openings.contains(first) else { return false }
        let stems = Set(words.map(ToolWords.stem))
        let unknown = said.count { $0 != Self.number && !stems.contains(ToolWords.stem($0)) }
        // "What is the weather" shares no word with them that says what it is about.
        let isAbout = said.contains { !Self.small.contains($0) && stems.contains(ToolWords.stem($0)) }
        return isAbout && unknown * 3 <= said.count
    }

    /// Words that sentences about anything have.
    private static let small: Set<String> = [
        "a", "an", "the", "is", "are", "was", "were", "be", "do", "does", "did", "has", "have", "can", "could", "will",
        "what", "which", "who", "where", "when", "why", "how", "whats", "what's", "i", "you", "we", "he", "she", "they",
        "it",
        "me", "my", "your", "this", "that", "these", "those", "of", "in", "on", "at", "to", "for", "from", "with", "by",
        "and",
        "or", "not", "no", "yes", "please", "there", "here", "if", "then", "so", "number",
    ]

    /// It is one of them, or begins as one, nearly all its words are theirs, and most stand beside each other as they do there.
    func fits(_ utterance: Utterance) -> Bool {
        ReadingEffort.count(utterance.words.count)
        if sentences.contains(utterance.words) { return true }
        let said = Self.anyNumbers(utterance.words)
        guard said.count > 1, let first = said.first, openings.contains(first) else { return false }
        let unknown = said.count { !words.contains($0) && $0 != Self.number }
        let known = zip(said, said.dropFirst()).count { pairs.contains([$0, $1]) }
        return unknown * 5 <= said.count && known * 2 >= said.count - 1
    }
}
