/// Small words that are written wrong: contractions, accents, `e` and `u`.
extension SpanishRules {
    var spelling: [GrammarFinding] {
        (0..<sentence.count).flatMap { contraction($0) + accents($0) + conjunction($0) + price($0) }
    }

    private func contraction(_ index: Int) -> [GrammarFinding] {
        let (word, next) = (sentence[index].lower, sentence[index + 1])
        let behind = sentence[index + 2]
        guard next.text == "el", word == "a" || word == "de", behind.isWord else { return [] }
        // "Esclavo de él vive": a pronoun whose accent is missing.
        guard !behind.isOnlyFinite else { return [] }
        if !behind.nouns.isEmpty, behind.nouns.allSatisfy({ $0.genders == ["f"] && $0.numbers == ["sg"] }),
            !behind.nouns.contains(where: { Self.stressed.contains($0.lemma) }), behind.adjectives.isEmpty
        {
            let why = "“\(behind.lower)” is feminine."
            return [finding("article", index, index + 1, why, .text("\(word) la"))]
        }
        let whole = word == "a" ? "al" : "del"
        return [finding("contraction", index, index + 1, "“\(word) el” is written “\(whole)”.", .text(whole))]
    }

    private func accents(_ index: Int) -> [GrammarFinding] {
        let (token, next) = (sentence[index], sentence[index + 1])
        switch token.lower {
        case "tu"
        where next.isFinite && next.finite.contains { $0.has("p2", "sg") } && next.nouns.isEmpty
            && next.adjectives.isEmpty:
            return [finding("accent", index, index, "“Tú” (you) has an accent; “tu” means “your”.", .text("tú"))]
        case "tú" where !next.nouns.isEmpty && !next.isFinite && next.adjectives.isEmpty && !next.any("adv"):
            return [finding("accent", index, index, "“Tu” (your) has no accent; “tú” means “you”.", .text("tu"))]
        case "el"
        where next.isOnlyFinite && next.lower != "hay" && !isGoverned(index)
            && next.finite.allSatisfy({ $0.person == "p3" }):
            return [finding("accent", index, index, "“Él” (he) has an accent; “el” means “the”.", .text("él"))]
        case "mi"
        where ["a", "para", "de", "por", "sin"].contains(sentence[index - 1].lower)
            && (!next.isWord || next.lower == "me"):
            return [finding("accent", index, index, "“Mí” (me) has an accent; “mi” means “my”.", .text("mí"))]
        case "mi" where next.isForm(of: ["gustar", "encantar", "interesar", "doler"]):
            return [finding("pronoun", index, index, "“Me” goes with this verb.", .text("me"))]
        default:
            return question(index)
        }
    }

    private static let questions = [
        "que": "qué", "donde": "dónde", "como": "cómo", "quien": "quién", "cual": "cuál", "cuales": "cuáles",
        "cuanto": "cuánto", "cuanta": "cuánta", "cuantos": "cuántos", "cuantas": "cuántas",
    ]

    /// `¿Cuántos cuesta?`: how much, not how many.
    private func price(_ index: Int) -> [GrammarFinding] {
        let next = sentence[index + 1]
        guard ["cuántos", "cuántas", "cuánta"].contains(sentence[index].lower), next.isForm(of: ["costar", "valer"]),
            next.finite.allSatisfy({ $0.has("p3", "sg") })
        else { return [] }
        return [finding("question", index, index, "A price is asked for with “cuánto”.", .text("cuánto"))]
    }

    private func question(_ index: Int) -> [GrammarFinding] {
        guard let right = Self.questions[sentence[index].lower] else { return [] }
        let next = sentence[index + 1]
        let asks =
            index == start && sentence.isQuestion && !sentence.tokens[index...].contains { $0.text == "¿" }
            || (sentence[index - 1].any("pr") && sentence[index - 2].text == "¿")
        guard asks, next.isFinite || Self.clitics.contains(next.lower) || (right.hasPrefix("cuán") && next.isWord)
        else { return [] }
        return [finding("accent", index, index, "A question word has an accent.", .text(right))]
    }

    private func conjunction(_ index: Int) -> [GrammarFinding] {
        let (word, next) = (sentence[index].lower, sentence[index + 1].lower)
        guard sentence[index - 1].isWord, sentence[index].text == word else { return [] }
        if word == "y", next.hasPrefix("i") || next.hasPrefix("hi") && !next.hasPrefix("hie") && !next.hasPrefix("hia")
        {
            return [finding("conjunction", index, index, "“Y” becomes “e” before the sound i.", .text("e"))]
        }
        if word == "o", next.hasPrefix("o") || next.hasPrefix("ho") {
            return [finding("conjunction", index, index, "“O” becomes “u” before the sound o.", .text("u"))]
        }
        return []
    }
}
