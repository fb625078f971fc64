/// Articles, nouns and their cases.
extension GermanRules {
    private static let cases: [String: [String]] = [
        "mit": ["dat"], "nach": ["dat"], "bei": ["dat"], "von": ["dat"], "zu": ["dat"], "aus": ["dat"], "seit": ["dat"],
        "für": ["acc"], "ohne": ["acc"], "durch": ["acc"], "gegen": ["acc"], "um": ["acc"],
        "in": ["acc", "dat"], "an": ["acc", "dat"], "auf": ["acc", "dat"], "unter": ["acc", "dat"],
        "über": ["acc", "dat"], "vor": ["acc", "dat"], "hinter": ["acc", "dat"], "neben": ["acc", "dat"],
        "zwischen": ["acc", "dat"], "wegen": ["gen", "dat"], "während": ["gen", "dat"], "trotz": ["gen", "dat"],
    ]
    private static let melted = [
        "in das": "ins", "in dem": "im", "an das": "ans", "an dem": "am", "zu dem": "zum", "zu der": "zur",
        "bei dem": "beim", "von dem": "vom",
    ]
    private static let moving: Set<String> = [
        "gehen", "fahren", "fliegen", "laufen", "kommen", "legen", "stellen", "setzen", "steigen", "reisen", "ziehen",
    ]

    /// Verbs that a preposition with the accusative belongs to, by how their forms begin: `warten auf`, `denken an`.
    private static let objects: [String: [String]] = [
        "auf": [
            "wart", "gewartet", "freu", "gefreut", "hoff", "gehofft", "antwort", "geantwortet", "achte", "geachtet",
        ],
        "an": ["denk", "dach", "gedacht", "erinner", "glaub", "geglaubt", "gewöhn"],
        "über": [
            "sprech", "sprich", "sprach", "gesprochen", "rede", "geredet", "freu", "gefreut", "ärger", "geärgert",
            "lach",
            "gelacht", "diskutier", "informier",
        ],
    ]

    /// What stands behind the preposition is no place, but what the verb is about.
    private func isObject(of preposition: String) -> Bool {
        let beginnings = Self.objects[preposition] ?? []
        return sentence.tokens.contains { token in
            (!token.isCapital || token.range == sentence[start].range)
                && beginnings.contains { token.lower.hasPrefix($0) }
        }
    }

    func capitals(_ index: Int) -> [GrammarFinding] {
        let token = sentence[index]
        guard !token.isCapital, let noun = token.readings.first, token.readings.allSatisfy({ $0.has("n", "small") }),
            !sentence[index - 1].determiners.isEmpty, noun.lemma != "mal"
        else { return [] }
        let capital = token.text.prefix(1).uppercased() + token.text.dropFirst()
        return [finding("capital", index, index, "Nouns begin with a capital.", .text(capital))]
    }

    /// The noun of a determiner: at once, or behind one or two words that look like adjectives.
    private func head(of index: Int) -> Int? {
        guard !sentence[index].determiners.isEmpty else { return nil }
        for place in index + 1...index + 3 {
            let token = sentence[place]
            if !token.nouns.isEmpty,
                token.isCapital || place == index + 1 && token.readings.allSatisfy({ $0.has("small") })
            {
                return place
            }
            let looksLikeAdjective = ["e", "er", "en", "es", "em"].contains { token.lower.hasSuffix($0) }
            guard token.isWord, !token.isCapital, looksLikeAdjective, token.determiners.isEmpty else { return nil }
        }
        return nil
    }

    /// Behind a preposition.
    func governed(_ index: Int) -> [GrammarFinding] {
        guard let allowed = Self.cases[sentence[index].lower], !sentence[index + 1].determiners.isEmpty else {
            return []
        }
        let dets = sentence[index + 1].determiners
        guard let head = head(of: index + 1) else {
            let next = sentence[index + 2]
            guard next.isCapital, next.readings.isEmpty, allowed == ["dat"], sentence[index + 1].lower == "die",
                !sentence[index + 3].isCapital
            else { return [] }
            return [finding("case", index + 1, index + 1, "“\(sentence[index].lower)” takes the dative.", .text("der"))]
        }
        let nouns = sentence[head].nouns
        let pairs = dets.flatMap { det in nouns.map { (det, $0) } }
        guard !pairs.contains(where: { pair in agree(pair.0, pair.1) && allowed.contains { pair.0.has($0) } }),
            let noun = best(nouns, for: dets), let det = dets.first
        else { return [] }
        let isMoving = sentence.tokens.contains { $0.any { Self.moving.contains($0.lemma) } }
        let isPlace = allowed == ["acc", "dat"] && !isMoving && !isObject(of: sentence[index].lower)
        let wanted = isPlace ? "dat" : allowed[0]
        let why = "“\(sentence[index].lower)” takes the \(Self.names[wanted] ?? wanted) here."
        let form = determiner(det, for: noun, in: wanted)
        let nounForm = WantedForm(
            lemma: noun.lemma, tags: noun.tags.map { GermanArticles.cases.contains($0) ? wanted : $0 })
        let group = noun.has("pl") ? "pl" : noun.tags[1]
        if let article = GermanArticles.form(form.lemma, wanted, group),
            let whole = Self.melted[sentence[index].lower + " " + article], head == index + 2
        {
            return [finding("case", index, index + 1, why, .text(whole))]
        }
        guard noun.has("pl"), head == index + 2 else {
            return [finding("case", index + 1, index + 1, why, .form(form))]
        }
        return [finding("case", index + 1, head, why, .form(form), .form(nounForm))]
    }

    private static let names = ["nom": "nominative", "acc": "accusative", "dat": "dative", "gen": "genitive"]

    /// The reading of a noun that shares number and gender with a determiner, if any does.
    private func best(_ nouns: [WordReading], for dets: [WordReading]) -> WordReading? {
        nouns.first { noun in dets.contains { $0.agrees(with: noun) } } ?? nouns.first
    }

    /// Article and noun, whatever the case.
    func phrase(_ index: Int) -> [GrammarFinding] {
        guard let head = head(of: index), !sentence[index].isFinite || sentence[index].lower != "sein",
            let det = sentence[index].determiners.first
        else { return [] }
        let dets = sentence[index].determiners
        let nouns = sentence[head].nouns
        guard let noun = nouns.first,
            !dets.contains(where: { det in nouns.contains { agree(det, $0) } }),
            Self.cases[sentence[index - 1].lower] == nil, !isRelative(index)
        else { return [] }
        let behindVerb = sentence[index - 1].isFinite
        let isObject = behindVerb && objectVerb(before: index) && head == index + 1
        let form = determiner(det, for: noun, in: isObject ? "acc" : "nom")
        return [finding("article", index, index, "Article and noun do not agree.", .form(form))]
    }

    private func isRelative(_ index: Int) -> Bool {
        sentence[index - 1].text == "," && ["der", "die", "das", "den", "dem"].contains(sentence[index].lower)
    }

    private static let transitive: Set<String> = [
        "haben", "möchten", "kaufen", "suchen", "sehen", "nehmen", "trinken", "essen", "brauchen", "bestellen",
        "finden",
        "lesen", "besuchen", "treffen", "hören", "reservieren", "mieten", "öffnen", "verkaufen", "bezahlen",
        "schreiben",
        "bekommen", "kennen",
    ]

    /// A verb that takes an accusative, with a pronoun as its subject: `Ich habe`, `Heute kaufen wir`, `es gibt`.
    private func objectVerb(before index: Int) -> Bool {
        for place in stride(from: index - 1, through: max(index - 3, 0), by: -1) {
            let token = sentence[place]
            if token.isFinite {
                let isThere =
                    token.isForm(of: ["geben"])
                    && (sentence[place - 1].lower == "es" || sentence[place + 1].lower == "es")
                let hasSubject = isPronoun(place - 1) || isPronoun(place + 1)
                return isThere || hasSubject && token.isForm(of: Self.transitive)
            }
            guard
                isPronoun(place) || ["auch", "gern", "nicht", "heute", "noch", "gerade", "jetzt"].contains(token.lower)
            else { return false }
        }
        return false
    }

    /// `Ich habe ein Bruder`; and verbs that take a dative.
    func object(_ index: Int) -> [GrammarFinding] {
        if let found = dativePronoun(index) { return [found] }
        guard let head = head(of: index), head == index + 1, objectVerb(before: index),
            !isPronoun(index) || !sentence[index].determiners.isEmpty
        else { return [] }
        let pairs = sentence[index].determiners.flatMap { det in sentence[head].nouns.map { (det, $0) } }
            .filter { agree($0.0, $0.1) }
        guard let (det, noun) = pairs.first, pairs.allSatisfy({ $0.0.has("nom") && $0.0.has("m", "sg") }) else {
            return []
        }
        let form = determiner(det, for: noun, in: "acc")
        let weak = WantedForm(lemma: noun.lemma, tags: noun.tags.map { $0 == "nom" ? "acc" : $0 })
        return [finding("case", index, head, "The object is in the accusative.", .form(form), .form(weak))]
    }

    private static let dative = ["mich": "mir", "dich": "dir", "ihn": "ihm"]
    private static let helping: Set<String> = ["helfen", "danken", "gefallen", "gehören", "antworten"]
    private static let giving: Set<String> = [
        "geben", "zeigen", "bringen", "schenken", "schicken", "erklären", "erzählen",
    ]

    private func dativePronoun(_ index: Int) -> GrammarFinding? {
        guard let right = Self.dative[sentence[index].lower] else { return nil }
        let end = clauseEnd(from: index)
        var start = index
        while sentence[start - 1].isWord { start -= 1 }
        let verbs = (start...end).flatMap { sentence[$0].readings.filter(\.isVerb) }.map(\.lemma)
        let helps = !Self.helping.isDisjoint(with: verbs) && !verbs.contains("lassen") && !verbs.contains("hören")
        let gives = !Self.giving.isDisjoint(with: verbs) && !sentence[index + 1].determiners.isEmpty
        guard helps || gives else { return nil }
        return finding("case", index, index, "This verb takes the dative.", .text(right))
    }
}
