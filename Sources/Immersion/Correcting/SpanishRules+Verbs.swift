/// Verbs that come in groups: modal and infinitive, `haber` and participle, and the moods.
extension SpanishRules {
    var verbGroups: [GrammarFinding] {
        (0..<sentence.count).flatMap { modal($0) + perfect($0) + gone($0) + duty($0) }
    }

    private func modal(_ index: Int) -> [GrammarFinding] {
        let (token, next, after) = (sentence[index], sentence[index + 1], sentence[index + 2])
        // "Todo el suelo quiere": a noun. "Lo que no puede es estar enfermo": the next clause.
        let isNoun = !token.nouns.isEmpty && !sentence[index - 1].determiners.isEmpty
        let isModal =
            !isNoun && !["es", "está"].contains(next.lower)
            && token.any { $0.isFinite && ["poder", "querer", "deber", "soler", "preferir"].contains($0.lemma) }
        if isModal, let verb = bare(next) {
            return [infinitive(verb, at: index + 1)]
        }
        if isModal, next.lower == "a", after.any("inf"), !after.any("n") {
            let why = "No “a” stands between this verb and the infinitive."
            return [finding("infinitive", index + 1, index + 2, why, .text(after.lower))]
        }
        if token.isForm(of: ["ir"]), next.lower == "a", after.lower != "bordo", let verb = bare(after) {
            return [infinitive(verb, at: index + 2)]
        }
        if token.isForm(of: ["ir"]), next.any("inf"), !next.any("n") {
            let why = "“Ir” takes “a” before an infinitive."
            return [finding("infinitive", index + 1, index + 1, why, .text("a " + next.lower))]
        }
        let isDuty = token.isForm(of: ["tener"]) || token.lower == "hay"
        if isDuty, next.lower == "que", let verb = after.finite.first(where: { $0.has("pri") }), !after.any("inf"),
            !after.any("cnjsub"), !after.any("rel"), !after.any("adv"), !after.any("pr")
        {
            return [infinitive(verb, at: index + 2)]
        }
        return []
    }

    private func bare(_ token: GrammarToken) -> WordReading? {
        guard token.isOnlyFinite else { return nil }
        return token.finite.first { $0.has("pri") }
    }

    private func infinitive(_ verb: WordReading, at index: Int) -> GrammarFinding {
        let form = WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "inf"])
        return finding("infinitive", index, index, "The second verb stays in the infinitive.", .form(form))
    }

    private func perfect(_ index: Int) -> [GrammarFinding] {
        let next = sentence[index + 1]
        guard sentence[index].any({ $0.has("vbhaver") && $0.isFinite }), next.isWord else { return [] }
        let participles = next.readings.filter(\.isParticiple)
        if participles.contains(where: { $0.has("m", "sg") }) { return [] }
        // "No habría escalas", "habrá calma": what there would be.
        if sentence[index].finite.allSatisfy({ $0.has("p3", "sg") }), !next.nouns.isEmpty,
            !sentence[index].any("pri") || next.nouns.contains(where: { $0.has("pl") })
        {
            return []
        }
        guard let verb = participles.first ?? next.readings.first(where: { $0.isVerb && $0.joined.isEmpty }),
            next.readings.allSatisfy({ $0.isVerb || $0.isNoun || $0.isAdjective }),
            next.readings.contains(where: \.isVerb)
        else { return [] }
        let form = WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "pp", "m", "sg"])
        return [finding("participle", index + 1, index + 1, "“Haber” takes the participle in -o.", .form(form))]
    }

    private static let going: Set<String> = [
        "ir", "llegar", "salir", "venir", "volver", "entrar", "dormir", "regresar",
    ]

    /// `Soy ido a casa`: no verb makes its perfect with "ser".
    private func gone(_ index: Int) -> [GrammarFinding] {
        let next = sentence[index + 1]
        guard let verb = sentence[index].finite.first(where: { $0.tags[0] == "vbser" && $0.has("pri") }),
            let participle = next.readings.first(where: { $0.isParticiple && Self.going.contains($0.lemma) }),
            next.readings.allSatisfy({ $0.isParticiple || $0.isAdjective && $0.lemma == next.lower })
        else { return [] }
        let having = WantedForm(lemma: "haber", tags: ["vbhaver"] + verb.tags.dropFirst())
        let form = WantedForm(lemma: participle.lemma, tags: [participle.tags[0], "pp", "m", "sg"])
        return [
            finding("auxiliary", index, index + 1, "The perfect is made with “haber”.", .form(having), .form(form))
        ]
    }

    /// `Tengo a estudiar`, `puedo de venir`
    private func duty(_ index: Int) -> [GrammarFinding] {
        let (token, next, verb) = (sentence[index], sentence[index + 1], sentence[index + 2])
        guard verb.any({ $0.isVerb && $0.has("inf") && $0.joined.isEmpty }), verb.nouns.isEmpty else { return [] }
        if next.lower == "a", token.isForm(of: ["tener"]) {
            return [finding("infinitive", index + 1, index + 1, "What one has to do takes “que”.", .text("que"))]
        }
        if next.lower == "de", token.isForm(of: ["poder", "querer"]), !["comer", "beber", "cenar"].contains(verb.lower)
        {
            let why = "No “de” stands between this verb and the infinitive."
            return [finding("infinitive", index + 1, index + 2, why, .text(verb.lower))]
        }
        return []
    }

    var moods: [GrammarFinding] {
        (0..<sentence.count).flatMap { wish($0) } + condition + yesterday + subjectInfinitive
    }

    private func wish(_ index: Int) -> [GrammarFinding] {
        let token = sentence[index]
        let next = sentence[index + 1].lower
        let isWish =
            next == "que"
            && (token.isForm(of: ["querer", "preferir"]) || token.lower == "para" || isHope(token)
                || sentence[index - 1].lower == "no" && ["creo", "creemos", "pienso"].contains(token.lower))
        let isJudged = token.lower == "es" && Self.judging.contains(next) && sentence[index + 2].lower == "que"
        let start = isWish ? index + 2 : isJudged ? index + 3 : token.lower == "ojalá" ? index + 1 : nil
        guard let start else { return [] }
        let first = sentence[start].lower == "que" ? start + 1 : start
        let subject = Self.pronouns[sentence[first].lower] != nil ? first : first - 1
        guard let place = verb(after: subject)?.index, let verb = bare(sentence[place]),
            !sentence[place].any("prs")
        else { return [] }
        let tags = verb.tags.map { $0 == "pri" ? "prs" : $0 }
        let form = WantedForm(lemma: verb.lemma, tags: tags)
        let why = isJudged || token.lower.hasPrefix("cre") || token.lower == "pienso" ? "This" : "A wish"
        return [finding("subjunctive", place, place, "\(why) takes the subjunctive.", .form(form))]
    }

    private static let judging: Set<String> = [
        "importante", "necesario", "posible", "imposible", "probable", "normal", "raro",
    ]

    /// "Espera que te llamo" tells somebody to wait.
    private func isHope(_ token: GrammarToken) -> Bool { token.isForm(of: ["esperar"]) && !token.any("imp") }

    private var condition: [GrammarFinding] {
        let start = self.start
        guard sentence[start].lower == "si" else { return [] }
        let subject = Self.pronouns[sentence[start + 1].lower] != nil ? start + 1 : start
        guard let place = verb(after: subject)?.index,
            let verb = sentence[place].finite.first(where: { $0.has("cni") })
        else { return [] }
        let form = WantedForm(lemma: verb.lemma, tags: verb.tags.map { $0 == "cni" ? "pis" : $0 })
        return [finding("condition", place, place, "“Si” takes no conditional.", .form(form))]
    }

    private var yesterday: [GrammarFinding] {
        let start = self.start
        guard ["ayer", "anoche"].contains(sentence[start].lower) else { return [] }
        let subject = Self.pronouns[sentence[start + 1].lower] != nil ? start + 1 : start
        guard let place = verb(after: subject)?.index, let verb = bare(sentence[place]),
            !sentence[place].any("ifi")
        else { return [] }
        // "Ayer he comido" is "comí", not "hube comido".
        let participle = sentence[place + 1].readings.first(where: \.isParticiple)
        let isPerfect = verb.has("vbhaver")
        guard !isPerfect || participle != nil else { return [] }
        let past = WordReading(
            lemma: isPerfect ? participle?.lemma ?? "" : verb.lemma,
            tags: [isPerfect ? participle?.tags.first ?? "" : verb.tags[0]]
                + verb.tags.dropFirst().map { $0 == "pri" ? "ifi" : $0 })
        // The subject says whose the verb is, not its wrong ending.
        let who = Self.pronouns[sentence[subject].lower]
        let form =
            who.map { past.form(replacing: Self.people.union(Self.numbers), with: [$0.person, $0.number]) }
            ?? WantedForm(lemma: past.lemma, tags: past.tags)
        let end = isPerfect ? place + 1 : place
        return [finding("tense", place, end, "What is over takes the past tense.", .form(form))]
    }

    /// `Yo querer un café`
    private var subjectInfinitive: [GrammarFinding] {
        let start = self.start
        guard let who = Self.pronouns[sentence[start].lower], !sentence.isQuestion, sentence[0].text != "¡",
            let place = verb(after: start)?.index, !sentence[place].readings.isEmpty,
            sentence[place].readings.allSatisfy({ $0.isVerb && $0.has("inf") && $0.joined.isEmpty })
        else { return [] }
        let verb = sentence[place].readings[0]
        let form = WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "pri", who.person, who.number])
        return [finding("conjugation", place, place, "The verb takes the form of its subject.", .form(form))]
    }
}
