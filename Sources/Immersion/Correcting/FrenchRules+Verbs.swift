/// *Avoir* and *être*, and the mood behind *si*.
extension FrenchRules {
    private static let having = [
        "suis": "ai", "es": "as", "est": "a", "sommes": "avons", "êtes": "avez", "sont": "ont", "étais": "avais",
        "était": "avait", "étions": "avions", "étiez": "aviez", "étaient": "avaient",
    ]
    private static let being = [
        "ai": "suis", "as": "es", "a": "est", "avons": "sommes", "avez": "êtes", "ont": "sont", "avais": "étais",
        "avait": "était", "avions": "étions", "aviez": "étiez", "avaient": "étaient",
    ]
    private static let feelings: Set<String> = [
        "faim", "soif", "sommeil", "peur", "raison", "tort", "envie", "honte", "hâte",
    ]
    private static let between: Set<String> = [
        "pas", "très", "trop", "tellement", "vraiment", "toujours", "encore", "plus", "jamais", "si", "bien", "déjà",
        "souvent", "aussi", "tous", "toutes",
    ]
    private static let numbers: Set<String> = [
        "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
        "quatorze", "quinze", "seize", "vingt", "trente", "quarante", "cinquante", "soixante", "cent", "et",
    ]
    /// What may stand behind an age: "Nous sommes deux ans plus tard" is right.
    private static let following: Set<String> = ["et", "aujourd", "demain", "maintenant", "mais", "depuis"]

    /// The pronoun that is the subject of the verb at `index`, and what a change of that verb's first letter changes:
    /// from `ne`, or from `je`, where one stands there.
    func subject(of index: Int) -> (pronoun: String, place: Int, first: Int, dropped: String)? {
        var place = word(before: index)
        let isNegated = ["ne", "n"].contains(sentence[place].lower)
        let negation = place
        if isNegated { place = word(before: place) }
        let word = sentence[place].lower
        guard Self.pronouns[word] != nil else { return nil }
        if isNegated { return (word, place, negation, "n") }
        return ["je", "j"].contains(word) ? (word, place, place, "j") : (word, place, index, "")
    }

    /// The verb behind `je` or `ne`, which lose their vowel before another one.
    private func parts(_ dropped: String, _ verb: GrammarFinding.Part, isVowel: Bool) -> [GrammarFinding.Part] {
        dropped.isEmpty ? [verb] : [.text(dropped + (isVowel ? "'" : "e")), verb]
    }

    /// The next word that is no small adverb.
    private func behind(_ index: Int) -> Int {
        var place = index + 1
        while place < index + 3, Self.between.contains(sentence[place].lower) { place += 1 }
        return place
    }

    /// `Je suis soif`, `Tu es vingt ans`
    func having(_ index: Int) -> [GrammarFinding] {
        guard let right = Self.having[sentence[index].lower], let who = subject(of: index) else { return [] }
        let next = behind(index)
        let isFeeling = Self.feelings.contains(sentence[next].lower)
        guard isFeeling || isAge(index + 1) else { return [] }
        let why = isFeeling ? "This is said with “avoir”." : "Age is said with “avoir”."
        let parts = parts(who.dropped, .text(right), isVowel: true)
        return [finding(isFeeling ? "having" : "age", who.first, index, why, parts)]
    }

    private func isAge(_ first: Int) -> Bool {
        var end = first
        while end < first + 3,
            case let words = sentence[end].lower.split(separator: "-").map(String.init), !words.isEmpty,
            words.allSatisfy({ Self.numbers.contains($0) || $0.allSatisfy(\.isNumber) })
        {
            end += 1
        }
        let after = sentence[end + 1]
        return end > first && sentence[end].lower == "ans" && (!after.isWord || Self.following.contains(after.lower))
    }

    private static let going: Set<String> = [
        "aller", "venir", "arriver", "partir", "naître", "mourir", "devenir", "revenir", "rester", "tomber", "parvenir",
    ]

    /// `Elle a parti`
    func auxiliary(_ index: Int) -> [GrammarFinding] {
        guard let right = Self.being[sentence[index].lower] else { return [] }
        let place = behind(index)
        let readings = sentence[place].readings
        guard
            let participle = readings.first(where: {
                $0.isParticiple && (Self.going.contains($0.lemma) || isMoving($0, at: place, behind: index))
            }),
            readings.allSatisfy({ $0.isParticiple || $0.isAdjective || $0.isNoun || $0.isFinite })
        else { return [] }
        let who = subject(of: index)
        let why = "“\(participle.lemma)” takes “être” here."
        let first = who?.first ?? index
        guard let wanted = agreeing(participle, with: index, who?.pronoun) else {
            return [finding("auxiliary", first, place, why, [])]
        }
        let verb = parts(who?.dropped ?? "", .text(right), isVowel: Self.beginsWithVowel(right))
        let words = (index + 1..<place).map { GrammarFinding.Part.text(sentence[$0].text) }
        return [finding("auxiliary", first, place, why, verb + words + [.form(wanted)])]
    }

    private static let moving: Set<String> = ["sortir", "rentrer", "descendre", "monter", "retourner"]
    private static let movers = ["ils": "ont", "elles": "ont", "elle": "a", "nous": "avons"]

    /// `Ils ont sortis`: who agrees with the subject meant “être”; "Ils ont sorti le chien" has an object.
    private func isMoving(_ participle: WordReading, at place: Int, behind index: Int) -> Bool {
        guard Self.moving.contains(participle.lemma), participle.has("pl") || participle.has("f"),
            let who = subject(of: index), Self.movers[who.pronoun] == sentence[index].lower
        else { return false }
        return sentence[place + 1].determiners.isEmpty
    }

    /// The participle as its subject asks for it; nil where nobody knows the subject.
    private func agreeing(_ participle: WordReading, with verb: Int, _ pronoun: String?) -> WantedForm? {
        func form(_ gender: String, _ number: String) -> WantedForm {
            WantedForm(lemma: participle.lemma, tags: [participle.tags[0], "pp", gender, number])
        }
        let own = participle.has("f") ? "f" : "m"
        switch pronoun {
        case "elle": return form("f", "sg")
        case "elles": return form("f", "pl")
        case "il", "on": return form("m", "sg")
        case "ils": return form("m", "pl")
        case "nous": return form(own, "pl")
        case "vous": return form(own, participle.has("pl") ? "pl" : "sg")
        case "je", "j", "tu": return form(own, "sg")
        default: break
        }
        // "Personne n'a venu"
        let negation = word(before: verb)
        if ["ne", "n"].contains(sentence[negation].lower), ["personne", "rien"].contains(sentence[negation - 1].lower) {
            return form("m", "sg")
        }
        // A noun or a name right before the verb, with nothing before it that it could belong to.
        let token = sentence[verb - 1]
        let nouns = token.readings.filter { $0.isNoun || $0.has("np") }
        guard let noun = nouns.first, nouns.allSatisfy({ $0.genders == noun.genders && $0.numbers == noun.numbers }),
            noun.genders.count == 1, noun.numbers.count == 1, let gender = noun.genders.first,
            let number = noun.numbers.first, verb - 1 <= sentence.start + 1
        else { return nil }
        return form(gender, number)
    }

    /// `Si j'aurais le temps`
    var condition: [GrammarFinding] {
        let start = sentence.start
        let isShort = sentence[start].lower == "s" && isApostrophe(start + 1)
        guard sentence[start].lower == "si" || isShort, !sentence.isQuestion else { return [] }
        let first = isShort ? start + 2 : start + 1
        return (first + 1...first + 4).prefix(4).compactMap { index -> GrammarFinding? in
            guard let who = subject(of: index), who.place == first, let person = Self.pronouns[who.pronoun],
                let verb = sentence[index].finite.first(where: {
                    $0.has("cni", person.person) && $0.numbers.contains(person.number)
                })
            else { return nil }
            let form = WantedForm(lemma: verb.lemma, tags: verb.tags.map { $0 == "cni" ? "pii" : $0 })
            let isVowel = Self.beginsWithVowel(verb.lemma)
            let wasVowel = Self.beginsWithVowel(sentence[index].lower)
            let why = "“Si” takes no conditional."
            guard isVowel != wasVowel else { return finding("condition", index, index, why, [.form(form)]) }
            let parts = parts(who.dropped, .form(form), isVowel: isVowel)
            return finding("condition", who.first, index, why, parts)
        }
        .prefix(1).map { $0 }
    }
}
