/// The rules of Spanish, over the readings of one sentence.
struct SpanishRules: Sendable {
    let sentence: GrammarSentence

    /// Rules that know most come first: they win where two speak of the same words.
    var findings: [GrammarFinding] {
        spelling + stressedNouns + negations + turns + idioms + verbGroups + moods + subjects + nounPhrases + predicates
    }

    static let clitics: Set<String> = ["me", "te", "se", "le", "les", "nos", "os", "lo", "la", "los", "las"]
    static let between: Set<String> = ["no", "también", "siempre", "nunca", "ya", "solo", "todavía", "casi", "tampoco"]
    static let pronouns: [String: (person: String, number: String)] = [
        "yo": ("p1", "sg"), "tú": ("p2", "sg"), "él": ("p3", "sg"), "ella": ("p3", "sg"), "usted": ("p3", "sg"),
        "nosotros": ("p1", "pl"), "nosotras": ("p1", "pl"), "vosotros": ("p2", "pl"), "vosotras": ("p2", "pl"),
        "ellos": ("p3", "pl"), "ellas": ("p3", "pl"), "ustedes": ("p3", "pl"),
    ]
    static let people: Set<String> = ["p1", "p2", "p3"]
    static let numbers: Set<String> = ["sg", "pl", "sp"]
    static let gendersAndNumbers: Set<String> = ["m", "f", "mf", "sg", "pl", "sp"]

    private static let greetings: Set<String> = [
        "hola", "buenos", "buenas", "días", "tardes", "noches", "sí", "no", "bueno", "pues", "perdón", "perdone",
        "perdona", "disculpe", "disculpa", "gracias", "muchas", "muchos", "oiga", "oye", "mire", "mira", "vale",
        "claro",
        "señor", "señora", "señorita", "por", "favor", "encantado", "encantada", "adiós", "ay", "ah", "eh", "bien",
        "muy",
    ]

    /// The first word of what is said, behind a greeting and its comma: "Hola, …", "Perdone, señora, …".
    var start: Int {
        var start = sentence.start
        while let comma = sentence.tokens[start...].firstIndex(where: { !$0.isWord }), sentence[comma].text == ",",
            comma > start, sentence.tokens[start..<comma].allSatisfy(isGreeting),
            let next = sentence.tokens[comma...].firstIndex(where: \.isWord)
        {
            start = next
        }
        return start
    }

    private func isGreeting(_ token: GrammarToken) -> Bool {
        Self.greetings.contains(token.lower) || token.isWord && token.readings.contains { $0.has("ij") || $0.has("np") }
    }

    func finding(
        _ rule: String, _ first: Int, _ last: Int, _ why: String, _ parts: GrammarFinding.Part...
    ) -> GrammarFinding {
        GrammarFinding(
            range: sentence.range(first, last), rule: "es-" + rule, why: why, parts: parts,
            isCapital: sentence[first].isCapital)
    }

    /// The verb behind a subject: `no`, a few adverbs and weak pronouns may stand between.
    func verb(after index: Int) -> (index: Int, clitics: [String])? {
        var (place, clitics): (Int, [String]) = (index + 1, [])
        while place <= index + 4 {
            let word = sentence[place].lower
            if Self.clitics.contains(word), sentence[place + 1].isWord {
                clitics.append(word)
            } else if !Self.between.contains(word) {
                break
            }
            place += 1
        }
        return sentence[place].isWord ? (place, clitics) : nil
    }

    /// Where the subject of the verb at `index` ends: `no` and a few adverbs may stand between.
    func subjectPlace(before index: Int) -> Int {
        var place = index - 1
        while place > index - 4, Self.between.contains(sentence[place].lower) { place -= 1 }
        return place
    }

    /// The verb's own form for another person.
    func form(_ reading: WordReading, _ person: String, _ number: String) -> GrammarFinding.Part {
        .form(reading.form(replacing: Self.people.union(Self.numbers), with: [person, number]))
    }

    func isJoined(_ index: Int) -> Bool {
        ["y", "e", "o", "u", "ni", "con"].contains(sentence[index].lower)
    }

    /// A word that could govern the pronoun or noun at `index`.
    func isGoverned(_ index: Int) -> Bool {
        let before = sentence[index - 1]
        return before.any("pr") || isJoined(index - 1)
            || ["que", "como", "según", "entre", "menos"].contains(before.lower)
    }
}
