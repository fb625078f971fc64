/// Cases that a whole sentence asks for, though article and noun agree.
extension GermanRules {
    private static let asking: Set<String> = ["wo", "was", "wer"]
    /// "Der Frau ist kalt": who feels it is in the dative.
    private static let felt: Set<String> = [
        "kalt", "warm", "heiß", "kühl", "schlecht", "übel", "schwindlig", "schwindelig", "langweilig", "egal", "klar",
        "wichtig", "peinlich", "recht", "lieb", "bekannt", "bewusst", "möglich", "neu", "fremd", "wohl", "unwohl",
        "unangenehm", "angenehm", "gleich", "schnuppe", "wurst", "komisch", "bange", "ähnlich", "treu", "dankbar",
        "nah", "nahe", "gut", "besser", "elend", "mulmig", "unheimlich", "lästig", "schwer", "leicht",
    ]
    private static let degrees: Set<String> = ["sehr", "zu", "nicht", "so", "heute", "wieder", "ganz", "auch", "noch"]

    /// `Dem Mann ist müde`, `Wo ist der Küche?`
    var subjectCase: [GrammarFinding] {
        let start = self.start
        if Self.asking.contains(sentence[start].lower), sentence[start + 1].isForm(of: ["sein"]),
            !sentence[start + 4].isWord
        {
            return nominative(start + 2)
        }
        guard sentence[start + 2].isForm(of: ["sein"]), persons(sentence[start + 2]).contains("p3sg") else { return [] }
        let end = clauseEnd(from: start)
        let last = sentence[end]
        guard end > start + 2, sentence.tokens[start + 3..<end].allSatisfy({ Self.degrees.contains($0.lower) }),
            !last.isCapital, !last.any("pp"),
            !last.any("inf"), last.determiners.isEmpty, !Self.felt.contains(last.lower), !last.lower.hasPrefix("ge"),
            !isPronoun(end)
        else { return [] }
        return nominative(start)
    }

    /// The article of the noun phrase at `index` where no reading makes it a nominative.
    private func nominative(_ index: Int) -> [GrammarFinding] {
        let noun = sentence[index + 1]
        guard noun.isCapital else { return [] }
        let pairs = sentence[index].determiners.flatMap { det in noun.nouns.map { (det, $0) } }
            .filter { agree($0.0, $0.1) }
        guard let (det, first) = pairs.first, pairs.allSatisfy({ !$0.0.has("nom") && $0.1.has("sg") }) else {
            return []
        }
        let form = determiner(det, for: first, in: "nom")
        return [finding("case", index, index, "The subject is in the nominative.", .form(form))]
    }

    /// One does not walk about in them: who "geht" there enters. "Wir gehen im Park" is a walk.
    private static let buildings: Set<String> = [
        "Schule", "Kirche", "Küche", "Apotheke", "Bäckerei", "Bank", "Universität", "Kino", "Restaurant",
        "Supermarkt", "Museum", "Theater", "Büro", "Café", "Krankenhaus", "Bad", "Bett", "Zimmer", "Oper", "Hotel",
    ]
    private static let people: Set<String> = ["ich", "du", "er", "sie", "wir", "ihr", "man"]

    /// `Wir gehen in der Kirche.`
    func indoors(_ index: Int) -> [GrammarFinding] {
        let isMelted = sentence[index].lower == "im"
        let place = isMelted ? index + 1 : index + 2
        guard isMelted || sentence[index].lower == "in" && ["der", "dem"].contains(sentence[index + 1].lower),
            !sentence[place + 1].isWord, !sentence[place + 1].text.contains(","),
            let noun = sentence[place].nouns.first(where: { Self.buildings.contains($0.lemma) && $0.has("sg") }),
            sentence[place].text == noun.lemma, index > start,
            let verb = (start..<index).first(where: { sentence[$0].isForm(of: ["gehen"]) }),
            [verb - 1, verb + 1].contains(where: { Self.people.contains(sentence[$0].lower) }),
            !(start..<index).contains(where: { sentence[$0].lower == "es" }),
            let article = GermanArticles.form("der", "acc", noun.tags[1])
        else { return [] }
        let right = article == "das" ? "ins" : "in \(article)"
        return [finding("case", index, place - 1, "Where one goes is in the accusative.", .text(right))]
    }
}
