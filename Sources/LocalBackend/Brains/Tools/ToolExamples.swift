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
            let said = Utterance(example).words
            words.formUnion(said)
            sentences.insert(said)
            said.first.map { _ = openings.insert($0) }
            pairs.formUnion(zip(said, said.dropFirst()).map { [$0, $1] })
        }
        (self.sentences, self.words, self.pairs, self.openings) = (sentences, words, pairs, openings)
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

    /// It is one of them, or begins as one, nearly all its words are theirs, and most stand beside each other as they do there.
    func fits(_ utterance: Utterance) -> Bool {
        let said = utterance.words
        ReadingEffort.count(said.count)
        if sentences.contains(said) { return true }
        guard said.count > 1, let first = said.first, openings.contains(first) else { return false }
        let isNumber = said.map { Double($0) != nil }
        let unknown = said.indices.count { !isNumber[$0] && !words.contains(said[$0]) }
        let known = said.indices.dropFirst().count {
            isNumber[$0] || isNumber[$0 - 1] || pairs.contains([said[$0 - 1], said[$0]])
        }
        return unknown * 5 <= said.count && known * 2 >= said.count - 1
    }
}
