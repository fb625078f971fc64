/// German words by tables and rules: what is not in them has no reading, and no rule speaks of it.
public struct GermanMorphology: MorphologyProtocol {
    private var words: [String: [WordReading]]
    private var made: [WantedForm: String] = [:]

    public init() {
        words = GermanArticles.all()
        addNouns()
        addVerbs()
    }

    public func readings(of words: [String]) -> [[WordReading]] {
        words.map(readings)
    }

    public func forms(of wanted: [WantedForm]) -> [String?] {
        wanted.map { form in
            if form.tags.first == "det", form.tags.count == 5 {
                return GermanArticles.form(form.lemma, form.tags[4], form.tags[3] == "pl" ? "pl" : form.tags[2])
            }
            return made[form]
        }
    }

    private func readings(of word: String) -> [WordReading] {
        if let known = words[word] {
            return known + (words[word.lowercased()].map { word.first?.isUppercase == true ? $0 : [] } ?? [])
        }
        let lower = word.lowercased()
        if let known = words[lower] { return known }
        let capital = word.prefix(1).uppercased() + word.dropFirst()
        if word == lower, let noun = words[capital] {
            return noun.map { WordReading(lemma: $0.lemma, tags: $0.tags + ["small"]) }
        }
        return (wrongParticiple(lower) ?? wrongPresent(lower)).map { [$0] } ?? []
    }

    /// `sprechst`, `fahrst`: a strong verb whose vowel was not changed.
    private func wrongPresent(_ word: String) -> WordReading? {
        for (ending, person) in [("st", "p2"), ("t", "p3")] where word.hasSuffix(ending) && word.count > 4 {
            let lemma = word.dropLast(ending.count) + "en"
            let form = WantedForm(lemma: String(lemma), tags: ["vblex", "pri", person, "sg"])
            if let right = made[form], right != word {
                return WordReading(lemma: form.lemma, tags: form.tags + ["vowel"])
            }
        }
        return nil
    }

    /// `gelest`, `getrinkt`: a strong verb formed like a weak one.
    private func wrongParticiple(_ word: String) -> WordReading? {
        guard word.hasPrefix("ge"), word.hasSuffix("t"), word.count > 5 else { return nil }
        let stem = word.dropFirst(2).dropLast()
        let lemma = (stem.hasSuffix("e") ? stem.dropLast() : stem) + "en"
        guard words[String(lemma)]?.contains(where: { $0.has("inf") }) == true else { return nil }
        return WordReading(lemma: String(lemma), tags: ["vblex", "wrong"])
    }

    private mutating func add(_ word: String, _ lemma: String, _ tags: [String]) {
        let reading = WordReading(lemma: lemma, tags: tags)
        if words[word]?.contains(reading) != true { words[word, default: []].append(reading) }
        let form = WantedForm(lemma: lemma, tags: tags)
        if made[form] == nil { made[form] = word }
    }
}

extension GermanMorphology {
    private mutating func addNouns() {
        for (table, gender) in [
            (GermanNouns.masculine, "m"), (GermanNouns.feminine, "f"), (GermanNouns.neuter, "nt"),
        ] {
            for row in GermanNouns.rows(table) where row.count >= 2 {
                addSingular(row[0], gender, weak: row.count > 2 ? row[1] : nil)
                if row[1] != "-" { addPlural(row[1] == "=" ? row[0] : row[1], of: row[0]) }
            }
        }
        for row in GermanNouns.rows(GermanNouns.plural) { addPlural(row[0], of: row[0]) }
    }

    private mutating func addSingular(_ noun: String, _ gender: String, weak: String?) {
        for grammarCase in GermanArticles.cases {
            let tags = ["n", gender, "sg", grammarCase]
            if let weak, grammarCase != "nom" {
                add(weak == "Herren" ? "Herrn" : weak == "Namen" && grammarCase == "gen" ? "Namens" : weak, noun, tags)
            } else if grammarCase == "gen", gender != "f" {
                let endsHissing = ["s", "ß", "x", "z"].contains { noun.hasSuffix($0) }
                add(noun + (endsHissing ? "es" : "s"), noun, tags)
                if !endsHissing { add(noun + "es", noun, tags) }
            } else {
                add(noun, noun, tags)
            }
        }
    }

    private mutating func addPlural(_ plural: String, of noun: String) {
        for grammarCase in GermanArticles.cases {
            let needsN = grammarCase == "dat" && !plural.hasSuffix("n") && !plural.hasSuffix("s")
            add(needsN ? plural + "n" : plural, noun, ["n", "mf", "pl", grammarCase])
        }
    }

    private mutating func addVerbs() {
        for row in GermanNouns.rows(GermanVerbs.irregular) where row.count == 11 {
            addVerb(
                row[0], kind: row[1], present: Array(row[2...7]), past: row[8], participle: row[9], auxiliary: row[10])
        }
        for row in GermanNouns.rows(GermanVerbs.strong) where row.count == 5 && row[0] != "wissen" {
            let (prefix, verb) = Self.split(row[0])
            let stem = verb == "tun" ? "tu" : String(verb.dropLast(2))
            let present = Self.present(stem, infinitive: verb, he: row[1])
            addVerb(
                prefix + verb, kind: "vblex", present: prefix.isEmpty ? present : [], past: row[2],
                participle: prefix + row[3], auxiliary: row[4])
        }
        for word in GermanVerbs.weak.split(whereSeparator: \.isWhitespace) where !word.hasSuffix("-") {
            let parts = word.split(separator: "/")
            let (prefix, verb) = Self.split(String(parts[0]))
            let stem = String(verb.dropLast(2))
            let he = stem + (Self.needsE(stem) ? "et" : "t")
            let isPlain =
                ["be", "er", "ver", "ge"].contains { verb.hasPrefix($0) && verb != "gehören" }
                || verb.hasSuffix("ieren")
            let participle = verb == "gehören" ? "gehört" : (isPlain ? "" : "ge") + he
            addVerb(
                prefix + verb, kind: "vblex",
                present: prefix.isEmpty ? Self.present(stem, infinitive: verb, he: he) : [], past: he + "e",
                participle: prefix + participle, auxiliary: parts.count > 1 ? "s" : "h")
        }
        for (form, lemma) in GermanVerbs.wishes.sorted(by: { $0.key < $1.key }) {
            addPast(form, lemma, "vblex", mood: "cni")
        }
    }

    private static func split(_ verb: String) -> (String, String) {
        let parts = verb.split(separator: "|").map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : ("", verb)
    }

    private static func needsE(_ stem: String) -> Bool {
        ["t", "d", "ffn", "chn", "gn"].contains { stem.hasSuffix($0) } || stem == "regn"
    }

    private static func present(_ stem: String, infinitive: String, he: String) -> [String] {
        let strong = he.hasSuffix("t") ? String(he.dropLast()) : he
        let hisses = ["s", "ß", "x", "z"].contains { strong.hasSuffix($0) }
        let you = hisses ? he : strong + "st"
        return [stem + "e", you, he, infinitive, stem + (needsE(stem) ? "et" : "t"), infinitive]
    }

    private static let persons = [
        ["p1", "sg"], ["p2", "sg"], ["p3", "sg"], ["p1", "pl"], ["p2", "pl"], ["p3", "pl"],
    ]

    private mutating func addVerb(
        _ infinitive: String, kind: String, present: [String], past: String, participle: String, auxiliary: String
    ) {
        add(infinitive, infinitive, [kind, "inf"])
        add(participle, infinitive, [kind, "pp", "aux-" + auxiliary])
        for (form, person) in zip(present, Self.persons) { add(form, infinitive, [kind, "pri"] + person) }
        if !present.isEmpty { addPast(past, infinitive, kind, mood: "ifi") }
    }

    private mutating func addPast(_ past: String, _ lemma: String, _ kind: String, mood: String) {
        let isWeak = past.hasSuffix("e")
        let stop = ["t", "d", "ß", "s"].contains { past.hasSuffix($0) } ? "e" : ""
        let endings =
            isWeak ? ["", "st", "", "n", "t", "n"] : ["", stop + "st", "", "en", stop == "" ? "t" : "et", "en"]
        for (ending, person) in zip(endings, Self.persons) { add(past + ending, lemma, [kind, mood] + person) }
    }
}
