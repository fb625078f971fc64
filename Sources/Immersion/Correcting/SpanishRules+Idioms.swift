/// Turns of phrase that other languages lead astray: `tener años`, `gustar`, `más mejor`, `ser` and `estar`.
extension SpanishRules {
    var idioms: [GrammarFinding] {
        let each = 0..<sentence.count
        let turns = each.flatMap { being($0) + degrees($0) + liking($0) + prepositions($0) }
        return turns + each.flatMap { places($0) + person($0) }
    }

    private static let had: Set<String> = ["hambre", "sed", "sueño", "miedo", "prisa", "razón", "frío", "calor"]
    private static let states: Set<String> = [
        "cansar", "enfadar", "ocupar", "preocupar", "sentar", "dormir", "contento", "harto", "embarazado", "descalzo",
        "enojar", "estresar", "enfermo",
    ]
    private static let callings: Set<String> = [
        "estudiante", "profesor", "profesora", "médico", "médica", "ingeniero", "ingeniera", "abogado", "abogada",
        "camarero", "camarera", "enfermero", "enfermera", "cocinero", "cocinera", "periodista", "alemán", "alemana",
        "inglés", "inglesa", "francés", "francesa", "español", "española",
    ]

    private func being(_ index: Int) -> [GrammarFinding] {
        let token = sentence[index]
        guard let verb = token.finite.first(where: { $0.lemma == "ser" || $0.lemma == "estar" }) else { return [] }
        let who = person(before: index)
        guard verb.person != "p3" || who != nil else { return [] }
        let (next, after) = (sentence[index + 1], sentence[index + 2])
        let tags = who.map { form(verb, as: $0) } ?? verb.tags
        let having = WantedForm(lemma: "tener", tags: ["vblex"] + tags.dropFirst())
        if next.any("num") || next.text.allSatisfy(\.isNumber), after.lower == "años" || after.lower == "año" {
            return [finding("age", index, index, "Age is said with “tener”.", .form(having))]
        }
        if Self.had.contains(next.lower)
            || (next.lower == "mucho" || next.lower == "mucha") && Self.had.contains(after.lower)
        {
            return [finding("having", index, index, "This is said with “tener”.", .form(having))]
        }
        let other = verb.lemma == "ser" ? "estar" : "ser"
        let changed = WantedForm(lemma: other, tags: [other == "ser" ? "vbser" : "vblex"] + tags.dropFirst())
        let plain = ["muy", "tan", "bastante", "demasiado", "un", "algo"].contains(next.lower) ? after : next
        let behind = next.lower == "un" && after.lower == "poco" ? sentence[index + 3] : plain
        // "Fui en tren": of "ir" as well.
        let isAlsoGoing = token.finite.contains { $0.lemma == "ir" } || Self.went.contains(token.lower)
        if verb.lemma == "estar" {
            guard Self.callings.contains(next.lower) else { return [] }
            return [
                finding("ser-estar", index, index, "What one is by profession or origin takes “ser”.", .form(changed))
            ]
        }
        let isNoun = next.lower == "un" && !behind.nouns.isEmpty
        if !isNoun, behind.any({ Self.states.contains($0.lemma) && ($0.isParticiple || $0.isAdjective) }) {
            return [finding("ser-estar", index, index, "A passing state takes “estar”.", .form(changed))]
        }
        if next.any("ger"), !isAlsoGoing {
            return [finding("ser-estar", index, index, "What is going on takes “estar”.", .form(changed))]
        }
        if !isAlsoGoing, behind.lower == "bien" || behind.lower == "mal" {
            return [finding("ser-estar", index, index, "How one is takes “estar”.", .form(changed))]
        }
        let isPlace =
            !isAlsoGoing && next.lower == "en"
            && !["total", "realidad", "parte", "general", "fondo", "el"].contains(after.lower)
        if isPlace || !isAlsoGoing && ["aquí", "allí"].contains(next.lower) {
            return [finding("ser-estar", index, index, "Where one is takes “estar”.", .form(changed))]
        }
        return []
    }

    /// Forms of "ser" and of "ir".
    private static let went: Set<String> = [
        "fui", "fuiste", "fue", "fuimos", "fuisteis", "fueron", "fuera", "fueras", "fuéramos", "fueran", "fuese",
    ]

    private func form(_ verb: WordReading, as who: (person: String, number: String)) -> [String] {
        verb.form(replacing: Self.people.union(Self.numbers), with: [who.person, who.number]).tags
    }

    /// The pronoun that is the subject of the verb at `index`.
    private func person(before index: Int) -> (person: String, number: String)? {
        let place = subjectPlace(before: index)
        return isGoverned(place) && sentence[place - 1].lower != "que" ? nil : Self.pronouns[sentence[place].lower]
    }

    private func degrees(_ index: Int) -> [GrammarFinding] {
        let (word, next, after) = (sentence[index].lower, sentence[index + 1], sentence[index + 2])
        let comparatives: Set<String> = ["mejor", "peor", "mejores", "peores"]
        if word == "más" || word == "muy", comparatives.contains(next.lower) {
            let right = word == "más" ? next.lower : "mucho " + next.lower
            return [finding("degree", index, index + 1, "“\(next.lower)” is a comparative already.", .text(right))]
        }
        if word == "muy", ["mucho", "mucha", "muchos", "muchas"].contains(next.lower) {
            // "Muy mucho contento" is "muy contento".
            let right = after.adjectives.isEmpty ? next.lower : "muy"
            return [finding("degree", index, index + 1, "“Muy” does not go with “mucho”.", .text(right))]
        }
        let isPlain = !next.readings.isEmpty && next.readings.allSatisfy { $0.isAdjective && $0.has("adj") }
        if word == "mucho", isPlain, !comparatives.contains(next.lower),
            !["más", "mayor", "menor", "menos"].contains(next.lower)
        {
            return [finding("degree", index, index, "Before an adjective it is “muy”.", .text("muy"))]
        }
        if ["un", "una"].contains(word), ["otro", "otra"].contains(next.lower), !after.any("pr") {
            return [finding("article", index, index + 1, "“Otro” takes no “un” before it.", .text(next.lower))]
        }
        return []
    }

    /// The person who likes something, and how that is said.
    private static let likers = [
        "yo": "me", "tú": "te", "nosotros": "nos", "nosotras": "nos", "vosotros": "os", "vosotras": "os",
    ]
    static let liked: Set<String> = ["gustar", "encantar", "interesar", "doler"]

    private func liking(_ index: Int) -> [GrammarFinding] {
        let token = sentence[index]
        guard let verb = token.finite.first(where: { Self.liked.contains($0.lemma) }) else { return [] }
        let before = sentence[index - 1].lower
        if let right = Self.likers[before], verb.lemma == "gustar" || verb.lemma == "encantar",
            verb.person != "p3" || before == "yo" || before == "tú" || verb.numbers == ["sg"]
        {
            let number = sentence[index + 1].determiners.contains { $0.numbers == ["pl"] } ? "pl" : "sg"
            return [
                finding(
                    "gustar", index - 1, index, "What is liked is the subject.", .text(right), form(verb, "p3", number))
            ]
        }
        guard ["me", "te", "le", "nos", "os", "les"].contains(before), verb.person == "p3" else { return [] }
        if let owner = [("yo", "me", "a mí"), ("tú", "te", "a ti")].first(where: {
            $0.0 == sentence[index - 2].lower && $0.1 == before
        }) {
            let who = verb.lemma == "doler" ? "The one it hurts" : "The one who likes it"
            return [finding("gustar", index - 2, index - 2, "\(who) is not the subject.", .text(owner.2))]
        }
        let next = sentence[index + 1]
        let numbers = next.determiners.filter { !$0.has("ind") || $0.lemma == "uno" }.map(\.numbers)
        let isPlural = !numbers.isEmpty && numbers.allSatisfy { $0 == ["pl"] }
        let isSingular = !numbers.isEmpty && numbers.allSatisfy { $0 == ["sg"] } && !isCoordinated(after: index)
        if verb.numbers == ["sg"], isPlural {
            return [finding("gustar", index, index, Self.agreement(verb), form(verb, "p3", "pl"))]
        }
        if verb.numbers == ["pl"], isSingular || next.any("inf") && !isCoordinated(after: index) {
            return [finding("gustar", index, index, Self.agreement(verb), form(verb, "p3", "sg"))]
        }
        return []
    }

    private static func agreement(_ verb: WordReading) -> String {
        let subject =
            verb.lemma == "doler" ? "what hurts" : verb.lemma == "interesar" ? "what interests" : "what is liked"
        return "The verb agrees with \(subject)."
    }

    private func isCoordinated(after index: Int) -> Bool {
        sentence.tokens.dropFirst(index + 1).contains { ["y", "e", ","].contains($0.lower) }
    }

    private func prepositions(_ index: Int) -> [GrammarFinding] {
        let (token, next, after) = (sentence[index], sentence[index + 1], sentence[index + 2])
        let amounts: Set<String> = ["gran", "buena", "mayor", "parte", "cierta", "última"]
        if token.isForm(of: ["depender"]), next.lower == "en", !amounts.contains(after.lower) {
            let last = after.text == "el" ? index + 2 : index + 1
            let right = after.text == "el" ? "del" : "de"
            return [finding("preposition", index + 1, last, "It is “depender de”.", .text(right))]
        }
        if token.isForm(of: ["ir"]), !token.isForm(of: ["ser"]), next.lower == "en", after.any("np"), !after.isFinite {
            return [finding("preposition", index + 1, index + 1, "One goes “a” a place.", .text("a"))]
        }
        let days: Set<String> = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
        if token.lower == "en", days.contains(next.lower) {
            return [finding("preposition", index, index, "Days take an article instead of “en”.", .text("el"))]
        }
        return []
    }
}
