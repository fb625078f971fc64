/// The rules of German, over the readings of one sentence.
struct GermanRules: Sendable {
    let sentence: GrammarSentence

    /// Rules that know most come first: they win where two speak of the same words.
    var findings: [GrammarFinding] {
        let each = 0..<sentence.count
        let first: [[GrammarFinding]] = [
            each.flatMap(doubled), each.flatMap(capitals), each.flatMap(verbGroup), each.flatMap(order),
            each.flatMap(group), each.flatMap(idiom), each.flatMap(subject), subjectCase, each.flatMap(indoors),
            nounSubject,
        ]
        let then: [[GrammarFinding]] = [
            each.flatMap(resting), each.flatMap(laying), each.flatMap(governed), each.flatMap(phrase),
            each.flatMap(object), each.flatMap(gender), each.flatMap(adjectives),
        ]
        return (first + then).flatMap(\.self)
    }

    private static let greetings: Set<String> = [
        "hallo", "guten", "gute", "tag", "morgen", "abend", "nacht", "ja", "nein", "doch", "danke", "bitte",
        "entschuldigung",
        "entschuldigen", "entschuldige", "sie", "also", "gut", "okay", "ok", "na", "ach", "oh", "ah", "hey", "hi",
        "servus",
        "moin", "tschüss", "verzeihung", "natürlich", "klar", "genau", "herr", "frau", "schön", "vielen", "dank",
        "leider",
    ]

    /// The first word of what is said, behind a greeting and its comma: "Guten Tag, …", "Ja, …".
    var start: Int {
        var start = sentence.start
        while let comma = sentence.tokens[start...].firstIndex(where: { !$0.isWord }), sentence[comma].text == ",",
            comma > start, sentence.tokens[start..<comma].allSatisfy({ Self.greetings.contains($0.lower) }),
            let next = sentence.tokens[comma...].firstIndex(where: \.isWord)
        {
            start = next
        }
        return start
    }

    static let pronouns: [String: Set<String>] = [
        "ich": ["p1sg"], "du": ["p2sg"], "er": ["p3sg"], "es": ["p3sg"], "man": ["p3sg"], "wir": ["p1pl"],
        "ihr": ["p2pl"], "sie": ["p3sg", "p3pl"],
    ]
    static let joining: Set<String> = ["und", "oder", "sondern", "denn", "aber", "als", "wie", "noch", ","]

    func finding(
        _ rule: String, _ first: Int, _ last: Int, _ why: String, _ parts: GrammarFinding.Part...
    ) -> GrammarFinding {
        finding(rule, first, last, why, parts: parts)
    }

    func finding(_ rule: String, _ first: Int, _ last: Int, _ why: String, parts: [GrammarFinding.Part])
        -> GrammarFinding
    {
        GrammarFinding(
            range: sentence.range(first, last), rule: "de-" + rule, why: why, parts: parts,
            isCapital: sentence[first].isCapital)
    }

    /// `p1sg` and the like, for every finite reading.
    func persons(_ token: GrammarToken) -> Set<String> {
        Set(token.finite.compactMap { reading in reading.person.map { $0 + (reading.has("pl") ? "pl" : "sg") } })
    }

    func isPronoun(_ index: Int) -> Bool {
        Self.pronouns[sentence[index].lower] != nil && sentence[index].isWord
    }

    /// Behind these another clause may begin, without a comma.
    private static let separating: Set<String> = ["und", "oder", "aber", "sondern", "denn", "doch"]

    /// The last word before the next comma, the next clause or the end.
    func clauseEnd(from index: Int) -> Int {
        var last = index
        while sentence[last + 1].isWord, !endsClause(last) { last += 1 }
        return last
    }

    /// The first word of the clause that a word stands in.
    func clauseStart(of index: Int) -> Int {
        var first = index
        while sentence[first - 1].isWord, !endsClause(first - 1) { first -= 1 }
        return first
    }

    /// Another clause begins behind `index`: "… gefrühstückt | und bin gegangen". Things that are joined do not part a
    /// clause: "Brot und Käse".
    private func endsClause(_ index: Int) -> Bool {
        guard Self.separating.contains(sentence[index + 1].lower) else { return false }
        if mayBeVerb(sentence[index]) || mayBeVerb(sentence[index + 2]) { return true }
        var place = index + 2
        while sentence[place].isWord, !Self.separating.contains(sentence[place].lower) {
            if sentence[place].isFinite, !sentence[place].isCapital, sentence[place].determiners.isEmpty { return true }
            place += 1
        }
        return false
    }

    /// Whether a word is a verb, or looks like one: no table has all.
    func mayBeVerb(_ token: GrammarToken) -> Bool {
        if token.isCapital {
            return token.range == sentence[start].range && token.nouns.isEmpty && token.any(\.isVerb)
        }
        guard token.isWord, token.determiners.isEmpty, !Self.particles.contains(token.lower) else { return false }
        if !token.readings.isEmpty { return token.any(\.isVerb) }
        return ["t", "e", "en", "ern", "eln"].contains(where: token.lower.hasSuffix)
    }

    /// Whether a word is a participle, or looks like one.
    func mayBeParticiple(_ token: GrammarToken) -> Bool {
        guard token.isWord, !token.isCapital, token.determiners.isEmpty else { return false }
        if !token.readings.isEmpty { return token.any("pp") }
        let word = token.lower
        guard word.count > 4, word.hasSuffix("t") || word.hasSuffix("en") else { return false }
        return word.contains("ge") || word.hasSuffix("iert")
            || ["be", "ver", "er", "ent", "zer", "über", "unter"].contains(where: word.hasPrefix)
    }

    /// Everyday words that end like verbs.
    private static let particles: Set<String> = [
        "nicht", "heute", "gern", "acht", "laut", "weit", "alt", "kalt", "sofort", "genug", "schon", "eigentlich",
        "bitte", "jetzt", "oft", "gerne", "dort", "seit", "mit", "erst", "selbst", "fast", "sonst",
        "meist", "zuerst", "viele", "alle", "keine", "beide", "leicht", "gut", "schlecht", "spät", "bald", "gestern",
        "sehr", "ohne", "heißt", "vielleicht", "überhaupt", "oben", "unten", "neben", "gegen", "wegen", "eben", "recht",
        "morgen", "zusammen", "draußen", "drinnen", "lange", "gerade", "nächste", "letzte", "ganze", "eine", "meine",
    ]

    /// A finite verb alone: no infinitive, no participle, nothing else.
    func isVerbOnly(_ token: GrammarToken) -> Bool {
        token.isFinite && token.readings.allSatisfy { $0.isFinite }
    }

    func agree(_ left: WordReading, _ right: WordReading) -> Bool {
        left.agrees(with: right) && !Set(left.tags).intersection(GermanArticles.cases).isDisjoint(with: right.tags)
    }

    /// The determiner's form for a noun, in a case.
    func determiner(_ reading: WordReading, for noun: WordReading, in grammarCase: String) -> WantedForm {
        let gender = noun.has("pl") ? "mf" : noun.tags.count > 1 ? noun.tags[1] : "m"
        return WantedForm(
            lemma: reading.lemma, tags: ["det", reading.tags[1], gender, noun.has("pl") ? "pl" : "sg", grammarCase])
    }

    func text(_ first: Int, _ last: Int) -> [GrammarFinding.Part] {
        guard first <= last else { return [] }
        return (first...last).map { .text(sentence[$0].text) }
    }
}
