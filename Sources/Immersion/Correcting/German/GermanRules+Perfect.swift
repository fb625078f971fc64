/// *Haben* and *sein*, and the participles behind them.
extension GermanRules {
    func perfect(_ index: Int) -> [GrammarFinding] {
        let end = clauseEnd(from: index)
        guard index <= max(start, clauseStart(of: index)) + 5, end > index,
            let verb = sentence[index].finite.first(where: {
                ["vbser", "vbhaver"].contains($0.tags[0]) && $0.has("pri")
            })
        else { return [] }
        if verb.lemma == "haben", let order = scrambled(index, end) { return [order] }
        // "Ich bin angekommen, habe …": the auxiliary may be another participle's.
        guard !(index + 1..<end).contains(where: { mayBeParticiple(sentence[$0]) }) else { return [] }
        let participles = sentence[end].readings.filter { $0.has("pp") }
        let objects = (index + 1..<end).filter { isObject($0) || Self.reflexive.contains(sentence[$0].lower) }
        guard let participle = participles.first,
            sentence[end].readings.allSatisfy({ $0.has("pp") || $0.isFinite || $0.has("inf") })
        else { return [] }
        let people = [verb.tags[0] == "vbser" ? "vbhaver" : "vbser"]
        let other = WantedForm(lemma: verb.lemma == "sein" ? "haben" : "sein", tags: people + verb.tags.dropFirst())
        if verb.lemma == "haben",
            participles.allSatisfy({
                $0.has("aux-s") && !(Self.alsoHaving.contains($0.lemma) && !objects.isEmpty)
                    || $0.has("aux-b") && objects.isEmpty
            })
        {
            return [
                finding("auxiliary", index, index, "“\(participle.lemma)” takes “sein” in the perfect.", .form(other))
            ]
        }
        // "Er ist den Lärm gewohnt": used to it.
        if verb.lemma == "sein", participle.lemma == "wohnen", end > index + 1, !objects.isEmpty { return [] }
        // "Alle sind gelacht": nothing can be laughed, so that it is no passive either.
        let isSaidOfPeople = [index - 1, index + 1].contains { Self.speakers.contains(sentence[$0].lower) }
        if verb.lemma == "sein",
            participles.allSatisfy({
                Self.intransitive.contains($0.lemma) || isSaidOfPeople && Self.rarelyPassive.contains($0.lemma)
            })
        {
            return [
                finding("auxiliary", index, index, "“\(participle.lemma)” takes “haben” in the perfect.", .form(other))
            ]
        }
        // "Ich bin gegessen": a person is not eaten, said or drunk.
        if verb.lemma == "sein", isSaidOfPeople, participles.allSatisfy({ Self.neverOfPeople.contains($0.lemma) }) {
            return [
                finding("auxiliary", index, index, "“\(participle.lemma)” takes “haben” in the perfect.", .form(other))
            ]
        }
        let hasPerson = [index - 1, index + 1].contains {
            ["ich", "du", "wir", "er", "ihr"].contains(sentence[$0].lower)
        }
        // "Ich bin es gewohnt" is right, and so is "Er ist den Lärm gewöhnt".
        let isActive = participles.allSatisfy { $0.has("aux-h") && !Self.accustomed.contains($0.lemma) }
        let isOfThing = actsOnThing(index, end)
        if verb.lemma == "sein", isActive,
            hasPerson && objects.contains(where: { sentence[$0].isCapital }) || isOfThing
                || objects.contains(where: isOnlyAccusative)
        {
            return [
                finding("auxiliary", index, index, "“\(participle.lemma)” takes “haben” in the perfect.", .form(other))
            ]
        }
        return []
    }

    private static let accustomed: Set<String> = ["wohnen", "gewöhnen", "gewohnen", "schulden", "lassen"]
    private static let things: Set<String> = ["es", "das", "nichts", "keinen", "ihn"]
    private static let acting: Set<String> = ["ich", "du", "wir", "er"]

    /// "Das ist er nicht gehört", "Wir sind es gesagt": a thing that it is done to stands beside the one who does it.
    private func actsOnThing(_ index: Int, _ end: Int) -> Bool {
        let places = Array(max(start, index - 1)..<index) + Array(index + 1..<end)
        guard [index - 1, index + 1].contains(where: { Self.acting.contains(sentence[$0].lower) }) else { return false }
        let isAsked = sentence[end].any { ["fragen", "lehren", "nennen"].contains($0.lemma) }
        return !isAsked
            && places.contains { place in
                Self.things.contains(sentence[place].lower) && sentence[place + 1].text != ","
                    && !Self.governing.contains(sentence[place - 1].lower) && !sentence[place + 1].isCapital
                    // "Das ganze Jahr"
                    && (sentence[place].lower == "es" || head(of: place) == nil)
            }
    }

    /// "Ihren Platz", "den Ball": article and noun fit in the accusative alone, and it is no measure.
    private func isOnlyAccusative(_ index: Int) -> Bool {
        guard sentence[index].isCapital, !Self.measures.contains(sentence[index].text) else { return false }
        var first = index
        while isBesideNoun(first - 1), sentence[first].determiners.isEmpty { first -= 1 }
        let pairs = sentence[first].determiners.flatMap { det in sentence[index].nouns.map { (det, $0) } }
            .filter { agree($0.0, $0.1) }
        return !pairs.isEmpty && pairs.allSatisfy { $0.0.has("acc", "m", "sg") }
            && !Self.governing.contains(sentence[first - 1].lower)
    }

    private static let measures: Set<String> = [
        "Meter", "Kilometer", "Schritt", "Weg", "Umweg", "Zentimeter", "Gang", "Fuß", "Berg", "Hügel", "Pfad", "Grad",
        "Lauf", "Kurs", "Bogen",
    ]

    private static let intransitive: Set<String> = [
        "lachen", "weinen", "schlafen", "warten", "wohnen", "lächeln", "husten", "frühstücken",
    ]
    /// "Der Ring ist gut gearbeitet", "das ist nur geträumt".
    private static let rarelyPassive: Set<String> = ["arbeiten", "tanzen", "träumen"]
    private static let speakers: Set<String> = ["ich", "du", "wir"]
    /// "Der Hund hat mich angefallen", "er hat sich vergangen".
    private static let alsoHaving: Set<String> = ["anfallen", "vergehen", "abgehen", "durchgehen", "eingehen"]

    private static let neverOfPeople: Set<String> = [
        "sagen", "essen", "trinken", "helfen", "bekommen", "erzählen", "denken", "sprechen", "verpassen", "antworten",
        "danken", "telefonieren",
    ]

    /// "Wir haben uns verlaufen".
    private static let reflexive: Set<String> = ["mich", "dich", "sich", "uns", "euch", "ihn", "es", "sie"]

    /// A noun phrase that may be an accusative, without a preposition before it: neither "mit einer alten Freundin" nor
    /// "am Ende des Tages", "als Lehrer" or "den ganzen Tag".
    private func isObject(_ index: Int) -> Bool {
        let token = sentence[index]
        guard token.isCapital, !token.nouns.isEmpty, !isTime(token) else { return false }
        var first = index
        while isBesideNoun(first - 1) { first -= 1 }
        guard !Self.governing.contains(sentence[first - 1].lower) else { return false }
        let article = (first..<index).first { !sentence[$0].determiners.isEmpty }
        return article.map { sentence[$0].determiners.contains { $0.has("acc") } }
            ?? token.nouns.contains { $0.has("acc") }
    }

    /// A small word or an adjective, which may belong to the noun behind it.
    private func isBesideNoun(_ index: Int) -> Bool {
        let token = sentence[index]
        return token.isWord && !token.isCapital && !isVerbOnly(token) && !isPronoun(index)
            && !token.isForm(of: ["sein", "haben", "werden"])
            && !Self.objectPronouns.contains(token.lower) && !Self.governing.contains(token.lower)
    }

    private static let objectPronouns: Set<String> = [
        "mich", "mir", "dich", "dir", "sich", "uns", "euch", "ihn", "ihm", "ihnen",
    ]

    /// What a noun may belong to instead of the verb.
    private static let governing = prepositions.union([
        "als", "wie", "per", "ab", "außer", "trotz", "statt", "samt", "laut", "pro", "je", "binnen", "dank", "gemäß",
        "innerhalb", "außerhalb", "gegenüber", "aufs", "fürs", "durchs", "übers", "ums", "unters", "hinters",
    ])

    static let prepositions: Set<String> = [
        "mit", "nach", "bei", "von", "zu", "aus", "seit", "für", "ohne", "durch", "gegen", "um", "in", "an", "auf",
        "unter",
        "über", "vor", "hinter", "neben", "zwischen", "wegen", "während", "im", "am", "ins", "ans", "zum", "zur",
        "beim",
        "vom", "bis",
    ]

    /// `Ich habe gestern spielen Fußball`
    private func scrambled(_ index: Int, _ end: Int) -> GrammarFinding? {
        let verbs = (index + 1..<end).filter { sentence[$0].any("inf") && !sentence[$0].isCapital }
        guard verbs.count == 1, let place = verbs.first, sentence[end].isCapital, !sentence[end].any("inf"),
            // Whether "mein Regenschirm" is right where it is moved to, only a noun of the table tells.
            !sentence[end].nouns.isEmpty || sentence[end - 1].determiners.isEmpty,
            !(index...end).contains(where: { sentence[$0].lower == "zu" || sentence[$0].lower == "und" }),
            let verb = sentence[place].readings.first(where: { $0.has("inf") }), verb.tags[0] == "vblex",
            sentence[place].determiners.isEmpty, place == index + 1 || sentence[index + 1].nouns.isEmpty
        else { return nil }
        let auxiliary = WantedForm(lemma: verb.lemma, tags: ["vblex", "pp", "aux-h"])
        return finding(
            "participle", place, end, "The perfect ends with a participle.",
            parts: text(place + 1, end) + [.form(auxiliary)])
    }

    func wrongParticiple(_ index: Int) -> [GrammarFinding] {
        let readings = sentence[index].readings
        guard let verb = readings.first, readings.allSatisfy({ $0.has("wrong") }) else { return [] }
        let auxiliary = sentence.tokens.contains { $0.isForm(of: ["sein"]) } ? "aux-s" : "aux-h"
        let form = WantedForm(lemma: verb.lemma, tags: ["vblex", "pp", auxiliary])
        return [finding("participle", index, index, "This verb has an irregular participle.", .form(form))]
    }

    /// `Ich bin zwanzig Jahre.`
    func age(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].isForm(of: ["sein"]), sentence[index + 2].text == "Jahre", !sentence[index + 3].isWord,
            ["ich", "du", "er", "sie", "wir", "ihr"].contains(sentence[index - 1].lower)
        else { return [] }
        return [finding("age", index + 2, index + 2, "Age is said with “alt”.", .text("Jahre alt"))]
    }
}
