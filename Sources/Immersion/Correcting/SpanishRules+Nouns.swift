/// Articles, adjectives and nouns agree in gender and number.
extension SpanishRules {
    var nounPhrases: [GrammarFinding] {
        (0..<sentence.count).flatMap { index -> [GrammarFinding] in
            guard let head = head(from: index) else { return [] }
            if let found = article(index, head) { return [found] }
            return (index + 1..<head).compactMap { adjective($0, of: head) } + following(head)
        }
    }

    /// Feminine nouns that take `el` and `un` in the singular.
    static let stressed: Set<String> = [
        "agua", "alma", "águila", "hambre", "área", "aula", "arma", "hacha", "ala", "ave", "hada", "habla", "asma",
        "ama", "arte", "acta", "ancla", "alga", "ansia", "asta", "asa", "aspa", "arpa", "ánima", "áncora", "ascua",
        "arca", "anca",
    ]

    /// `La agua`, `de la agua`: the article alone changes, whatever comes behind the noun.
    var stressedNouns: [GrammarFinding] {
        (0..<sentence.count).flatMap { index -> [GrammarFinding] in
            let (before, noun) = (sentence[index - 1].lower, sentence[index + 1])
            guard sentence[index].lower == "la", !Self.spoken.contains(noun.lower),
                noun.nouns.contains(where: { Self.stressed.contains($0.lemma) && $0.has("f", "sg") })
            else { return [] }
            let why = "“\(noun.lower)” is feminine, but its stressed first vowel takes “el”."
            if before == "a" || before == "de" {
                return [finding("article", index - 1, index, why, .text(before == "a" ? "al" : "del"))]
            }
            return [finding("article", index, index, why, .text("el"))]
        }
    }

    /// Forms of verbs as well: "La ama" is "He loves her".
    private static let spoken: Set<String> = ["habla", "ama", "arma", "ala", "ancla", "ansia"]

    private static let masses: Set<String> = [
        "gente", "dinero", "ropa", "prisa", "suerte", "tráfico", "comida", "música", "hambre", "sed", "paciencia",
        "ruido",
        "azúcar", "sal", "arroz", "leche", "sueño", "calor", "frío", "trabajo", "equipaje",
    ]

    /// The noun of a phrase that begins with a determiner at `index`.
    private func head(from index: Int) -> Int? {
        guard !sentence[index].determiners.isEmpty else { return nil }
        var place = index + 1
        while place < index + 3, !sentence[place].adjectives.isEmpty, !sentence[place + 1].nouns.isEmpty,
            !sentence[place + 1].any({ $0.isAdjective || $0.isFinite && !$0.has("imp") && sentence[place].isFinite }),
            // "Mi amigos son": a noun before what may be a verb is the noun of the phrase.
            sentence[place].nouns.isEmpty || !sentence[place + 1].isFinite,
            // "El bobo mira": an adjective that stands for a noun, and its verb.
            !sentence[place + 1].isFinite || agree(index, place + 1),
            sentence[place].readings.allSatisfy({
                $0.isAdjective || $0.isNoun || $0.isDeterminer || $0.has("preadv") || $0.has("adv")
            })
        {
            place += 1
        }
        return sentence[place].nouns.isEmpty ? nil : place
    }

    private func agree(_ index: Int, _ head: Int) -> Bool {
        sentence[index].determiners.contains { det in sentence[head].nouns.contains { det.agrees(with: $0) } }
    }

    private func article(_ index: Int, _ head: Int) -> GrammarFinding? {
        let (token, noun) = (sentence[index], sentence[head])
        let pairs = token.determiners.flatMap { det in noun.nouns.map { (det, $0) } }
        guard let (det, first) = pairs.first, !pairs.contains(where: { $0.0.agrees(with: $0.1) }),
            !isStressed(token, noun), !hasOtherReading(index),
            // "Amigos ciertos son los probados": a verb, as always.
            noun.lower != "son",
            // "El que mucho habla": how much one does it.
            !(noun.isFinite && ["mucho", "poco", "tanto", "cuanto"].contains(token.lower))
        else { return nil }
        if noun.readings.contains(where: { $0.isAdjective && $0.agrees(with: det) }) { return nil }
        if det.has("pos") {
            // The owner matters less than how many things there are.
            return finding(
                "article", index, index, "“\(token.lower)” and its noun do not agree.", .form(like(det, first)))
        }
        // What cannot be counted stays as it is: "mucha gente".
        if det.numbers == ["pl"],
            let mass = noun.nouns.first(where: { Self.masses.contains($0.lemma) && $0.numbers == ["sg"] })
        {
            return finding("article", index, index, "“\(mass.lemma)” has no plural.", .form(like(det, mass)))
        }
        let fits = pairs.first { !$0.0.genders.isDisjoint(with: $0.1.genders) }
        if let (_, noun) = fits, head == index + 1, let number = det.numbers.first, det.numbers.count == 1 {
            let form = noun.form(replacing: Self.numbers, with: [number])
            return finding("article", head, head, "Article and noun do not agree in number.", .form(form))
        }
        return finding("article", index, index, disagreement(det, first), .form(like(det, first)))
    }

    /// "“leche” is feminine.", where the gender alone is wrong.
    private func disagreement(_ det: WordReading, _ noun: WordReading) -> String {
        guard noun.genders.count == 1, let gender = noun.genders.first, !det.numbers.isDisjoint(with: noun.numbers)
        else { return "Article and noun do not agree." }
        return "“\(noun.lemma)” is \(gender == "f" ? "feminine" : "masculine")."
    }

    private func isStressed(_ token: GrammarToken, _ noun: GrammarToken) -> Bool {
        ["el", "un", "al", "del", "algún", "ningún"].contains(token.lower)
            && (Self.stressed.contains(noun.lower) || noun.nouns.contains { Self.stressed.contains($0.lemma) })
    }

    /// `la` may be a pronoun before a verb, `este` a pronoun before anything.
    private func hasOtherReading(_ index: Int) -> Bool {
        let (token, next) = (sentence[index], sentence[index + 1])
        let isPronoun = token.any("prn")
        let isWeak = token.any { $0.has("prn", "pro") }
        // Behind a preposition stands no weak pronoun: "en la cuadro".
        if isWeak { return next.isFinite && !sentence[index - 1].any("pr") }
        if isPronoun { return next.readings.contains { !$0.isNoun && !$0.isAdjective } }
        return token.readings.contains {
            !$0.isDeterminer && !$0.isAdjective && !$0.isFinite && !$0.has("adv") && !$0.isNoun
        }
    }

    /// The determiner's or adjective's form for a noun.
    private func like(_ reading: WordReading, _ noun: WordReading) -> WantedForm {
        let gender =
            reading.has("mf")
            ? "mf" : noun.genders.count > 1 ? (reading.has("f") ? "f" : "m") : noun.has("f") ? "f" : "m"
        let number = noun.numbers.count > 1 ? (reading.has("pl") ? "pl" : "sg") : noun.has("pl") ? "pl" : "sg"
        return reading.form(replacing: Self.gendersAndNumbers, with: [gender, number])
    }

    private func adjective(_ index: Int, of head: Int) -> GrammarFinding? {
        let adjectives = sentence[index].readings.filter(\.isAdjective)
        guard let first = adjectives.first, let noun = sentence[head].nouns.first,
            !adjectives.contains(where: { adj in sentence[head].nouns.contains { adj.agrees(with: $0) } })
        else { return nil }
        return finding("adjective", index, index, "The adjective agrees with its noun.", .form(like(first, noun)))
    }

    private func following(_ head: Int) -> [GrammarFinding] {
        let token = sentence[head + 1]
        guard !token.adjectives.isEmpty, sentence[head].lower != "vez",
            !sentence[head].isFinite || !sentence[head - 1].determiners.isEmpty,
            token.readings.allSatisfy({ $0.isAdjective || $0.isParticiple || $0.isNoun }),
            let noun = sentence[head].nouns.first, let first = token.adjectives.first,
            !token.adjectives.contains(where: { adj in sentence[head].nouns.contains { adj.agrees(with: $0) } }),
            !(Self.clitics.contains(sentence[head - 1].lower) && sentence[head].isFinite && !sentence[head].any("imp"))
        else { return [] }
        return [
            finding("adjective", head + 1, head + 1, "The adjective agrees with its noun.", .form(like(first, noun)))
        ]
    }

    var predicates: [GrammarFinding] {
        (0..<sentence.count).compactMap(predicate)
    }

    /// `Ella es alto`, `Mis hermanas están cansado`
    private func predicate(_ index: Int) -> GrammarFinding? {
        guard sentence[index].isForm(of: ["ser", "estar"]),
            sentence[index].finite.count == sentence[index].readings.count
                || sentence[index].lower == "son", let subject = subject(before: index)
        else { return nil }
        let degree: Set<String> = ["muy", "tan", "bastante", "demasiado"]
        let place = degree.contains(sentence[index + 1].lower) ? index + 2 : index + 1
        let token = sentence[place]
        // Behind the verb no second one stands: "contento" is no form of "contentar" there.
        guard let first = token.adjectives.first, !token.adjectives.contains(where: subject.agrees),
            token.readings.allSatisfy({
                $0.isAdjective || $0.isParticiple || $0.isNoun || first.isAdjective && $0.isFinite
            }),
            token.nouns.isEmpty || !["ico", "ica"].contains(where: token.lower.hasSuffix)
        else { return nil }
        return finding("adjective", place, place, "The adjective agrees with the subject.", .form(like(first, subject)))
    }

    private func subject(before index: Int) -> WordReading? {
        let place = subjectPlace(before: index)
        let word = sentence[place].lower
        if let who = Self.pronouns[word] {
            guard !isGoverned(place) else { return nil }
            let gender =
                ["ella", "ellas", "nosotras", "vosotras"].contains(word)
                ? "f" : ["yo", "tú", "usted", "ustedes"].contains(word) ? "mf" : "m"
            return WordReading(lemma: word, tags: ["prn", gender, who.number])
        }
        let head = place
        guard head >= 1, word != "demás", !sentence[head - 1].determiners.isEmpty, head - 1 == start,
            sentence[head].nouns.count == 1, let noun = sentence[head].nouns.first
        else { return nil }
        return noun
    }
}
