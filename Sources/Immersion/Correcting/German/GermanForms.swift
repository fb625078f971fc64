/// Forms of German words, as they are made from what a table has of each.
struct GermanForms: Sendable {
    private(set) var words: [String: [WordReading]]
    private(set) var made: [WantedForm: String] = [:]

    init(words: [String: [WordReading]] = [:]) { self.words = words }

    mutating func add(_ word: String, _ lemma: String, _ tags: [String]) {
        let reading = WordReading(lemma: lemma, tags: tags)
        if words[word]?.contains(reading) != true { words[word, default: []].append(reading) }
        let form = WantedForm(lemma: lemma, tags: tags)
        if made[form] == nil { made[form] = word }
    }

    mutating func addEverydayWords() {
        addNouns()
        addVerbs()
    }
}

extension GermanForms {
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

    /// "Aus einem Herzen": the one neuter noun with a form of its own in the dative.
    private static let hearts = ["Herz"]

    mutating func addSingular(_ noun: String, _ gender: String, weak: String?) {
        for grammarCase in GermanArticles.cases {
            let tags = ["n", gender, "sg", grammarCase]
            if let weak, grammarCase != "nom" {
                add(weak == "Herren" ? "Herrn" : weak == "Namen" && grammarCase == "gen" ? "Namens" : weak, noun, tags)
            } else if grammarCase == "gen", gender != "f" {
                let endsHissing = ["s", "ß", "x", "z"].contains { noun.hasSuffix($0) }
                // "Des Mannes", "des Lehrers": the usual one of two comes first.
                let usual = endsHissing || Self.hasOneVowel(noun) ? ["es", "s"] : ["s", "es"]
                for ending in usual where !(endsHissing && ending == "s") { add(noun + ending, noun, tags) }
            } else {
                add(noun, noun, tags)
                if grammarCase == "dat", Self.hearts.contains(noun) { add(noun + "en", noun, tags) }
                if grammarCase == "dat", gender != "f", weak == nil, Self.hasOldDative(noun) {
                    add(noun + "e", noun, tags)
                    addLikelyPlural(noun)
                }
            }
        }
    }

    /// "Ihre offenen Worte": what looks like an old dative may be a plural that no table has.
    private mutating func addLikelyPlural(_ noun: String) {
        for grammarCase in GermanArticles.cases where grammarCase != "dat" {
            let reading = WordReading(lemma: noun, tags: ["n", "mf", "pl", grammarCase])
            if words[noun + "e"]?.contains(reading) != true { words[noun + "e", default: []].append(reading) }
        }
    }

    /// "Mit einem Freunde", "im Jahre".
    private static func hasOldDative(_ noun: String) -> Bool {
        // "Dem Meere", "dem Tiere": of one syllable.
        // "Der Deutsche" is one who is German.
        guard !noun.hasSuffix("eutsch") else { return false }
        if hasOneVowel(noun), !noun.hasSuffix("e") { return true }
        return !["e", "er", "el", "en", "chen", "lein", "a", "o", "i", "u", "y"].contains(where: noun.hasSuffix)
    }

    private static func hasOneVowel(_ noun: String) -> Bool {
        noun.lowercased().split { !"aeiouäöü".contains($0) }.count == 1
    }

    mutating func addPlural(_ plural: String, of noun: String) {
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

    static func split(_ verb: String) -> (String, String) {
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

    mutating func addVerb(
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
