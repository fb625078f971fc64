/// What is said so and not otherwise: times, ages, comparisons, and what belongs to one verb.
extension GermanRules {
    func idiom(_ index: Int) -> [GrammarFinding] {
        counted(index) + ago(index) + years(index) + comparison(index) + reflexive(index) + none(index) + whither(index)
            + weekday(index)
    }

    private static let times: Set<String> = [
        "Woche", "Tag", "Nacht", "Monat", "Jahr", "Abend", "Morgen", "Mal", "Stunde", "Wochenende", "Minute", "Sekunde",
        "Sommer", "Winter", "Frühling", "Herbst", "Vormittag", "Nachmittag", "Mittag", "Moment", "Augenblick", "Weile",
        "Zeit", "Semester", "Saison", "Jahrhundert", "Mitternacht", "Januar", "Februar", "März", "April", "Mai", "Juni",
        "Juli", "August", "September", "Oktober", "November", "Dezember",
    ]
    private static let days: Set<String> = [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag", "Sonnabend",
    ]

    /// A time: in the accusative it is no object of the verb.
    func isTime(_ token: GrammarToken) -> Bool {
        ([token.text] + token.nouns.map(\.lemma)).contains { Self.times.contains($0) || Self.days.contains($0) }
    }

    /// `seit zwei Jahre`, `mit drei Kinder`, `vor fünf Tage`; but "bis zu drei Jahre".
    private func counted(_ index: Int) -> [GrammarFinding] {
        let (word, token) = (sentence[index].lower, sentence[index + 2])
        guard isNumber(sentence[index + 1]), token.isCapital, word != "zu",
            Self.cases[word] == ["dat"] || ["vor", "in"].contains(word) && isTime(token),
            ["e", "er"].contains(where: token.lower.hasSuffix),
            let noun = token.nouns.first(where: { $0.has("pl") && $0.lemma != token.text }),
            !token.nouns.contains(where: { $0.has("pl", "dat") })
        else { return [] }
        let form = WantedForm(lemma: noun.lemma, tags: ["n", "mf", "pl", "dat"])
        return [finding("case", index + 2, index + 2, "“\(word)” takes the dative here.", .form(form))]
    }

    /// `vor ein Jahr`, `vor eine Woche`: how long ago is in the dative.
    private func ago(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].lower == "vor", ["ein", "eine", "einen"].contains(sentence[index + 1].lower),
            isTime(sentence[index + 2]), let noun = sentence[index + 2].nouns.first(where: { $0.has("sg") }),
            let article = GermanArticles.form("ein", "dat", noun.tags[1])
        else { return [] }
        return [finding("case", index + 1, index + 1, "“vor” takes the dative here.", .text(article))]
    }

    /// `Ich bin zwanzig Jahren alt`
    private func years(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].text == "Jahren", sentence[index + 1].lower == "alt", isNumber(sentence[index - 1]),
            !Self.prepositions.contains(sentence[index - 2].lower), sentence[index - 2].lower != "ab"
        else { return [] }
        return [finding("age", index, index, "Age is said with “Jahre alt”.", .text("Jahre"))]
    }

    private static let degrees = [
        "gut": "besser", "groß": "größer", "alt": "älter", "jung": "jünger", "lang": "länger", "kurz": "kürzer",
        "warm": "wärmer", "kalt": "kälter", "stark": "stärker", "klein": "kleiner", "schön": "schöner",
        "schnell": "schneller", "billig": "billiger", "teuer": "teurer", "schwer": "schwerer", "leicht": "leichter",
        "dick": "dicker", "dünn": "dünner", "reich": "reicher", "arm": "ärmer", "hoch": "höher", "nah": "näher",
        "nett": "netter", "hübsch": "hübscher", "laut": "lauter", "leise": "leiser", "langsam": "langsamer",
    ]
    private static let greater = Set(degrees.values)

    /// `mehr groß als ich`, `älter wie ich`; but "mehr dumm als faul".
    private func comparison(_ index: Int) -> [GrammarFinding] {
        let (word, next) = (sentence[index].lower, sentence[index + 1].lower)
        if word == "mehr", let right = Self.degrees[next], sentence[index + 2].lower == "als",
            endsWithPerson(index + 3)
        {
            return [finding("comparison", index, index + 1, "This is said with one word.", .text(right))]
        }
        guard Self.greater.contains(word), next == "wie", endsWithPerson(index + 2) else { return [] }
        return [finding("comparison", index + 1, index + 1, "Behind a comparative it is “als”.", .text("als"))]
    }

    /// Somebody, and then the end.
    private func endsWithPerson(_ index: Int) -> Bool {
        if isPronoun(index) { return !sentence[index + 1].isWord }
        return head(of: index) == index + 1 && !sentence[index + 2].isWord
    }

    private static let feeling: Set<String> = [
        "freuen", "interessieren", "beeilen", "verlieben", "irren", "langweilen", "entschuldigen", "bewerben",
    ]
    private static let own = ["ich": "mich", "du": "dich", "wir": "uns"]

    /// `Ich freue mir auf dich`, `Ich interessiere für Musik`
    private func reflexive(_ index: Int) -> [GrammarFinding] {
        guard sentence[index].isForm(of: Self.feeling), sentence[index].any("pri"), !sentence[index].isCapital else {
            return []
        }
        let next = sentence[index + 1].lower
        let people = persons(sentence[index])
        if let (right, whose) = ["mir": ("mich", "p1sg"), "dir": ("dich", "p2sg")][next],
            !people.isDisjoint(with: [whose, "p3sg"])
        {
            return [finding("case", index + 1, index + 1, "This verb takes the accusative.", .text(right))]
        }
        guard index == start + 1, let pronoun = Self.own[sentence[start].lower],
            sentence[index].isForm(of: ["interessieren"]) && next == "für"
                || sentence[index].isForm(of: ["freuen"]) && ["auf", "über"].contains(next)
        else { return [] }
        let why = "This verb is used with “\(pronoun)”."
        return [finding("reflexive", index, index, why, .text(sentence[index].text), .text(pronoun))]
    }

    /// `Das ist nicht ein Problem.`
    private func none(_ index: Int) -> [GrammarFinding] {
        let (article, noun) = (sentence[index + 1], head(of: index + 1))
        guard sentence[index].lower == "nicht", sentence[index - 1].isForm(of: ["sein"]),
            sentence[index - 1].any("pri"), article.determiners.contains(where: { $0.lemma == "ein" }),
            article.text == article.lower, let end = noun,
            !sentence[end + 1].isWord, sentence[end + 1].text != ","
        else { return [] }
        return [finding("negation", index, index + 1, "“Nicht ein” is “kein”.", .text("k" + article.text))]
    }

    private static let journeys: Set<String> = ["gehen", "fahren", "fliegen", "reisen", "kommen", "laufen"]
    private static let places = [
        "Schule": "zur", "Arbeit": "zur", "Kirche": "zur", "Universität": "zur", "Uni": "zur", "Post": "zur",
        "Bahnhof": "zum", "Supermarkt": "zum", "Arzt": "zum", "Flughafen": "zum", "Markt": "zum",
    ]
    private static let towns: Set<String> = [
        "Berlin", "Hamburg", "München", "Köln", "Frankfurt", "Wien", "Paris", "London", "Rom", "Madrid", "Deutschland",
        "Österreich", "Frankreich", "Spanien", "Italien", "Polen", "England", "Europa", "Amerika",
    ]

    /// `Ich gehe nach Schule.`, `Wir fahren zu Berlin.`, `Ich gehe zu Hause.`, `Ich bin in Hause.`
    private func whither(_ index: Int) -> [GrammarFinding] {
        let (word, place) = (sentence[index].lower, sentence[index + 1].text)
        let verb = (clauseStart(of: index)..<index).first(where: isGoing)
        if word == "in", place == "Hause" {
            let right = verb == nil ? "zu" : "nach"
            return [finding("place", index, index, "This is said with “zu” or “nach”.", .text(right))]
        }
        let isNach = word == "zu" && (Self.towns.contains(place) || place == "Hause" && isLeaving(verb))
        // "Ich komme nach Schule": afterwards may be meant.
        let isThere = word == "nach" && isLeaving(verb)
        guard verb != nil, !sentence[index + 2].isWord,
            let right = isNach ? "nach" : isThere ? Self.places[place] : nil
        else { return [] }
        return [finding("place", index, index, "Where one goes is said with “\(right)” here.", .text(right))]
    }

    /// A verb of movement whose subject is a person.
    private func isGoing(_ index: Int) -> Bool {
        sentence[index].isForm(of: Self.journeys) && !sentence[index].isCapital && hasPronoun(index)
    }

    /// "Er läuft zu Hause" is right.
    private func isLeaving(_ verb: Int?) -> Bool { verb.map { sentence[$0].isForm(of: ["gehen", "fahren"]) } ?? false }

    /// `In Montag`, `um Abend`
    private func weekday(_ index: Int) -> [GrammarFinding] {
        let place = sentence[index + 1].text
        let isDay = Self.days.contains(place) || ["Abend", "Nachmittag", "Vormittag"].contains(place)
        guard isDay, ["in", "um"].contains(sentence[index].lower), !sentence[index + 2].isCapital,
            !["herum", "und", "-"].contains(sentence[index + 2].lower)
        else { return [] }
        return [finding("time", index, index, "Days and their parts are said with “am”.", .text("am"))]
    }
}
