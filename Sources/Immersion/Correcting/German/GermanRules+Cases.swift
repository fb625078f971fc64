/// Cases that a whole sentence asks for, though article and noun agree.
extension GermanRules {
    private static let identifying: Set<String> = ["wo", "was", "wer"]
    /// "Der Frau ist kalt": who feels it is in the dative.
    static let felt: Set<String> = [
        "kalt", "warm", "heiß", "kühl", "schlecht", "übel", "schwindlig", "schwindelig", "langweilig", "egal", "klar",
        "wichtig", "peinlich", "recht", "lieb", "bekannt", "bewusst", "möglich", "neu", "fremd", "wohl", "unwohl",
        "unangenehm", "angenehm", "gleich", "schnuppe", "wurst", "komisch", "bange", "ähnlich", "treu", "dankbar",
        "nah", "nahe", "gut", "besser", "elend", "mulmig", "unheimlich", "lästig", "schwer", "leicht",
    ]
    private static let degrees: Set<String> = ["sehr", "zu", "nicht", "so", "heute", "wieder", "ganz", "auch", "noch"]

    /// `Dem Mann ist müde`, `Wo ist der Küche?`
    var subjectCase: [GrammarFinding] {
        let start = self.start
        if Self.identifying.contains(sentence[start].lower), sentence[start + 1].isForm(of: ["sein"]),
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

    private static let resting: Set<String> = ["wohnen", "liegen", "sitzen", "leben", "arbeiten"]
    /// "In den Tag hinein leben", "auf diese Weise arbeiten", "in die eigene Tasche arbeiten".
    private static let turned: Set<String> = ["Weise", "Art", "Dauer", "Länge", "Tasche", "Hand", "Zukunft"]
    private static let aiming: Set<String> = [
        "hinein", "rein", "hin", "her", "zu", "sich", "mich", "dich", "uns", "euch", "bis", "ein",
    ]

    /// `Wir wohnen in eine kleine Stadt`, `Das Buch liegt auf den Tisch`
    func resting(_ index: Int) -> [GrammarFinding] {
        guard ["in", "an", "auf", "unter", "hinter", "neben"].contains(sentence[index].lower),
            let head = head(of: index + 1), sentence[head].isCapital, !isTime(sentence[head]),
            verbs(around: index, head, are: Self.resting),
            !(clauseStart(of: index)...clauseEnd(from: head)).contains(where: {
                $0 != index && $0 != index + 1 && Self.aiming.contains(sentence[$0].lower)
            }),
            let (det, noun) = pair(index + 1, head, "acc", but: "dat"), !Self.turned.contains(noun.lemma)
        else { return [] }
        return inCase("dat", behind: index, head, det, noun)
    }

    private static let furniture: Set<String> = [
        "Tisch", "Schreibtisch", "Stuhl", "Bett", "Sofa", "Regal", "Schrank", "Boden", "Kühlschrank", "Koffer",
        "Schublade", "Bank", "Sessel", "Teppich",
    ]

    /// `Ich lege das Buch auf dem Tisch.`
    func laying(_ index: Int) -> [GrammarFinding] {
        guard ["in", "auf", "unter", "neben"].contains(sentence[index].lower), let head = head(of: index + 1),
            head == index + 2, !sentence[head + 1].isWord,
            verbs(around: index, head, are: ["legen", "stellen", "setzen"]),
            let (det, noun) = pair(index + 1, head, "dat", but: "acc"), noun.has("sg"),
            Self.furniture.contains(noun.lemma)
        else { return [] }
        return inCase("acc", behind: index, head, det, noun)
    }

    /// Every verb of the clause is one of these.
    private func verbs(around index: Int, _ head: Int, are lemmas: Set<String>) -> Bool {
        let verbs = (clauseStart(of: index)...clauseEnd(from: head)).filter {
            !(index...head).contains($0) && mayBeVerb(sentence[$0])
        }
        return !verbs.isEmpty && verbs.allSatisfy { sentence[$0].isForm(of: lemmas) }
    }

    /// How article and noun agree in one case, where they do not in another.
    private func pair(_ first: Int, _ head: Int, _ grammarCase: String, but other: String) -> (
        WordReading, WordReading
    )? {
        let pairs = sentence[first].determiners.flatMap { det in sentence[head].nouns.map { (det, $0) } }
            .filter { agree($0.0, $0.1) }
        guard !pairs.contains(where: { $0.0.has(other) && $0.1.has(other) }) else { return nil }
        return pairs.first { $0.0.has(grammarCase) && $0.1.has(grammarCase) }
    }

    private static let withDative: Set<String> = ["helfen", "danken", "gratulieren", "vertrauen"]

    /// `Ich helfe mein Freund`: right behind a verb that takes no accusative.
    func dativeNoun(_ index: Int) -> GrammarFinding? {
        let verb = sentence[index - 1].isForm(of: Self.withDative) ? index - 1 : index - 2
        guard let head = head(of: index), head == index + 1, sentence[head].isCapital, !isTime(sentence[head]),
            sentence[verb].isForm(of: Self.withDative), hasPronoun(verb),
            verb == index - 1 || ["ich", "du", "er", "wir"].contains(sentence[index - 1].lower),
            verbs(around: index, head, are: Self.withDative)
        else { return nil }
        let pairs = sentence[index].determiners.flatMap { det in sentence[head].nouns.map { (det, $0) } }
            .filter { agree($0.0, $0.1) }
        guard let (det, noun) = pairs.first(where: { $0.0.has("acc") || $0.0.has("nom") }),
            !pairs.contains(where: { $0.0.has("dat") })
        else { return nil }
        let nounForm = WantedForm(
            lemma: noun.lemma, tags: noun.tags.map { GermanArticles.cases.contains($0) ? "dat" : $0 })
        let why = "This verb takes the dative."
        return finding("case", index, head, why, .form(determiner(det, for: noun, in: "dat")), .form(nounForm))
    }
}
