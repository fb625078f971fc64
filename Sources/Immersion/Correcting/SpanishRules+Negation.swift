/// Where "no" stands, and where it is missing.
extension SpanishRules {
    var negations: [GrammarFinding] {
        (0..<sentence.count).flatMap { misplaced($0) + missing($0) }
    }

    /// `Me no gusta`, `lo no sé`: "no" comes before the weak pronouns.
    private func misplaced(_ index: Int) -> [GrammarFinding] {
        let (pronoun, no, verb) = (sentence[index], sentence[index + 1], sentence[index + 2])
        guard Self.clitics.contains(pronoun.lower), no.lower == "no", verb.isFinite, verb.adjectives.isEmpty,
            !sentence[index - 1].any("pr")
        else { return [] }
        let hasTwo = Self.clitics.contains(sentence[index - 1].lower)
        let first = hasTwo ? index - 1 : index
        let words = ["no"] + (first...index).map { sentence[$0].lower }
        return [
            finding(
                "word-order", first, index + 1, "“No” stands before “\(words[1])”.", .text(words.joined(separator: " "))
            )
        ]
    }

    private static let denying: Set<String> = [
        "no", "ni", "nunca", "jamás", "tampoco", "nadie", "nada", "ningún", "ninguna", "ninguno", "sin", "apenas",
        "antes",
        "más", "mejor", "peor", "imposible", "difícil", "qué",
    ]

    /// `Tengo nada.`: what is denied behind the verb is denied before it, too.
    private func missing(_ index: Int) -> [GrammarFinding] {
        let (verb, word) = (sentence[index], sentence[index + 1])
        guard index == start, !sentence.isQuestion, verb.isOnlyFinite, verb.nouns.isEmpty,
            ["nada", "nadie"].contains(word.lower), !sentence[index + 2].isWord,
            !sentence.tokens.enumerated().contains(where: { $0 != index + 1 && Self.denying.contains($1.lower) })
        else { return [] }
        return [
            finding("negation", index, index, "Before the verb stands “no”.", .text("no " + verb.lower))
        ]
    }
}
