/// The French rules that other checkers lack: turns of phrase and amounts that other languages lead astray.
struct FrenchRules: Sendable {
    let sentence: GrammarSentence

    var findings: [GrammarFinding] {
        let each = 0..<sentence.count
        return each.flatMap { having($0) + auxiliary($0) } + condition + each.flatMap { turns($0) }
            + each.flatMap { amount($0) + colour($0) + contraction($0) + counted($0) }
            + each.flatMap { misplaced($0) + mistakenPerson($0) }
    }

    static let pronouns: [String: (person: String, number: String)] = [
        "je": ("p1", "sg"), "j": ("p1", "sg"), "tu": ("p2", "sg"), "il": ("p3", "sg"), "elle": ("p3", "sg"),
        "on": ("p3", "sg"), "nous": ("p1", "pl"), "vous": ("p2", "pl"), "ils": ("p3", "pl"), "elles": ("p3", "pl"),
    ]

    func finding(
        _ rule: String, _ first: Int, _ last: Int, _ why: String, _ parts: [GrammarFinding.Part]
    ) -> GrammarFinding {
        GrammarFinding(
            range: sentence.range(first, last), rule: "fr-" + rule, why: why, parts: parts,
            isCapital: sentence[first].isCapital)
    }

    func isApostrophe(_ index: Int) -> Bool { ["'", "’"].contains(sentence[index].text) }

    /// The word before `index`, also where an apostrophe stands between.
    func word(before index: Int) -> Int { isApostrophe(index - 1) ? index - 2 : index - 1 }

    static func beginsWithVowel(_ word: String) -> Bool {
        let plain = PlainName.of(word)
        return plain.first.map("aeiouy".contains) == true
            || plain.first == "h" && !breathed.contains { plain.hasPrefix($0) }
    }

    /// Before these no vowel is dropped, although they begin with a silent h.
    private static let breathed = [
        "heros", "haricot", "homard", "hibou", "hanche", "haut", "handicap", "hasard", "hamburger", "huit", "haie",
        "haine", "hockey", "honte", "hors", "hurle", "hall", "hamac", "hamster", "hache", "hotte",
    ]

    // MARK: amounts

    private static let amounts: Set<String> = ["beaucoup", "trop", "assez", "peu", "tant", "énormément", "combien"]
    /// What they have an amount of is their object; others are about it: "Il parle beaucoup des enfants."
    private static let owning: Set<String> = [
        "avoir", "vouloir", "prendre", "manger", "boire", "acheter", "connaître", "faire", "voir", "visiter", "lire",
        "écouter", "vendre", "trouver", "rencontrer", "inviter", "écrire", "apprendre", "perdre", "poser", "recevoir",
    ]
    private static let narrowing: Set<String> = ["que", "qu", "qui", "dont", "où", "de", "du", "des", "d"]

    /// `Beaucoup des amis`
    private func amount(_ index: Int) -> [GrammarFinding] {
        let (token, noun) = (sentence[index], sentence[index + 2])
        let before = sentence[word(before: index)]
        guard Self.amounts.contains(token.lower), sentence[index + 1].lower == "des",
            noun.nouns.contains(where: { $0.numbers.contains("pl") }),
            !Self.narrowing.contains(sentence[index + 3].lower),
            index == sentence.start || before.any({ $0.isVerb && Self.owning.contains($0.lemma) })
        else { return [] }
        let preposition = Self.beginsWithVowel(noun.lower) ? "d'" : "de"
        let why = "Behind “\(token.lower)” it is “de”, without an article."
        return [finding("amount", index + 1, index + 2, why, [.text(preposition), .text(noun.text)])]
    }

    // MARK: gender

    /// Masculine nouns that are colours too: other checkers let any article stand before a colour.
    private static let colours: Set<String> = [
        "café", "chocolat", "citron", "marron", "saumon", "abricot", "champagne",
    ]
    private static let masculine = [
        "une": "un", "la": "le", "cette": "ce", "ma": "mon", "ta": "ton", "sa": "son", "quelle": "quel",
        "aucune": "aucun",
    ]
    private static let melted = ["de la": "du", "à la": "au"]

    /// `Cette chocolat`
    private func colour(_ index: Int) -> [GrammarFinding] {
        let (token, noun) = (sentence[index], sentence[index + 1])
        guard Self.colours.contains(noun.lower), let right = Self.masculine[token.lower] else { return [] }
        let why = "“\(noun.lower)” is masculine."
        if let whole = Self.melted["\(sentence[index - 1].lower) \(token.lower)"] {
            return [finding("agreement", index - 1, index, why, [.text(whole)])]
        }
        return [finding("agreement", index, index, why, [.text(right)])]
    }
}
