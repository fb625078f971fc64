/// Subject and verb agree in person and number.
extension SpanishRules {
    var subjects: [GrammarFinding] {
        (0..<sentence.count).compactMap(pronounSubject) + [nounSubject, compoundSubject].compactMap(\.self)
            + (0..<sentence.count).compactMap(questionSubject)
    }

    private func pronounSubject(_ index: Int) -> GrammarFinding? {
        guard let who = Self.pronouns[sentence[index].lower], !isGoverned(index) || sentence[index - 1].lower == "que",
            // "Yo que tú no iría", "Tiene más que él".
            sentence[index - 1].lower != "que" || Self.pronouns[sentence[index - 2].lower] == nil,
            ![1, 2, 3, 4].contains(where: {
                sentence[index - 1].lower == "que"
                    && ["más", "menos", "mejor", "peor", "mayor", "menor"].contains(sentence[index - $0 - 1].lower)
            }),
            !isJoined(index + 1), let (place, clitics) = verb(after: index),
            clitics.isEmpty || !sentence[place].isForm(of: Self.liked)
        else { return nil }
        return disagreement(at: place, who.person, who.number, nouns: true)
    }

    /// - Parameter nouns: the word may be read as a noun too: behind a pronoun it cannot be one.
    private func disagreement(at place: Int, _ person: String, _ number: String, nouns: Bool) -> GrammarFinding? {
        let token = sentence[place]
        let verbs = token.finite
        // "Las personas debemos", "los españoles somos": whoever speaks is one of them.
        if person == "p3", number == "pl", !verbs.isEmpty, verbs.allSatisfy({ $0.has("p1", "pl") }) { return nil }
        guard let first = verbs.first, first.lemma != "hay",
            !verbs.contains(where: { $0.person == person && $0.numbers.contains(number) }),
            token.readings.allSatisfy({
                $0.isVerb && !$0.isParticiple && !$0.has("inf") && !$0.has("ger")
                    || nouns && ($0.isNoun || $0.isAdjective)
            })
        else { return nil }
        let verb = verbs.first { $0.has("pri") } ?? first
        return finding(
            "verb-agreement", place, place, "The verb does not agree with its subject.", form(verb, person, number))
    }

    private static let notSubjects: Set<String> = [
        "verano", "invierno", "otoño", "primavera", "año", "mes", "semana", "día", "mañana", "tarde", "noche", "lunes",
        "martes", "miércoles", "jueves", "viernes", "sábado", "domingo", "vez", "hora", "minuto", "momento", "fin",
        "siglo", "mayoría", "parte", "mitad", "resto", "grupo", "número", "par", "serie", "cosa", "tipo",
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre", "madrugada", "mediodía", "medianoche", "víspera", "navidad", "pascua", "época", "temporada",
        "rato",
        "segundo", "década", "trimestre", "semestre", "curso", "puente", "festivo", "quincena",
    ]

    /// A noun phrase at the beginning: `Los niños`, `Mi hermana mayor`, `Los libros de Juan`.
    private var nounSubject: GrammarFinding? {
        let start = self.start
        guard let (head, end) = phrase(at: start), let noun = sentence[head].nouns.first,
            !Self.notSubjects.contains(noun.lemma), sentence[head].nouns.allSatisfy({ $0.numbers == noun.numbers }),
            noun.numbers.count == 1, !isJoined(end + 1), let (place, clitics) = verb(after: end),
            Set(clitics).isDisjoint(with: ["lo", "la", "los", "las"])
        else { return nil }
        let number = noun.numbers.contains("sg") ? "sg" : "pl"
        let behind = sentence[place + 1]
        if sentence[place].isForm(of: ["ser"]), number == "sg",
            !behind.determiners.isEmpty || behind.any("num") || !behind.nouns.isEmpty && behind.adjectives.isEmpty
        {
            return nil
        }
        return disagreement(at: place, "p3", number, nouns: sentence[place].lower == "son")
    }

    /// Two subjects at the beginning: `Mi hermana y yo`, `Juan y los niños`.
    private var compoundSubject: GrammarFinding? {
        let start = self.start
        guard let first = member(at: start), ["y", "e"].contains(sentence[first + 1].lower),
            let second = member(at: first + 2), let (place, clitics) = verb(after: second),
            clitics.isEmpty || !sentence[place].isForm(of: Self.liked), sentence[place].isOnlyFinite,
            // "El jueves y el viernes estoy en casa": when it is, not who. "Lo bueno y lo malo viene": a subject behind.
            ![start, start + 1, first, first + 2, first + 3, second].contains(where: { isTime(sentence[$0]) }),
            sentence[place].finite.allSatisfy({ $0.numbers == ["sg"] && $0.person == "p3" }),
            clitics.isEmpty, !isSubjectBehind(place)
        else { return nil }
        let people = (start...second).compactMap { Self.pronouns[sentence[$0].lower]?.person }
        return disagreement(at: place, people.contains("p1") ? "p1" : "p3", "pl", nouns: false)
    }

    private func isTime(_ token: GrammarToken) -> Bool {
        token.nouns.contains { Self.notSubjects.contains($0.lemma) } || Self.notSubjects.contains(token.lower)
            || ["hoy", "ayer", "anoche", "anteayer"].contains(token.lower)
    }

    /// A noun phrase right behind the verb may be its subject: "La tarde y la noche pasa el tren".
    private func isSubjectBehind(_ place: Int) -> Bool {
        guard !sentence[place].isForm(of: ["ser", "estar", "tener", "comer", "beber"]) else { return false }
        let next = sentence[place + 1]
        return next.determiners.contains { $0.has("def") || $0.has("pos") } || next.any("np")
    }

    /// The last word of a pronoun, a name, or a noun with its article.
    private func member(at index: Int) -> Int? {
        if Self.pronouns[sentence[index].lower] != nil { return index }
        if sentence[index].isCapital, sentence[index].any("np"), !sentence[index].isFinite { return index }
        return phrase(at: index)?.end
    }

    private static let questions: Set<String> = [
        "dónde", "donde", "cuándo", "cuando", "cómo", "como", "cuánto", "cuanto",
    ]
    private static let standing: Set<String> = [
        "estar", "costar", "llegar", "salir", "abrir", "cerrar", "ir", "llamar",
    ]

    /// `¿Dónde está los servicios?`
    private func questionSubject(_ index: Int) -> GrammarFinding? {
        guard Self.questions.contains(sentence[index].lower), sentence.isQuestion,
            let place = [index + 1, index + 2].first(where: { sentence[$0].isForm(of: Self.standing) }),
            place == index + 1 || sentence[index + 1].lower == "se",
            let (head, end) = phrase(at: place + 1), !sentence[end + 1].isWord,
            case let nouns = sentence[head].nouns, let noun = nouns.first, noun.numbers.count == 1,
            nouns.allSatisfy({ $0.numbers == noun.numbers }), sentence[place].finite.allSatisfy({ $0.person == "p3" })
        else { return nil }
        return disagreement(at: place, "p3", noun.numbers.contains("sg") ? "sg" : "pl", nouns: true)
    }

    /// - Returns: the head noun and the last word; nil where no plain phrase with an article begins.
    private func phrase(at start: Int) -> (head: Int, end: Int)? {
        guard !sentence[start].determiners.isEmpty, !sentence[start].isFinite || sentence[start].lower == "una"
        else { return nil }
        var head = start + 1
        while head < start + 3, sentence[head].nouns.isEmpty, !sentence[head].adjectives.isEmpty { head += 1 }
        guard !sentence[head].nouns.isEmpty else { return nil }
        var end = head
        while end < head + 2, sentence[end + 1].any({ $0.has("adj") }), !sentence[end + 1].isFinite { end += 1 }
        if sentence[end + 1].lower == "de" || sentence[end + 1].lower == "del" {
            let inner = sentence[end + 2].determiners.isEmpty ? end + 2 : end + 3
            let token = sentence[inner]
            guard !token.nouns.isEmpty || token.any("np"), !token.isFinite else { return nil }
            end = inner
        }
        return (head, end)
    }
}
