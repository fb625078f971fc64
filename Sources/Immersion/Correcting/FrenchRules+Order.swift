/// Where *pas* stands, and verbs beside *nous* and *vous*.
extension FrenchRules {
    private static let denials: Set<String> = ["pas", "plus", "jamais"]

    /// `Je ne pas ai`: the verb stands between the two.
    func misplaced(_ index: Int) -> [GrammarFinding] {
        let (denial, verb) = (sentence[index], sentence[index + 1])
        guard Self.denials.contains(denial.lower), sentence[index - 1].lower == "ne",
            Self.pronouns[sentence[index - 2].lower] != nil, verb.isFinite,
            !verb.any({ $0.isVerb && $0.has("inf") })
        else { return [] }
        let negation = Self.beginsWithVowel(verb.lower) ? "n'" : "ne"
        let why = "The verb stands between “ne” and “\(denial.lower)”."
        let parts = [negation, verb.text, denial.text].map(GrammarFinding.Part.text)
        return [finding("word-order", index - 1, index + 1, why, parts)]
    }

    /// What stands before a pronoun in its own clause: behind a comma or a conjunction another one begins.
    private func others(before place: Int) -> ArraySlice<GrammarToken> {
        let words = sentence.tokens.prefix(max(place, 0))
        let start = words.lastIndex { $0.text == "," || Self.joining.contains($0.lower) }
        return words[(start.map { $0 + 1 } ?? words.startIndex)...]
    }

    private static let joining: Set<String> = ["que", "qu", "dont", "quand", "si", "où", "comme", "mais", "car"]

    private static let others = ["vous": ("p1", "p2"), "nous": ("p2", "p1")]

    /// `Vous avons`; but "Nous vous avons vus".
    func mistakenPerson(_ index: Int) -> [GrammarFinding] {
        let token = sentence[index]
        guard let who = subject(of: index), let (wrong, right) = Self.others[who.pronoun], token.isFinite,
            token.readings.allSatisfy({ $0.isFinite || $0.has("imp") || $0.isNoun }),
            // "Sommes" is of "sommer", too.
            !token.finite.contains(where: { $0.has(right, "pl") }),
            let verb = token.finite.first(where: { $0.has(wrong, "pl") }),
            !others(before: who.place).contains(where: { ["nous", "vous", "moi", "toi"].contains($0.lower) })
        else { return [] }
        let form = verb.form(replacing: [wrong], with: [right])
        let why = "The verb does not agree with its subject."
        return [finding("verb-agreement", index, index, why, [.form(form)])]
    }
}
