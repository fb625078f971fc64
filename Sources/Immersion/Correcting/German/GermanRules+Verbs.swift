/// Subject and verb, modal and infinitive, *haben* and *sein*.
extension GermanRules {
    func subject(_ index: Int) -> [GrammarFinding] {
        guard isPronoun(index), let wanted = Self.pronouns[sentence[index].lower] else { return [] }
        let isFormal = sentence[index].text == "Sie" && index != start
        // "Es sind keine Fehler aufgetreten": the subject comes later.
        let isPlaceholder = sentence[index].lower == "es"
        let people: Set<String> = isFormal ? ["p3pl"] : isPlaceholder ? ["p3sg", "p3pl"] : wanted
        if let found = following(index, people) { return [found] }
        return preceding(index, people).map { [$0] } ?? []
    }

    private func following(_ index: Int, _ people: Set<String>) -> GrammarFinding? {
        let verb = sentence[index + 1]
        let before = sentence[index - 1]
        guard sentence[index].lower != "ihr" || index == start && !isToHer(index + 1),
            !before.isFinite || isVerbOnly(verb) && before.any("inf") == false,
            !before.isFinite
        else { return nil }
        let startsClause = index == start || ["und", "aber", "denn"].contains(before.lower)
        guard
            startsClause
                ? verb.isFinite : isVerbOnly(verb) && ["ich", "du", "wir", "er"].contains(sentence[index].lower),
            !(before.lower == "und" && persons(verb).contains("p1pl"))
        else { return nil }
        // "Meine Mutter und ich": two subjects.
        if before.lower == "und" || before.lower == "oder", sentence[index - 2].isCapital { return nil }
        if index != start || ["man", "es"].contains(sentence[index].lower), people.contains("p3sg"), isReported(verb) {
            return nil
        }
        if before.lower == "oder" || before.lower == "als" || before.lower == "wie" { return nil }
        if before.lower == "und" || before.lower == "aber", !isVerbOnly(verb) { return nil }
        return disagreement(index + 1, people)
    }

    private static let somebody: Set<String> = [
        "niemand", "jemand", "etwas", "nichts", "alles", "keiner", "alle", "das", "es", "was", "viel",
    ]

    /// "Ihr ist das Geld ausgegangen", "ihr ist kalt": another may be the subject.
    private func isToHer(_ verb: Int) -> Bool {
        guard sentence[verb].isWord else { return false }
        let end = clauseEnd(from: verb)
        return Self.felt.contains(sentence[end].lower)
            || sentence.tokens[verb...end].dropFirst().contains {
                !$0.determiners.isEmpty || $0.isCapital || Self.pronouns[$0.lower] != nil
                    || Self.somebody.contains($0.lower)
            }
    }

    /// "Er sagt, er habe keine Zeit": what somebody else said.
    private func isReported(_ verb: GrammarToken) -> Bool {
        verb.lower.hasSuffix("e") && persons(verb) == ["p1sg"]
    }

    /// `Heute gehst ich`: the subject behind its verb.
    private func preceding(_ index: Int, _ people: Set<String>) -> GrammarFinding? {
        let verb = sentence[index - 1]
        // Nobody but the subject is called so; "er" and "man" may be another verb's.
        let isSure = ["ich", "du", "wir"].contains(sentence[index].lower)
        let own = persons(sentence[index + 1])
        guard isSure || ["er", "man"].contains(sentence[index].lower), isVerbOnly(verb),
            isSure ? own.isDisjoint(with: people) : index - 1 <= start + 1,
            sentence[index + 1].isWord || sentence.isQuestion || isSure, !isPronoun(index - 2),
            people != ["p3sg"] || !isReported(verb),
            sentence[index - 2].nouns.isEmpty || index - 2 == start || isSure
        else { return nil }
        return disagreement(index - 1, people)
    }

    private func disagreement(_ place: Int, _ people: Set<String>) -> GrammarFinding? {
        let token = sentence[place]
        guard !token.finite.isEmpty, persons(token).isDisjoint(with: people), !token.any("pp"),
            token.nouns.isEmpty || !token.isCapital,
            let verb = token.finite.first(where: { $0.has("pri") }) ?? token.finite.first,
            // "Sie fahrt": one is meant, not many.
            let person = token.lower.hasSuffix("t") ? people.sorted().last : people.sorted().first
        else { return nil }
        let form = WantedForm(
            lemma: verb.lemma, tags: [verb.tags[0], verb.tags[1], String(person.prefix(2)), String(person.suffix(2))])
        return finding("verb-agreement", place, place, "The verb does not agree with its subject.", .form(form))
    }

    /// `Die Kinder spielt im Garten`
    var nounSubject: [GrammarFinding] {
        let start = self.start
        let (det, noun, verb, behind) = (sentence[start], sentence[start + 1], sentence[start + 2], sentence[start + 3])
        guard !det.determiners.isEmpty, !noun.nouns.isEmpty, verb.isFinite,
            !isTime(noun)
        else { return [] }
        let pairs = det.determiners.flatMap { det in noun.nouns.filter { agree(det, $0) } }
        let isOnlyNominative = !pairs.isEmpty && pairs.allSatisfy { $0.has("nom") }
        let nominative = pairs.filter { $0.has("nom") }
        let isAlone = behind.determiners.isEmpty && !behind.isCapital && !isPronoun(start + 3) && !behind.lower.isEmpty
        // "Die Kuchen ist": one or many, nobody knows.
        let isEither = noun.nouns.contains { $0.has("sg", "nom") } && noun.nouns.contains { $0.has("pl") }
        guard !isPronoun(start + 3), !isEither || persons(verb).isDisjoint(with: ["p3sg", "p3pl"]) else { return [] }
        guard let first = nominative.first, nominative.allSatisfy({ $0.numbers == first.numbers }),
            isOnlyNominative || isAlone
        else { return [] }
        return disagreement(start + 2, [first.has("pl") ? "p3pl" : "p3sg"]).map { [$0] } ?? []
    }

    func verbGroup(_ index: Int) -> [GrammarFinding] {
        modal(index) + purpose(index) + perfect(index) + wrongParticiple(index) + wrongPresent(index) + age(index)
    }

    /// `Du fahrst`: the form that the verb has instead. In a group of verbs an infinitive is what it lacks.
    private func wrongPresent(_ index: Int) -> [GrammarFinding] {
        guard let verb = sentence[index].readings.first, verb.has("vowel"), !sentence[index].isCapital else {
            return []
        }
        let form = WantedForm(lemma: verb.lemma, tags: Array(verb.tags.dropLast()))
        let why = "“\(verb.lemma)” changes its vowel here."
        return [finding("conjugation", index, index, why, .form(form))]
    }

    /// A verb that "zu" may belong to; no table has all verbs.
    private func mayTakeInfinitive(_ token: GrammarToken) -> Bool {
        guard !token.isCapital else { return false }
        return token.any("inf") || token.any("pp") || token.readings.isEmpty && token.lower.hasSuffix("n")
    }

    private static let amounts: Set<String> = [
        "etwas", "nichts", "viel", "wenig", "genug", "was", "mehr", "zuviel", "alles", "weniger", "ab", "auf",
    ]

    /// `Ich muss zu arbeiten`; but "Ich will etwas zu trinken" and "Wir wollen versuchen zu schlafen".
    private func purpose(_ index: Int) -> [GrammarFinding] {
        let end = clauseEnd(from: index)
        let preposition = end - 1
        let verb = sentence[end]
        guard sentence[index].any({ $0.has("vbmod") && $0.isFinite }), index <= clauseStart(of: index) + 4,
            preposition > index,
            sentence[preposition].lower == "zu", !verb.isCapital,
            verb.any("inf") || verb.readings.isEmpty && ["en", "ern", "eln"].contains(where: verb.lower.hasSuffix),
            !Self.amounts.contains(sentence[preposition - 1].lower),
            !(index + 1..<preposition).contains(where: {
                // "Muss ausgetauscht zu werden": a passive takes none either.
                mayTakeInfinitive(sentence[$0])
                    && !($0 == preposition - 1 && verb.lower == "werden" && !sentence[$0].any("inf"))
            })
        else { return [] }
        let why = "A modal verb takes the infinitive without “zu”."
        return [finding("infinitive", preposition, end, why, .text(verb.text))]
    }

    /// `Ich kann spreche Deutsch`, `Wir wollen essen Pizza`, `Man kann hier schwimmt`
    private func modal(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].any({ $0.has("vbmod") && $0.isFinite }), index <= start + 3 else { return [] }
        let end = clauseEnd(from: index)
        let first = isPronoun(index + 1) ? index + 2 : index + 1
        guard first <= end else { return [] }
        let next = sentence[first]
        // "Kannst du bitte aufmachen", "Zuhören können ist schwer".
        guard next.lower != "bitte", next.lower != "ist" else { return [] }
        let why = "The second verb is an infinitive at the end."
        if next.determiners.isEmpty,
            !next.any("adj"),
            isVerbOnly(next) || next.isFinite && !next.any("inf") && !next.any("pp") && !next.isCapital,
            let verb = next.finite.first
        {
            let form = GrammarFinding.Part.form(WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "inf"]))
            return [finding("infinitive", first, end, why, parts: text(first + 1, end) + [form])]
        }
        if next.any("inf"), !next.isCapital, first < end, !Self.joining.contains(sentence[first + 1].lower),
            !(first + 1...end).contains(where: {
                sentence[$0].any("inf") || sentence[$0].any("pp") || sentence[$0].lower == "und"
                    || sentence[$0].lower == "oder"
            })
        {
            return [finding("infinitive", first, end, why, parts: text(first + 1, end) + [.text(next.lower)])]
        }
        let last = sentence[end]
        guard end > first, isVerbOnly(last),
            !(first..<end).contains(where: {
                sentence[$0].any("inf") || sentence[$0].lower == "und" || opensClause($0)
            }),
            let verb = last.finite.first
        else { return [] }
        return [
            finding("infinitive", end, end, why, .form(WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "inf"])))
        ]
    }

    /// "Ich kann nicht weil ich arbeite": in a chat commas are left out.
    private func opensClause(_ index: Int) -> Bool {
        let word = sentence[index].lower
        return Self.subordinating.contains(word) || Self.asking.contains(word)
            || ["ich", "du", "er", "wir", "man"].contains(word)
    }

    private func perfect(_ index: Int) -> [GrammarFinding] {
        let end = clauseEnd(from: index)
        guard index <= start + 3, end > index,
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
        if verb.lemma == "sein", hasPerson, objects.contains(where: { sentence[$0].isCapital }),
            participles.allSatisfy({ $0.has("aux-h") })
        {
            return [
                finding("auxiliary", index, index, "“\(participle.lemma)” takes “haben” in the perfect.", .form(other))
            ]
        }
        return []
    }

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

    private func wrongParticiple(_ index: Int) -> [GrammarFinding] {
        let readings = sentence[index].readings
        guard let verb = readings.first, readings.allSatisfy({ $0.has("wrong") }) else { return [] }
        let auxiliary = sentence.tokens.contains { $0.isForm(of: ["sein"]) } ? "aux-s" : "aux-h"
        let form = WantedForm(lemma: verb.lemma, tags: ["vblex", "pp", auxiliary])
        return [finding("participle", index, index, "This verb has an irregular participle.", .form(form))]
    }

    /// `Ich bin zwanzig Jahre.`
    private func age(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].isForm(of: ["sein"]), sentence[index + 2].text == "Jahre", !sentence[index + 3].isWord,
            ["ich", "du", "er", "sie", "wir", "ihr"].contains(sentence[index - 1].lower)
        else { return [] }
        return [finding("age", index + 2, index + 2, "Age is said with “alt”.", .text("Jahre alt"))]
    }
}
