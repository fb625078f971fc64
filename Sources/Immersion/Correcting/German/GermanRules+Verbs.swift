/// Subject and verb, modal and infinitive.
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
        // "Stell dir vor, ich können": nobody else is meant by "ich" behind a comma.
        let isBehindComma =
            before.text == "," && ["ich", "du", "er", "wir"].contains(sentence[index].lower)
            && verb.any("pri") && verb.readings.allSatisfy { $0.isFinite || $0.has("inf") }
        let startsClause = index == start || ["und", "aber", "denn"].contains(before.lower) || isBehindComma
        guard
            startsClause
                ? verb.isFinite : isVerbOnly(verb) && ["ich", "du", "wir", "er"].contains(sentence[index].lower),
            !(before.lower == "und" && persons(verb).contains("p1pl"))
        else { return nil }
        // "Du liebe Zeit!"
        if sentence[index].lower == "du", verb.lower == "liebe", sentence[index + 2].isCapital { return nil }
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
        if isManyForOne(index) { return disagreement(index - 1, people) }
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

    /// `Im Himmel werden er empfangen`: where the clause has no other verb these are its own.
    private func isManyForOne(_ index: Int) -> Bool {
        guard ["er", "man"].contains(sentence[index].lower),
            ["sind", "haben", "werden"].contains(sentence[index - 1].lower), sentence[index + 1].isWord,
            !["und", "oder"].contains(sentence[index + 1].lower)
        else { return false }
        let first = clauseStart(of: index)
        return index - 1 <= first + 4
            && !(first...clauseEnd(from: index)).contains { place in
                place != index - 1 && !sentence[place].isCapital && isVerbOnly(sentence[place])
            }
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
        guard token.readings.isEmpty else { return token.any("inf") || token.any("pp") }
        return token.lower.count > 4 && ["en", "ern", "eln"].contains(where: token.lower.hasSuffix)
            && !Self.noVerbs.contains(token.lower)
    }

    /// What ends like an infinitive and is none.
    private static let noVerbs: Set<String> = [
        "ihnen", "denen", "deren", "gegen", "neben", "wegen", "oben", "unten", "außen", "innen", "vorn", "hinten",
        "morgen",
        "gestern", "sondern", "zwischen", "zusammen", "inzwischen", "draußen", "drinnen", "allein", "keinen", "jeden",
        "diesen", "allen", "vielen", "beiden", "anderen", "andern", "wenigen", "einigen", "daneben", "dagegen",
    ]

    private static let amounts: Set<String> = [
        "etwas", "nichts", "viel", "wenig", "genug", "was", "mehr", "zuviel", "alles", "weniger", "ab", "auf",
    ]

    /// `Ich muss zu arbeiten`; but "Ich will etwas zu trinken" and "Wir wollen versuchen zu schlafen".
    private func purpose(_ index: Int) -> [GrammarFinding] {
        let end = clauseEnd(from: index)
        let preposition = end - 1
        let verb = sentence[end]
        guard
            sentence[index].any({ $0.has("vbmod") && $0.isFinite && !["mögen", "möchten"].contains($0.lemma) })
                || sentence[index].lower.hasPrefix("möcht"),
            index <= clauseStart(of: index) + 7, preposition > index,
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
        guard next.lower != "bitte", next.lower != "ist", !Self.counting.contains(next.lower) else { return [] }
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
            // "Es kann passieren was will"
            !Self.asking.contains(sentence[first + 1].lower),
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
}
