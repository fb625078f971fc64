/// Words that no speller has and people write all the same: of every day, of English, and what German makes of two.
enum KnownWords {
    static func has(_ word: String, in language: RoomLanguage) -> Bool {
        let lower = word.lowercased()
        return english.contains(lower) || everyday[language]?.contains(lower) == true
            || language == .german && isMade(word)
    }

    /// What titles and names are full of, and no learner writes by a slip.
    private static let english: Set<String> = [
        "the", "of", "and", "you", "your", "with", "this", "that", "have", "has", "are", "was", "for", "from", "not",
        "my", "love", "good", "big", "best", "new", "day", "like", "or", "if", "all", "never", "time", "game",
        "think", "other", "any", "read", "find", "save", "name", "help", "root", "most",
    ]

    private static let everyday: [RoomLanguage: Set<String>] = [
        .german: ["nix", "na", "naja", "ne", "rum", "nem", "nen", "ner", "evtl", "bzw", "etc", "usw", "ca", "inkl"],
        .spanish: ["etc", "ej", "pág", "tel", "aprox"],
        .french: ["etc", "ex", "env", "tél"],
    ]

    /// "Häng das Bild auf!": the stem of a verb, which begins a sentence.
    static func isOrder(_ word: String, in language: RoomLanguage) -> Bool {
        guard language == .german, word.first?.isUppercase == true else { return false }
        return GermanLexicon.standard.hasVerb(word.lowercased() + "e")
    }

    /// "Mitkaufen", "reingekommen"; "gibts", "machs"; "stärkern".
    private static func isMade(_ word: String) -> Bool {
        guard word.first?.isLowercase == true else { return GermanLexicon.standard.hasNoun(word) }
        if word.hasSuffix("s"), GermanLexicon.standard.hasVerb(String(word.dropLast())) { return true }
        if word.hasSuffix("ern"), GermanLexicon.standard.hasAdjective(word.dropLast(2) + "ren") { return true }
        return prefixes.contains { prefix in
            guard word.hasPrefix(prefix) else { return false }
            let rest = String(word.dropFirst(prefix.count))
            return rest.count > 3 && (GermanLexicon.standard.hasVerb(rest) || parted(rest))
        }
    }

    /// "Hineinzugehen"
    private static func parted(_ rest: String) -> Bool {
        rest.hasPrefix("zu") && GermanLexicon.standard.hasVerb(String(rest.dropFirst(2)))
    }

    private static let prefixes = [
        "mit", "ein", "aus", "auf", "an", "ab", "vor", "nach", "unter", "rein", "raus", "rauf", "runter", "rüber",
        "hinein", "hinaus", "hinauf", "hinunter", "hinüber", "heraus", "herein", "herum", "weiter", "zurück",
        "zusammen", "weg", "los", "fest", "trocken", "glatt", "frei", "voraus", "vorbei", "durch", "um", "über",
        "dazu", "miteinander", "dahin", "hin", "her", "rum", "entgegen",
    ]
}
