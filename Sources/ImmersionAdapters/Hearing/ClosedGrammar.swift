/// A dictionary and a grammar for a recogniser that may hear so much and no more.
struct ClosedGrammar: Sendable, Hashable {
    /// The recogniser's format: a word, a blank, its sounds; further ways are `word(2)`.
    let dictionary: String
    /// JSGF.
    let grammar: String
    /// Which choice each sentence of words is.
    let choices: [String: String]

    /// Of words that stand for themselves.
    init(dictionary: String, grammar: String) {
        (self.dictionary, self.grammar, choices) = (dictionary, grammar, [:])
    }

    /// Nil when none of the choices can be said.
    /// - Parameter ways: of the words, in the model's sounds.
    init?(choices: [String], ways: [String: [[String]]]) {
        var sentences: [String] = []
        var written: [String: String] = [:]
        var used: Set<String> = []
        for choice in choices {
            let words = SpokenWords.split(choice)
            let sentence = words.joined(separator: " ")
            guard !words.isEmpty, words.allSatisfy({ ways[$0] != nil }), written[sentence] == nil else { continue }
            sentences.append(sentence)
            written[sentence] = choice
            used.formUnion(words)
        }
        guard !sentences.isEmpty else { return nil }
        self.choices = written
        grammar = Self.grammar(sentences)
        dictionary = used.sorted().flatMap { word in
            (ways[word] ?? []).enumerated().map { index, way in
                "\(word)\(index == 0 ? "" : "(\(index + 1))") \(way.joined(separator: " "))\n"
            }
        }.joined()
    }

    /// Some of the choices, with the same dictionary, which the recogniser knows already; nil for none.
    func only(where isWanted: (String) -> Bool) -> ClosedGrammar? {
        let wanted = choices.filter { isWanted($0.value) }
        guard !wanted.isEmpty else { return nil }
        return ClosedGrammar(dictionary: dictionary, grammar: Self.grammar(wanted.keys.sorted()), choices: wanted)
    }

    private init(dictionary: String, grammar: String, choices: [String: String]) {
        (self.dictionary, self.grammar, self.choices) = (dictionary, grammar, choices)
    }

    private static func grammar(_ sentences: [String]) -> String {
        "#JSGF V1.0;\ngrammar choices;\npublic <choice> = \(sentences.joined(separator: " | "));\n"
    }
}
