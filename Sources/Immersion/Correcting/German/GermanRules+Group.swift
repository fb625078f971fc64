/// What stands at the end of a clause: participles, prefixes, and infinitives that are meant for participles.
extension GermanRules {
    func group(_ index: Int) -> [GrammarFinding] {
        earlyParticiple(index) + infinitiveForParticiple(index) + inOnePiece(index) + attempt(index)
    }

    private static let subjects: Set<String> = ["ich", "du", "er", "wir"]

    /// The subject of the verb at `index` is one that cannot be an object.
    func hasPronoun(_ index: Int) -> Bool {
        let before = sentence[index - 1].lower
        return Self.subjects.contains(before) || Self.subjects.contains(sentence[index + 1].lower)
            || index - 1 == start && (before == "sie" || before == "ihr")
    }

    static let numbers: Set<String> = [
        "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "zwanzig", "dreißig",
        "vierzig", "fünfzig", "hundert",
    ]
    private static let amounts: Set<String> = ["viel", "viele", "wenig", "wenige", "einige", "mehrere", "mehr"]
    /// "Wir haben gewonnen, Leute": who is spoken to, where the comma is left out.
    private static let spokenTo: Set<String> = [
        "Leute", "Mann", "Alter", "Mama", "Papa", "Oma", "Opa", "Kinder", "Jungs", "Mädels", "Freunde", "Freund",
        "Schatz", "Herr", "Frau", "Gott", "Bruder", "Mensch", "Mutter", "Vater", "Baby", "Liebling",
    ]

    /// `Ich habe gekauft ein neues Auto`
    private func earlyParticiple(_ index: Int) -> [GrammarFinding] {
        let end = clauseEnd(from: index)
        guard index <= start + 1, end > index, isAuxiliary(index), sentence[index].any("pri"), hasPronoun(index),
            let place = (index + 1..<end).first(where: { sentence[$0].any("pp") && !sentence[$0].isCapital }),
            sentence[place].readings.allSatisfy({ $0.isVerb || $0.isAdjective }),
            isObject(place + 1, end, isTaken: sentence[place].any { Self.taking.contains($0.lemma) })
        else { return [] }
        return [
            finding(
                "word-order", place, end, "The participle comes last.",
                parts: text(place + 1, end) + [.text(sentence[place].text)])
        ]
    }

    private static let taking: Set<String> = [
        "essen", "trinken", "spielen", "kaufen", "lernen", "kochen", "hören", "lesen",
    ]

    /// The words are one noun with what belongs to it, and nothing else.
    private func isObject(_ first: Int, _ last: Int, isTaken: Bool) -> Bool {
        let noun = sentence[last]
        guard noun.isCapital, !noun.nouns.isEmpty, !isTime(noun) else { return false }
        guard first < last else { return first == last && isTaken && !Self.spokenTo.contains(noun.text) }
        let words = (first..<last).map { sentence[$0] }
        let isCounted = isNumber(words[0]) || Self.amounts.union(["zu", "sehr"]).contains(words[0].lower)
        return (isCounted || words[0].determiners.contains { $0.has("acc") })
            && words.dropFirst().allSatisfy { $0.any("adj") || Self.amounts.contains($0.lower) }
    }

    func isNumber(_ token: GrammarToken) -> Bool {
        Self.numbers.contains(token.lower)
            || token.text != "1" && !token.text.isEmpty && token.text.allSatisfy(\.isNumber)
    }

    /// Not "stehen" ("ich habe ein Auto in der Garage stehen"), nor what a second infinitive may stand with.
    private static let doing: Set<String> = [
        "kaufen", "verstehen", "essen", "trinken", "spielen", "schreiben", "machen", "arbeiten", "kochen", "besuchen",
        "treffen", "bezahlen", "finden", "nehmen", "schlafen", "putzen", "fragen", "sagen",
    ]

    /// "Du hast gut lachen", "Ich habe Lust schlafen": another mistake, or none.
    private static let inviting: Set<String> = [
        "gut", "leicht", "zu", "nichts", "was", "wie", "ob", "lust", "zeit", "angst", "idee", "plan", "recht", "spaß",
        "möglichkeit", "grund", "wunsch", "vor", "mut", "chance",
    ]

    /// `Ich habe ihn nicht verstehen.`
    private func infinitiveForParticiple(_ index: Int) -> [GrammarFinding] {
        let end = clauseEnd(from: index)
        guard index <= start + 1, end > index + 1, sentence[index].isForm(of: ["haben"]), sentence[index].any("pri"),
            hasPronoun(index), !sentence[end].isCapital, !sentence[end].any("pp"),
            let verb = sentence[end].readings.first(where: { $0.has("inf") && Self.doing.contains($0.lemma) }),
            !(index + 1..<end).contains(where: {
                sentence[$0].any(\.isVerb) || Self.inviting.contains(sentence[$0].lower)
            })
        else { return [] }
        let form = WantedForm(lemma: verb.lemma, tags: ["vblex", "pp", "aux-h"])
        return [finding("participle", end, end, "The perfect ends with a participle.", .form(form))]
    }

    /// `Ich anrufe dich`, `Wir aufstehen um sieben`: only behind a pronoun that begins the sentence.
    private func inOnePiece(_ index: Int) -> [GrammarFinding] {
        let token = sentence[index]
        guard index == start + 1, isPronoun(start), !token.isFinite,
            let verb = token.readings.first(where: { $0.has("joined") || $0.has("inf") }),
            let prefix = GermanMorphology.prefixes.first(where: {
                token.lower.hasPrefix($0) && verb.lemma.hasPrefix($0)
            }),
            let people = Self.pronouns[sentence[start].lower]
        else { return [] }
        let person = verb.has("inf") ? "p3pl" : (verb.person ?? "") + (verb.has("pl") ? "pl" : "sg")
        let end = clauseEnd(from: index)
        guard people.contains(person) || verb.has("inf") && people.contains("p1pl"),
            // "Um sieben": a verb of somebody else.
            !sentence.tokens[index...end].contains(where: {
                $0.isFinite && !$0.isCapital && !people.isDisjoint(with: persons($0))
            })
        else { return [] }
        let why = "“\(prefix)” is parted from its verb, and comes last."
        return [
            finding(
                "word-order", index, end, why,
                parts: [.text(String(token.lower.dropFirst(prefix.count)))] + text(index + 1, end) + [.text(prefix)])
        ]
    }

    /// `Ich versuche, Deutsch lernen.`
    private func attempt(_ index: Int) -> [GrammarFinding] {
        guard index == start + 1, isPronoun(start), sentence[index].isForm(of: ["versuchen"]),
            sentence[index + 1].text == ","
        else { return [] }
        let end = clauseEnd(from: index + 2)
        let last = sentence[end]
        // A verb with a prefix takes "zu" into itself; only those without one have a finite form like the infinitive.
        guard last.any("inf"), last.isFinite, !last.isCapital, !last.any("pp"), end >= index + 2,
            !sentence[end + 1].isWord, sentence[end + 1].text != ",",
            !(index + 2..<end).contains(where: { sentence[$0].any(\.isVerb) || sentence[$0].lower == "zu" })
        else { return [] }
        return [finding("infinitive", end, end, "This verb takes “zu” and an infinitive.", .text("zu " + last.text))]
    }
}
