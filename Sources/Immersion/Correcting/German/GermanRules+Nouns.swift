/// Articles, nouns and their cases.
extension GermanRules {
    static let cases: [String: [String]] = [
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

    private static let staying: Set<String> = [
        "sein", "wohnen", "leben", "arbeiten", "liegen", "sitzen", "stehen", "schlafen", "hängen", "bleiben", "warten",
        "studieren", "lernen", "essen", "frühstücken", "spielen", "kaufen", "treffen", "parken",
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
            !sentence[index - 1].determiners.isEmpty, noun.lemma != "Mal",
            sentence[index - 1].determiners.contains(where: { det in token.nouns.contains { agree(det, $0) } }),
            // "ein alter Baum", "ein alter, müder Hund": an adjective.
            !sentence[index + 1].isCapital, sentence[index + 1].text != ",",
            !["und", "oder"].contains(sentence[index + 1].lower)
        else { return [] }
        let capital = token.text.prefix(1).uppercased() + token.text.dropFirst()
        return [finding("capital", index, index, "Nouns begin with a capital.", .text(capital))]
    }

    /// The noun of a determiner: at once, or behind one or two words that look like adjectives.
    func head(of index: Int) -> Int? {
        guard !sentence[index].determiners.isEmpty else { return nil }
        for place in index + 1...index + 3 {
            let token = sentence[place]
            if !token.nouns.isEmpty,
                token.isCapital || place == index + 1 && token.readings.allSatisfy({ $0.has("small") })
            {
                // "In der Karlsruher Innenstadt": the noun comes behind it.
                if token.text.hasSuffix("er"), sentence[place + 1].isCapital { return nil }
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
        // "Der Raum, in dem viele Uhren hängen": not of these clocks.
        guard !Self.counting.contains(sentence[index + 2].lower) || sentence[index - 1].text != "," else { return [] }
        guard let head = head(of: index + 1) else {
            let next = sentence[index + 2]
            let article = sentence[index + 1].text
            // "mit die Hausaufgaben" may be one or many: only an ending tells.
            guard next.isCapital, next.readings.isEmpty || article == "ein" && next.nouns.isEmpty, allowed == ["dat"],
                !sentence[index + 3].isCapital
            else { return [] }
            let isFeminine = article.lowercased() == "die" && Self.feminineEndings.contains(where: next.lower.hasSuffix)
            // Not "aus" and "nach", which end verbs as well.
            let isSingle = ["mit", "bei", "von", "seit"].contains(sentence[index].lower)
            guard let right = isFeminine ? "der" : isSingle ? Self.singular[article] : nil else { return [] }
            return [finding("case", index + 1, index + 1, "“\(sentence[index].lower)” takes the dative.", .text(right))]
        }
        let nouns = sentence[head].nouns
        let pairs = dets.flatMap { det in nouns.map { (det, $0) } }
        guard !pairs.contains(where: { pair in agree(pair.0, pair.1) && allowed.contains { pair.0.has($0) } }),
            let noun = best(nouns, for: dets), let det = dets.first
        else { return [] }
        let preposition = sentence[index].lower
        // "In das Öffentlichkeit": an object, whatever the verb is.
        let isPlain =
            sentence[index + 1].lower == "das" && sentence[index - 1].text != "," && head == index + 2
            && nouns.allSatisfy { $0.has("f", "sg") }
        guard !opensInfinitive(index) || isPlain, !isMadeOfVerb(head, behind: sentence[index + 1].lower),
            // "Was für ein Kerl", "von Rechts wegen": no case of theirs.
            preposition != "für" || sentence[index - 1].lower != "was",
            preposition != "wegen" || sentence[index - 2].lower != "von",
            !pairs.contains(where: { agree($0.0, $0.1) && $0.0.has("gen") }),
            // "Während die Vorstellung läuft" begins a clause.
            preposition != "während" || !pairs.contains(where: { agree($0.0, $0.1) && $0.0.has("nom") })
        else { return [] }
        let isMoving = sentence.tokens.contains { $0.any { Self.moving.contains($0.lemma) } }
        let isPlace = allowed == ["acc", "dat"] && !isMoving && !isObject(of: sentence[index].lower)
        // "Stell es in der Schrank": where to, or where; only a verb that stays tells.
        guard !isPlace || isPlain || sentence.tokens.contains(where: { $0.isForm(of: Self.staying) }) else { return [] }
        let told = isObject(of: preposition) ? nil : onlyCase(of: dets, among: allowed, nouns)
        let wanted = isPlain && allowed.contains("acc") ? "acc" : isPlace ? "dat" : told ?? allowed[0]
        return inCase(wanted, behind: index, head, det, noun)
    }

    /// Article, adjectives and noun behind a preposition, in the case that it takes.
    func inCase(
        _ wanted: String, behind index: Int, _ head: Int, _ det: WordReading, _ noun: WordReading
    ) -> [GrammarFinding] {
        let why = "“\(sentence[index].lower)” takes the \(Self.names[wanted] ?? wanted) here."
        let form = determiner(det, for: noun, in: wanted)
        // "Wegen des Regens", "für den Jungen": the noun changes, too.
        let changed: [GrammarFinding.Part] =
            noun.has("pl") || !sentence[head].nouns.contains { $0.lemma == noun.lemma && $0.has(wanted, "sg") }
            ? [
                .form(
                    WantedForm(
                        lemma: noun.lemma, tags: noun.tags.map { GermanArticles.cases.contains($0) ? wanted : $0 }))
            ] : []
        let end = changed.isEmpty ? head - 1 : head
        let group = noun.has("pl") ? "pl" : noun.tags[1]
        if let article = GermanArticles.form(form.lemma, wanted, group),
            let whole = Self.melted[sentence[index].lower + " " + article], head == index + 2
        {
            return [finding("case", index, end, why, parts: [.text(whole)] + changed)]
        }
        let adjectives = (index + 2..<head).map { place in
            GrammarFinding.Part.text(GermanArticles.adjective(sentence[place].lower, behind: form.lemma, wanted, group))
        }
        return [finding("case", index + 1, end, why, parts: [.form(form)] + adjectives + changed)]
    }

    /// "Über das Gesundheit": an article of another gender still tells its case.
    private func onlyCase(of dets: [WordReading], among allowed: [String], _ nouns: [WordReading]) -> String? {
        guard !dets.contains(where: { det in nouns.contains { agree(det, $0) } }) else { return nil }
        let cases = Set(dets.compactMap(\.tags.last)).intersection(allowed)
        return cases.count == 1 ? cases.first : nil
    }

    /// "Mit dem Spargelpflanzen", "an seinem Zinken": what ends so may be a verb's or a singular that no table has.
    private func isMadeOfVerb(_ head: Int, behind article: String) -> Bool {
        let word = sentence[head].text
        guard ["em", "s"].contains(where: article.hasSuffix), word.count > 5,
            ["en", "ern", "eln"].contains(where: word.hasSuffix)
        else { return false }
        return sentence[head].nouns.allSatisfy { $0.has("pl") }
    }

    /// "Um dem Sohn zu helfen", "ohne die Worte zu vermehren": the noun belongs to the verb.
    func opensInfinitive(_ index: Int) -> Bool {
        guard ["um", "ohne", "statt"].contains(sentence[index].lower) else { return false }
        return sentence.tokens[index...].contains { token in
            token.lower == "zu" || token.lower.hasSuffix("en") && token.lower.dropFirst(2).contains("zu")
        }
    }

    /// No plural has these.
    private static let singular = [
        "einen": "einem", "jeden": "jedem", "ein": "einem", "mein": "meinem", "dein": "deinem", "kein": "keinem",
    ]
    private static let feminineEndings = ["ung", "heit", "keit", "schaft", "tion", "tät", "anz", "enz", "ei", "ur"]
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
            !dets.contains(where: { det in nouns.contains { agree(det, $0) } }) || isWhose(index, head),
            Self.cases[sentence[index - 1].lower] == nil, !isRelative(index),
            // "Den Microsoft Internet Explorer": the article is the last word's.
            !sentence[head + 1].isCapital
        else { return [] }
        let isObject = objectVerb(before: index)
        guard isObject ? !isMeantForSomebody(head) : isSubject(index, head, noun) else { return [] }
        return [agreeing(index, head, det, noun, in: isObject ? "acc" : "nom")]
    }

    /// `Der Mädchen ist nett`: only "whose" fits article and noun, and nobody's is what one thing "ist".
    private func isWhose(_ index: Int, _ head: Int) -> Bool {
        let (verb, behind) = (sentence[head + 1], sentence[head + 2])
        guard index == start, head == index + 1, persons(verb) == ["p3sg"], verb.isForm(of: ["sein", "haben"]),
            !behind.isCapital, behind.determiners.isEmpty, !isPronoun(head + 2), behind.isWord
        else { return false }
        let pairs = sentence[index].determiners.flatMap { det in sentence[head].nouns.map { (det, $0) } }
        return sentence[head].nouns.first?.has("sg") == true
            && pairs.allSatisfy { !agree($0.0, $0.1) || $0.0.has("gen", "pl") }
    }

    /// The phrase that begins a sentence before a verb that fits it, or that says what somebody is.
    func isSubject(_ index: Int, _ head: Int, _ noun: WordReading) -> Bool {
        if index == start {
            let (verb, behind) = (sentence[head + 1], sentence[head + 2])
            // "Den Kind gefällt es": in the dative.
            guard !verb.isForm(of: Self.helping), !verb.lower.hasPrefix("schmeck") else { return false }
            return persons(verb).contains(noun.has("pl") ? "p3pl" : "p3sg") && !isPronoun(head + 2)
                && !behind.determiners.contains { $0.has("nom", "m", "sg") }
        }
        // "Bei uns ist das Kunst": that it is art.
        let naming: Set<String> = ["das", "dies", "es", "hier", "da", "dort", "wo"]
        if sentence[index].lower == "das", head == index + 1, sentence[index - 1].isForm(of: ["sein"]),
            !naming.contains(sentence[index - 2].lower)
        {
            return false
        }
        let isNamed = sentence[index - 1].isForm(of: ["sein"]) || sentence[index - 2].isForm(of: ["sein"])
        let between: Set<String> = ["auch", "nicht", "doch", "ja", "wirklich", "das", "es"]
        return isNamed
            && (sentence[index - 1].isForm(of: ["sein"]) || between.contains(sentence[index - 1].lower))
            && !sentence[head + 1].isWord
    }

    /// Article and adjectives as their noun has them in a case.
    func agreeing(_ index: Int, _ head: Int, _ det: WordReading, _ noun: WordReading, in grammarCase: String)
        -> GrammarFinding
    {
        let form = GrammarFinding.Part.form(determiner(det, for: noun, in: grammarCase))
        let why = "Article and noun do not agree."
        guard head > index + 1 else { return finding("article", index, index, why, form) }
        let group = noun.has("pl") ? "pl" : noun.tags[1]
        let adjectives = (index + 1..<head).map { place in
            GrammarFinding.Part.text(
                GermanArticles.adjective(sentence[place].lower, behind: det.lemma, grammarCase, group))
        }
        return finding("article", index, head - 1, why, parts: [form] + adjectives)
    }

    static let counting: Set<String> = ["viele", "alle", "einige", "mehrere", "manche", "wenige", "beide"]

    func isRelative(_ index: Int) -> Bool {
        sentence[index - 1].text == ","
            && ["der", "die", "das", "den", "dem", "welcher", "welche", "welches", "welchen", "welchem"]
                .contains(sentence[index].lower)
    }

    private static let transitive: Set<String> = [
        "haben", "möchten", "kaufen", "suchen", "sehen", "nehmen", "trinken", "essen", "brauchen", "bestellen",
        "finden",
        "lesen", "besuchen", "treffen", "hören", "reservieren", "mieten", "öffnen", "verkaufen", "bezahlen",
        "schreiben",
        "bekommen", "kennen", "tragen", "machen", "lieben", "mögen", "wollen", "holen",
    ]

    /// A verb that takes an accusative, with a pronoun as its subject: `Ich habe`, `Heute kaufen wir`, `es gibt`.
    func objectVerb(before index: Int) -> Bool {
        for place in stride(from: index - 1, through: max(index - 3, 0), by: -1) {
            let token = sentence[place]
            if token.isFinite {
                let isThere =
                    token.isForm(of: ["geben"])
                    && (sentence[place - 1].lower == "es" || sentence[place + 1].lower == "es")
                // "Gestern hat sie der Arzt untersucht": behind a verb "sie", "es" and "ihr" may be objects.
                let hasSubject =
                    isPronoun(place - 1) && sentence[place - 1].lower != "es"
                    || ["ich", "du", "er", "wir", "man"].contains(sentence[place + 1].lower)
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
        if let found = dativeNoun(index) { return [found] }
        guard let head = head(of: index), head == index + 1, objectVerb(before: index), !isMeantForSomebody(head),
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

    /// "Ich kaufe mein Bruder ein Buch", "ich möchte mein Freund helfen": whom it is for is no object. Nor is what one
    /// wants to be: "Ich möchte ein guter Lehrer werden".
    func isMeantForSomebody(_ head: Int) -> Bool {
        let end = clauseEnd(from: head)
        return sentence[end].any { $0.isVerb && Self.helping.contains($0.lemma) } || end > head && isEndNaming(end)
            || self.head(of: head + 1) != nil
    }

    private func isEndNaming(_ end: Int) -> Bool {
        sentence[end].any { $0.isVerb && Self.naming.contains($0.lemma) }
    }

    private static let dative = ["mich": "mir", "dich": "dir", "ihn": "ihm"]
    private static let helping: Set<String> = ["helfen", "danken", "gefallen", "gehören", "antworten"]
    private static let giving: Set<String> = [
        "geben", "zeigen", "schenken", "schicken", "erzählen", "waschen", "putzen",
    ]

    /// `Ich helfe dich`, `Gib mich das Buch`: only where no other verb of the clause may ask for the pronoun.
    private func dativePronoun(_ index: Int) -> GrammarFinding? {
        guard let right = Self.dative[sentence[index].lower] else { return nil }
        let clause = clauseStart(of: index)...clauseEnd(from: index)
        let verbs = clause.filter { $0 != index && mayBeVerb(sentence[$0]) }.map { sentence[$0] }
        func belongs(_ lemmas: Set<String>) -> Bool {
            let main = verbs.filter { !$0.readings.contains { $0.isVerb && Self.supporting.contains($0.tags[0]) } }
            return !main.isEmpty
                && main.allSatisfy {
                    // "Gefällt" alone is no participle of "fällen".
                    $0.any { $0.isVerb && lemmas.contains($0.lemma) }
                        && $0.readings.allSatisfy {
                            !$0.isVerb || lemmas.contains($0.lemma) || $0.isParticiple && verbs.count == 1
                        }
                }
        }
        let helps = belongs(Self.helping) && !clause.contains { ["dass", "ob", "um"].contains(sentence[$0].lower) }
        guard helps || belongs(Self.giving) && hasObject(behind: index) else { return nil }
        return finding("case", index, index, "This verb takes the dative.", .text(right))
    }

    private static let supporting: Set<String> = ["vbser", "vbhaver", "vbmod", "vbaux"]

    /// A noun phrase that can only be an accusative stands behind the pronoun: "dem Chef" is none.
    private func hasObject(behind index: Int) -> Bool {
        let isSmall = ["bitte", "mal", "doch", "schnell", "heute"].contains(sentence[index + 1].lower)
        let first = isSmall ? index + 2 : index + 1
        guard let head = head(of: first), !isTime(sentence[head]) else { return false }
        let pairs = sentence[first].determiners.flatMap { det in sentence[head].nouns.map { (det, $0) } }
            .filter { agree($0.0, $0.1) }
        return pairs.contains { $0.0.has("acc") } && !pairs.contains { $0.0.has("dat") }
    }
}
