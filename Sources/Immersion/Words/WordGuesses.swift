/// Says which dictionary forms a word may have that no table of forms knows; which of them there is, a dictionary knows.
enum WordGuesses {
    /// The likelier first; the word itself is none of them.
    static func lemmas(of word: String, in language: RoomLanguage) -> [String] {
        let guesses: [String] =
            switch language {
            case .french: french(word)
            case .german: german(word)
            case .spanish, .japanese: []
            }
        var seen: Set<String> = [word]
        return guesses.filter { $0.count > 1 && seen.insert($0).inserted }
    }

    /// `L'eau`, `voulez-vous`: what is elided, and what is turned round.
    private static func french(_ word: String) -> [String] {
        let apostrophe = word.firstIndex { $0 == "'" || $0 == "’" }
        let rest = apostrophe.map { String(word[word.index(after: $0)...]) }
        let first = word.split(separator: "-").first.map(String.init)
        return [rest, word.contains("-") ? first : nil].compactMap(\.self)
    }

    private static let germanEndings = ["en", "em", "er", "es", "e", "n", "s"]
    private static let germanVerbs = ["test", "tet", "ten", "te", "est", "et", "st", "t", "e"]

    /// Declined adjectives and nouns, then conjugated verbs that are regular.
    private static func german(_ word: String) -> [String] {
        let lower = word.lowercased()
        var guesses: [String] = []
        for ending in germanEndings where lower.hasSuffix(ending) && lower.count > ending.count + 2 {
            let stem = String(lower.dropLast(ending.count))
            guesses.append(stem)
        }
        for ending in germanVerbs where lower.hasSuffix(ending) && lower.count > ending.count + 1 {
            guesses.append(lower.dropLast(ending.count) + "en")
        }
        if lower.hasPrefix("ge"), lower.hasSuffix("t"), lower.count > 5 {
            guesses.append(lower.dropFirst(2).dropLast(lower.hasSuffix("et") ? 2 : 1) + "en")
        }
        return guesses
    }
}
