/// Words before a noun that cannot be its own in any case: what only a large table of nouns can tell.
extension GermanRules {
    /// "Um ein Uhr", "ihr Kinder": no article of the noun.
    private static let apart: Set<String> = ["Uhr", "Mal", "Viertel", "Prozent", "Grad"]

    /// `Das Zeitung`, `eine Argument`: no case of the noun has this article.
    func gender(_ index: Int) -> [GrammarFinding] {
        guard let head = head(of: index), isArticle(index), sentence[head].isCapital,
            !Self.apart.contains(sentence[head].text), areAdjectives(index + 1..<head),
            // "Den Microsoft Internet Explorer": the article is the last word's.
            !sentence[head + 1].isCapital
        else { return [] }
        let (dets, nouns) = (sentence[index].determiners, sentence[head].nouns)
        guard nouns.allSatisfy({ $0.has("sg") }) || sentence[index].lower.hasPrefix("ein"),
            !dets.contains(where: { det in nouns.contains { agree(det, $0) } }), let det = dets.first,
            let noun = only(nouns.filter { $0.has("sg") })
        else { return [] }
        var asked = Set(dets.filter { $0.has("sg") }.compactMap(\.tags.last))
        // "Dieses Menschheit" is meant for a subject or an object.
        if asked.count > 1 { asked.remove("gen") }
        // "Den Kind gefällt es": in front of the sentence it may be no object.
        guard index != start || asked.contains("nom") else { return [] }
        // "Der Mädchen" may be "das" or "dem": only where one word is left is it told.
        let forms = Set(asked.compactMap { GermanArticles.form(det.lemma, $0, noun.tags[1]) })
        guard forms.count == 1, let grammarCase = asked.sorted().first(where: { $0 == "nom" || $0 == "acc" }) else {
            return []
        }
        return [agreeing(index, head, det, noun, in: grammarCase)]
    }

    /// The article stands before the noun, and is no pronoun of its own: "ein Kind, das Blumen mag".
    private func isArticle(_ index: Int) -> Bool {
        let word = sentence[index].lower
        guard !isRelative(index) || opensSaying(index), !["ihr", "ihre", "sein", "welche", "jede"].contains(word) else {
            return false
        }
        // Behind a preposition its case has been looked at. "Zum einen Ohr rein".
        let before = sentence[index - 1].lower
        // "Ist das Kunst?": a pronoun, and a noun without an article.
        if word == "das", sentence[index - 1].isForm(of: ["sein"]), !sentence[index + 2].isWord, !isDefined(index - 2) {
            return false
        }
        if Self.prepositions.contains(before) || before == "gegenüber" { return false }
        if ["zum", "zur", "im", "am", "beim", "vom", "ins", "ans"].contains(before) { return false }
        // Behind "in der" a pronoun may stand as well as an article.
        return !sentence[index - 1].determiners.contains { $0.has("def") }
    }

    /// "Humor ist das Fähigkeit, …": a noun alone is said to be something.
    private func isDefined(_ index: Int) -> Bool {
        let first = clauseStart(of: index)
        guard sentence[index].isCapital, !sentence[index].nouns.isEmpty else { return false }
        return first == index || first == index - 1 && sentence[first].any { $0.isDeterminer && $0.has("nom") }
    }

    /// "…, das Wahrheit zu sagen": where no verb is finite it is no relative clause.
    private func opensSaying(_ index: Int) -> Bool {
        let end = clauseEnd(from: index)
        guard sentence[index].lower == "das", end > index + 2, sentence[end].any("inf"), !sentence[end].isCapital else {
            return false
        }
        return sentence[end - 1].lower == "zu" && !(index + 1..<end).contains { isVerbOnly(sentence[$0]) }
    }

    private func areAdjectives(_ places: Range<Int>) -> Bool {
        places.allSatisfy { sentence[$0].any("adj") }
    }

    /// The noun, where all readings are of one gender.
    private func only(_ nouns: [WordReading]) -> WordReading? {
        Set(nouns.map { $0.tags[1] }).count == 1 ? nouns.first : nil
    }

    /// `Ein neues Drucker`, `der alter Mann`, `mit einem rotes Hemd`: the ending that article and noun leave is another.
    func adjectives(_ index: Int) -> [GrammarFinding] {
        let head = head(of: index) ?? unknownHead(of: index)
        guard let head, head > index + 1, sentence[head].isCapital, areAdjectives(index + 1..<head),
            !isRelative(index), sentence[index].lower != "ihr"
        else { return [] }
        if let right = plain(index, head) { return right }
        let pairs = pairs(index, head)
        // "Ein anderen Tisch": the article lacks its ending as well as the adjective may have a wrong one.
        if GermanArticles.stems.contains(sentence[index].lower),
            sentence[head - 1].lower.hasSuffix("en") || isPerhapsObject(index, head)
        {
            return bareArticle(index, head)
        }
        return (index + 1..<head).flatMap { place -> [GrammarFinding] in
            let word = sentence[place].lower
            let forms = Set(pairs.map { GermanArticles.adjective(word, behind: $0.lemma, $0.grammarCase, $0.group) })
            guard let right = forms.first, forms.count == 1, !fitsAnother(word, index, head), !word.hasPrefix("ander"),
                right != word, !sentence[place].any(\.isVerb)
            else {
                return []
            }
            return [
                finding("adjective", place, place, "The adjective takes another ending here.", .text(right))
            ]
        }
    }

    /// `Dein neuen Kleid`, `Das ist eine guten Idee`, `Der Satiriker ist ein gekränkte Idealist`: where the article is
    /// right as it stands only the adjective can be wrong.
    private func plain(_ index: Int, _ head: Int) -> [GrammarFinding]? {
        let article = sentence[index].lower
        guard head == index + 2, !sentence[head + 1].isCapital, sentence[index - 1].lower != "zum",
            Self.cases[sentence[index - 1].lower] == nil,
            case let word = sentence[index + 1].lower, !word.hasPrefix("ander"), !word.hasPrefix("einzig"),
            let noun = only(sentence[head].nouns.filter { $0.has("sg") }),
            sentence[head].nouns.contains(where: { $0.has("sg", "nom") && $0.lemma == sentence[head].text })
        else { return nil }
        let stem = GermanArticles.stems.contains(article)
        let gender = noun.tags[1]
        let isNamed = isSubject(index, head, noun) && sentence[head].nouns.allSatisfy { $0.has("sg") || !$0.has("nom") }
        // A neuter noun has no other case in which the article stands without an ending.
        guard
            stem && gender == "nt" && !helps(index) || isNamed && stem && gender == "m"
                || gender == "f" && article.hasSuffix("e") && GermanArticles.stems.contains(String(article.dropLast()))
                    && !["ihre", "seine"].contains(article) && (isNamed || objectVerb(before: index) && !helps(index)),
            let lemma = sentence[index].determiners.first?.lemma
        else { return nil }
        let right = GermanArticles.adjective(word, behind: lemma, "nom", gender)
        guard right != word else { return [] }
        return [finding("adjective", index + 1, index + 1, "The adjective takes another ending here.", .text(right))]
    }

    /// A verb of the clause takes a dative, or may: "Ich helfe ein kleinen Kind" lacks another ending.
    private func helps(_ index: Int) -> Bool {
        (clauseStart(of: index)...clauseEnd(from: index)).contains { place in
            sentence[place].any {
                $0.isVerb
                    && ["helfen", "danken", "gehören", "gefallen", "antworten", "folgen", "gratulieren"].contains(
                        $0.lemma)
            }
        }
    }

    /// "Der blaue Tasche" is "die blaue Tasche": the article is as likely to be wrong, unless it is one that nobody says by
    /// accident, such as "den", or a preposition tells the case.
    private func fitsAnother(_ word: String, _ index: Int, _ head: Int) -> Bool {
        let article = sentence[index].lower
        guard !article.hasSuffix("en"), !article.hasSuffix("em"), let det = sentence[index].determiners.first else {
            return false
        }
        let allowed = Self.cases[sentence[index - 1].lower] ?? GermanArticles.cases
        return sentence[head].nouns.contains { noun in
            guard let grammarCase = noun.tags.last, allowed.contains(grammarCase) else { return false }
            let group = noun.has("pl") ? "pl" : noun.tags[1]
            return GermanArticles.form(det.lemma, grammarCase, group) != nil
                && GermanArticles.adjective(word, behind: det.lemma, grammarCase, group) == word
        }
    }

    static let naming: Set<String> = [
        "sein", "werden", "bleiben", "heißen", "stehen", "kommen", "liegen", "sitzen", "fehlen",
    ]

    /// "Er trägt ein rotes Hut" is "einen roten Hut", not "ein roter Hut": a masculine noun that the verb may act upon.
    private func isPerhapsObject(_ index: Int, _ head: Int) -> Bool {
        let clause = clauseStart(of: index)...clauseEnd(from: index)
        let nouns = sentence[head].nouns.filter { $0.has("sg") }
        return index != clause.lowerBound && nouns.contains { $0.has("m") } && !nouns.contains { $0.has("nt") }
            && !clause.contains { isNaming($0) }
    }

    /// "Ich will ein guter Lehrer sein": a verb that says what somebody is.
    func isNaming(_ index: Int) -> Bool {
        sentence[index].determiners.isEmpty && sentence[index].any { $0.isVerb && Self.naming.contains($0.lemma) }
    }

    /// `Ich habe ein neuen Freund`, `ein neuer Freund`: where only an object can stand.
    private func bareArticle(_ index: Int, _ head: Int) -> [GrammarFinding] {
        guard objectVerb(before: index), !isMeantForSomebody(head),
            let noun = only(sentence[head].nouns.filter { $0.has("sg", "acc") }), noun.has("m"),
            let det = sentence[index].determiners.first
        else { return [] }
        return [agreeing(index, head, det, noun, in: "acc")]
    }

    private typealias Place = (lemma: String, grammarCase: String, group: String)

    /// Cases and genders in which a determiner fits its noun; those of the determiner alone where nobody knows the noun.
    private func pairs(_ index: Int, _ head: Int) -> [Place] {
        let nouns = sentence[head].nouns
        // "Der neues Lehrer heißt": one, not "of the teachers".
        let people = persons(sentence[head + 1])
        let isSubject =
            index == start && people.contains("p3sg") && !people.contains("p3pl") && !isPronoun(head + 2)
        let dets = sentence[index].determiners.filter { det in
            nouns.isEmpty || nouns.contains { agree(det, $0) && !(isSubject && $0.has("pl") && det.has("gen")) }
        }
        .filter { det in
            // "Bei der nächster Gelegenheit": the preposition tells the case.
            guard let allowed = Self.cases[sentence[index - 1].lower], !nouns.isEmpty,
                // "Während der neue Lehrer spricht" begins a clause.
                !["während", "seit", "bis"].contains(sentence[index - 1].lower), !opensInfinitive(index - 1)
            else { return true }
            return det.tags.last.map(allowed.contains) ?? true
        }
        return dets.compactMap { det in
            guard let grammarCase = det.tags.last else { return nil }
            return (det.lemma, grammarCase, det.has("pl") ? "pl" : det.tags[2])
        }
    }

    /// A word with a capital that no table has, behind known adjectives.
    private func unknownHead(of index: Int) -> Int? {
        guard !sentence[index].determiners.isEmpty else { return nil }
        for place in index + 1...index + 3 {
            if sentence[place].isCapital { return sentence[place].readings.isEmpty ? place : nil }
            guard sentence[place].any("adj") else { return nil }
        }
        return nil
    }
}
