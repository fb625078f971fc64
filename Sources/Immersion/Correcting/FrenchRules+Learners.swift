/// What learners say by the pattern of their own language, and other checkers let pass.
extension FrenchRules {
    func turns(_ index: Int) -> [GrammarFinding] {
        transitive(index) + acting(index) + place(index) + fixed(index) + comparison(index) + bare(index)
            + person(index)
            + denied(index)
    }

    private static let speaking = [
        "suis": "ai", "es": "as", "est": "a", "sommes": "avons", "êtes": "avez", "sont": "ont",
    ]
    private static let done: Set<String> = ["mangé", "acheté", "bu", "lu", "écrit", "visité", "cuisiné", "étudié"]
    private static let active: Set<String> = [
        "mangé", "bu", "vu", "acheté", "trouvé", "parlé", "cherché", "apporté", "vendu", "joué", "dit", "lu", "écrit",
        "visité", "regardé", "écouté", "dormi", "travaillé", "voyagé", "marché", "dansé", "étudié", "cuisiné",
    ]

    /// `Nous sommes mangé dehors`; but "Nous nous sommes parlé" and "Nous sommes vus par tous".
    private func acting(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].lower == "nous", sentence[index + 1].lower == "sommes",
            Self.active.contains(sentence[index + 2].lower), sentence[index - 1].lower != "nous",
            sentence[index + 3].lower != "par"
        else { return [] }
        let why = "Here the perfect takes “avoir”."
        return [finding("auxiliary", index + 1, index + 1, why, [.text("avons")])]
    }

    private static let times: Set<String> = [
        "fois", "matin", "soir", "jour", "jours", "semaine", "mois", "année", "nuit", "lundi", "mardi", "mercredi",
        "jeudi", "vendredi", "samedi", "dimanche", "peu", "heure", "heures", "minute", "minutes",
    ]

    /// `Je suis mangé une pomme`: whoever has it as an object did it.
    private func transitive(_ index: Int) -> [GrammarFinding] {
        let (participle, article, noun) = (sentence[index + 1].lower, sentence[index + 2].lower, sentence[index + 3])
        let base = participle.hasSuffix("s") ? String(participle.dropLast()) : participle
        let plain = Self.done.contains(base) ? base : base.hasSuffix("e") ? String(base.dropLast()) : base
        guard let right = Self.speaking[sentence[index].lower], Self.done.contains(plain),
            let who = Self.pronouns[sentence[index - 1].lower], index - 1 == sentence.start, noun.isWord,
            !Self.times.contains(noun.lower),
            ["un", "une", "des", "du"].contains(article)
                || who.person != "p3" && ["le", "la", "les", "mon", "ma", "mes", "ton", "ta", "tes"].contains(article)
        else { return [] }
        let why = "With an object the perfect takes “avoir”."
        let isJe = sentence[index - 1].lower == "je"
        let parts = (isJe ? ["j'"] : []) + [right, plain]
        return [finding("auxiliary", isJe ? index - 1 : index, index + 1, why, parts.map { .text($0) })]
    }

    private static let lands: Set<String> = [
        "France", "Espagne", "Italie", "Allemagne", "Angleterre", "Belgique", "Suisse", "Chine", "Pologne", "Grèce",
    ]
    private static let others: Set<String> = ["Canada", "Japon", "Portugal", "Brésil", "Mexique", "Maroc", "Danemark"]
    private static let towns: Set<String> = [
        "Paris", "Lyon", "Marseille", "Londres", "Berlin", "Madrid", "Rome", "Bruxelles", "Genève", "Bordeaux", "Nice",
    ]
    private static let being = [
        "habit", "vais", "vas", "va", "all", "vont", "vis", "vit", "viv", "travaill", "part", "voyag", "arriv",
    ]
    private static let doctors: Set<String> = ["dentiste", "médecin", "docteur", "coiffeur"]

    /// `J'habite à France`, `Je vais à Canada`, `Je vais au dentiste`, `Dans le lundi`
    private func place(_ index: Int) -> [GrammarFinding] {
        let (word, next, behind) = (sentence[index].lower, sentence[index + 1], sentence[index + 2])
        if word == "dans", index == sentence.start, next.lower == "le", Self.days.contains(behind.lower) {
            return [finding("time", index, index + 1, "Days take no preposition.", [.text("le")])]
        }
        guard !behind.isCapital, Self.being.contains(where: sentence[index - 1].lower.hasPrefix),
            Self.pronouns[sentence[self.word(before: index - 1)].lower] != nil
        else { return [] }
        if word == "au", Self.doctors.contains(next.lower) {
            return [finding("preposition", index, index, "One goes “chez” a person.", [.text("chez le")])]
        }
        guard let right = Self.preposition(instead: word, before: next.text) else { return [] }
        return [finding("preposition", index, index, "Here it is “\(right)”.", [.text(right)])]
    }

    private static func preposition(instead word: String, before place: String) -> String? {
        if word == "en" { return towns.contains(place) ? "à" : nil }
        guard word == "à" else { return nil }
        return lands.contains(place) ? "en" : others.contains(place) ? "au" : nil
    }

    private static let days: Set<String> = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]
    private static let games: Set<String> = ["tennis", "foot", "football", "basket", "volley", "rugby", "golf"]
    private static let instruments = [
        "piano": "du", "violon": "du", "guitare": "de la", "flûte": "de la", "batterie": "de la",
    ]

    /// `Que est-ce que`, `Je joue de tennis`, `Beaucoup de les`, `besoin un`, `Je téléphone ma mère`
    private func fixed(_ index: Int) -> [GrammarFinding] {
        let (word, next, after) = (sentence[index].lower, sentence[index + 1], sentence[index + 2])
        if word == "que", next.lower == "est-ce" {
            return [finding("elision", index, index + 1, "Before a vowel “que” is “qu'”.", [.text("qu'est-ce")])]
        }
        let hasSubject = Self.pronouns[sentence[self.word(before: index)].lower] != nil
        if hasSubject, word.hasPrefix("jou"), next.lower == "de", Self.games.contains(after.lower) {
            return [finding("preposition", index + 1, index + 1, "One plays “à” a game.", [.text("au")])]
        }
        if hasSubject, word.hasPrefix("jou"), ["le", "la"].contains(next.lower), !sentence[index + 3].isWord,
            let right = Self.instruments[after.lower]
        {
            return [finding("preposition", index + 1, index + 1, "One plays “de” an instrument.", [.text(right)])]
        }
        if ["beaucoup", "trop", "assez", "peu"].contains(word), next.lower == "de", after.lower == "les",
            case let noun = sentence[index + 3], noun.isWord
        {
            let preposition = Self.beginsWithVowel(noun.lower) ? "d'" : "de"
            let why = "Behind “\(word)” it is “de”, without an article."
            return [finding("amount", index + 1, index + 3, why, [.text(preposition), .text(noun.text)])]
        }
        if word == "besoin", ["ai", "as", "a", "avons", "avez", "ont"].contains(sentence[index - 1].lower),
            ["un", "une"].contains(next.lower)
        {
            return [finding("preposition", index + 1, index + 1, "It is “besoin de”.", [.text("d'" + next.lower)])]
        }
        if hasSubject, word.hasPrefix("téléphon"), Self.whose.contains(next.lower) {
            let right = GrammarFinding.Part.text("à " + next.lower)
            return [finding("preposition", index + 1, index + 1, "One phones “à” a person.", [right])]
        }
        return []
    }

    private static let whose: Set<String> = ["mon", "ma", "mes", "ton", "ta", "tes", "son", "sa", "ses"]

    private static let better = ["bon": "meilleur", "bonne": "meilleure", "bons": "meilleurs", "bonnes": "meilleures"]

    /// `plus bon que`, `plus bien`; but "Il n'est plus bon que pour …"
    private func comparison(_ index: Int) -> [GrammarFinding] {
        let (next, after) = (sentence[index + 1].lower, sentence[index + 2])
        let isCompared = ["que", "qu"].contains(after.lower)
        guard sentence[index].lower == "plus", !sentence.tokens.contains(where: { ["ne", "n"].contains($0.lower) }),
            sentence[index - 1].isWord, isCompared || next == "bien" && !after.isWord,
            let right = next == "bien" ? "mieux" : Self.better[next]
        else { return [] }
        return [finding("comparison", index, index + 1, "This is said with one word.", [.text(right)])]
    }

    private static let modals: Set<String> = [
        "veux", "veut", "voulons", "voulez", "veulent", "dois", "doit", "devons", "devez", "doivent", "peux", "peut",
        "pouvons", "pouvez", "peuvent",
    ]
    private static let opening: Set<String> = ["si", "s", "quand", "comme", "que", "qu", "où", "tant"]

    /// `Je veux mange une pizza`: the second verb is an infinitive. "Si tu veux viens" is another clause.
    private func bare(_ index: Int) -> [GrammarFinding] {
        let next = sentence[index + 1]
        guard Self.modals.contains(sentence[index].lower), Self.pronouns[sentence[index - 1].lower] != nil,
            !sentence.tokens.prefix(max(index, 0)).contains(where: { Self.opening.contains($0.lower) }),
            next.isOnlyFinite, let verb = next.finite.first(where: { $0.has("pri") })
        else { return [] }
        let form = WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "inf"])
        return [finding("infinitive", index + 1, index + 1, "The second verb stays in the infinitive.", [.form(form)])]
    }

    private static let knowing = [
        "connais": "sais", "connaît": "sait", "connaissons": "savons", "connaissez": "savez", "connaissent": "savent",
    ]

    /// `Nous mange à midi`, `Je connais nager`
    private func person(_ index: Int) -> [GrammarFinding] {
        let (token, next) = (sentence[index], sentence[index + 1])
        if let right = Self.knowing[token.lower], Self.pronouns[sentence[index - 1].lower] != nil,
            !next.readings.isEmpty, next.readings.allSatisfy({ $0.isVerb && $0.has("inf") })
        {
            return [finding("verb", index, index, "What one can do takes “savoir”.", [.text(right)])]
        }
        guard index == sentence.start, let who = ["nous": "p1", "vous": "p2"][token.lower], next.isOnlyFinite,
            next.finite.allSatisfy({ $0.has("sg") }), let verb = next.finite.first(where: { $0.has("pri") })
        else { return [] }
        let form = WantedForm(lemma: verb.lemma, tags: [verb.tags[0], "pri", who, "pl"])
        let why = "The verb does not agree with its subject."
        return [finding("verb-agreement", index + 1, index + 1, why, [.form(form)])]
    }

    private static let eaten: Set<String> = [
        "pain", "vin", "lait", "café", "thé", "fromage", "beurre", "sucre", "riz", "viande", "bière", "eau", "poisson",
        "voiture", "chien", "chat", "frère", "sœur", "maison", "ordinateur", "vélo",
    ]
    private static let having: Set<String> = [
        "ai", "as", "a", "avons", "avez", "ont", "mange", "manges", "mangeons", "mangez", "mangent", "bois", "boit",
        "buvons", "buvez", "boivent",
    ]

    /// `Je n'ai pas une voiture.`: what there is none of takes "de".
    private func denied(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].lower == "pas", Self.having.contains(sentence[index - 1].lower),
            ["ne", "n"].contains(sentence[word(before: index - 1)].lower)
        else { return [] }
        let isTwo = sentence[index + 1].lower == "de" && sentence[index + 2].lower == "la"
        let last = isTwo ? index + 2 : index + 1
        let noun = sentence[last + 1]
        guard isTwo || ["du", "des", "un", "une"].contains(sentence[last].lower), Self.eaten.contains(noun.lower),
            !sentence[last + 2].isWord, sentence[last + 2].text != ","
        else { return [] }
        let preposition = Self.beginsWithVowel(noun.lower) ? "d'" : "de"
        let why = "Behind “pas” it is “de”."
        return [finding("negation", index + 1, last + 1, why, [.text(preposition), .text(noun.text)])]
    }
}
