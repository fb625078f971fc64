/// Articles that melt into a preposition, and nouns behind words that are many.
extension FrenchRules {
    private static let melted = ["de": ["le": "du", "les": "des"], "à": ["le": "au", "les": "aux"]]
    private static let objects: Set<String> = ["y", "en", "lui", "leur", "faire", "avoir", "être"]

    /// `La liste de les fenêtres`; but "le plaisir de les voir".
    func contraction(_ index: Int) -> [GrammarFinding] {
        let (article, noun) = (sentence[index + 1], sentence[index + 2])
        guard let whole = Self.melted[sentence[index].lower]?[article.lower], !article.isCapital, noun.isWord,
            !Self.objects.contains(noun.lower), !noun.any("inf"),
            noun.readings.contains(where: {
                ($0.isNoun || $0.isAdjective) && ($0.numbers.contains(article.lower == "les" ? "pl" : "sg"))
            })
        else { return [] }
        if article.lower == "le" {
            guard !Self.beginsWithVowel(noun.lower), noun.nouns.allSatisfy({ $0.has("m") }) else { return [] }
        }
        let why = "“\(sentence[index].lower) \(article.lower)” is written “\(whole)”."
        return [finding("contraction", index, index + 1, why, [.text(whole)])]
    }

    private static let many: Set<String> = [
        "autres", "différents", "différentes", "divers", "diverses", "multiples", "nombreux", "nombreuses", "plusieurs",
        "quelques", "derniers", "dernières", "premiers", "premières", "deux", "trois", "quatre", "cinq", "six", "sept",
        "huit", "neuf", "dix", "onze", "douze", "vingt", "trente",
    ]

    /// `Trois timbre`, `les autres modèle`: what is many has a noun in the plural behind it.
    func counted(_ index: Int) -> [GrammarFinding] {
        let noun = sentence[index + 1]
        guard Self.many.contains(sentence[index].lower), !noun.isCapital, let reading = noun.nouns.first,
            noun.nouns.allSatisfy({ $0.has("sg") && $0.lemma == reading.lemma && $0.tags.count > 2 }),
            !noun.any(\.isAdjective), !noun.any(\.isDeterminer), !noun.any("adv"), !noun.any("pr"), !noun.any("num"),
            // "Quatre pour cent", "les deux rendent": a verb of theirs would be one of many.
            !noun.finite.contains(where: { $0.numbers.contains("pl") }),
            !["un", "une"].contains(sentence[index - 1].lower), sentence[index + 2].text != "-"
        else { return [] }
        let form = reading.form(replacing: ["sg"], with: ["pl"])
        return [finding("agreement", index + 1, index + 1, "Article, noun and adjective do not agree.", [.form(form)])]
    }
}
