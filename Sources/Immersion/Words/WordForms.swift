/// Says in words what form of a word a reading is.
enum WordForms {
    private static let kinds = [
        "n": "noun", "np": "name", "adj": "adjective", "adv": "adverb", "pr": "preposition", "det": "article",
        "prn": "pronoun", "num": "number", "cnjcoo": "conjunction", "cnjsub": "conjunction", "cnjadv": "conjunction",
        "ij": "interjection", "preadv": "adverb", "rel": "pronoun",
    ]
    private static let genders = [("m", "masculine"), ("f", "feminine"), ("nt", "neuter")]
    private static let numbers = [("sg", "singular"), ("pl", "plural")]
    private static let verbForms = [
        ("p1", "1st person"), ("p2", "2nd person"), ("p3", "3rd person"), ("sg", "singular"), ("pl", "plural"),
        ("pri", "present"), ("pii", "imperfect"), ("ifi", "past"), ("fti", "future"), ("cni", "conditional"),
        ("prs", "present subjunctive"), ("pis", "past subjunctive"), ("imp", "imperative"), ("inf", "infinitive"),
        ("ger", "gerund"), ("pp", "participle"),
    ]

    /// "noun, feminine, plural", "verb, 3rd person, singular, present".
    ///
    /// - Parameter gender: a reading of the same word that shows its gender.
    static func text(_ reading: WordReading, gender: WordReading) -> String {
        guard let kind = reading.isVerb ? "verb" : reading.tags.first.flatMap({ kinds[$0] }) else { return "" }
        let isNominal = reading.isNoun || reading.isAdjective
        let parts =
            reading.isVerb
            ? words(verbForms, reading) : isNominal ? words(genders, gender) + words(numbers, reading) : []
        return ([kind] + parts).joined(separator: ", ")
    }

    private static func words(_ table: [(String, String)], _ reading: WordReading) -> [String] {
        table.filter { reading.tags.contains($0.0) }.map(\.1)
    }

    /// How French words begin before whose h nothing is elided.
    private static let aspirated = [
        "hach", "hai", "hall", "halt", "hamac", "hamburger", "hameau", "hamster", "hanche", "handball", "handicap",
        "hangar", "hareng", "haricot", "harpe", "hasard", "hate", "hausse", "haut", "heros", "herisson", "hernie",
        "hetre",
        "hibou", "hierarchie", "hobby", "hockey", "hollandais", "homard", "hongrois", "honte", "hoquet", "hors",
        "hotte",
        "housse", "houx", "hublot", "huit", "hurl", "hutte",
    ]
    private static let unelided: Set<String> = ["yaourt", "yacht", "yoga", "onze", "oui", "ouistiti", "yen", "yeti"]

    /// The article that shows the gender of a noun; empty for what is no noun, or where the gender is not known.
    static func article(_ reading: WordReading, in language: RoomLanguage) -> String {
        guard reading.isNoun, reading.genders.count == 1, let gender = reading.genders.first else { return "" }
        switch (language, gender) {
        case (.spanish, "m"): return "el"
        case (.spanish, "f"): return SpanishRules.stressed.contains(reading.lemma) ? "el" : "la"
        case (.french, "m"), (.french, "f"):
            let plain = PlainName.of(reading.lemma)
            let isElided = plain.first.map("aeiouyœ".contains) == true && !unelided.contains(plain)
            if isElided || plain.first == "h" && !aspirated.contains(where: plain.hasPrefix) { return "l'" }
            return gender == "m" ? "le" : "la"
        case (.german, "m"): return "der"
        case (.german, "f"): return "die"
        case (.german, "nt"): return "das"
        default: return ""
        }
    }
}
