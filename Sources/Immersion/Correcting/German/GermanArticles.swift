/// Articles and the words that decline like them.
enum GermanArticles {
    static let cases = ["nom", "acc", "dat", "gen"]
    /// By case, then m, nt, f, pl.
    private static let definite = [
        ["der", "das", "die", "die"], ["den", "das", "die", "die"], ["dem", "dem", "der", "den"],
        ["des", "des", "der", "der"],
    ]
    private static let endings = [
        ["er", "es", "e", "e"], ["en", "es", "e", "e"], ["em", "em", "er", "en"], ["es", "es", "er", "er"],
    ]
    private static let weak = [
        ["", "", "e", "e"], ["en", "", "e", "e"], ["em", "em", "er", "en"], ["es", "es", "er", "er"],
    ]
    private static let groups = ["m", "nt", "f", "pl"]

    static let stems = ["ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer"]
    static let like = ["dies": "dieser", "jed": "jeder", "welch": "welcher", "jen": "jener"]

    /// Every form with its readings.
    static func all() -> [String: [WordReading]] {
        var all: [String: [WordReading]] = [:]
        for lemma in ["der"] + like.values.sorted() + stems {
            for grammarCase in cases {
                for group in groups {
                    guard !(group == "pl" && lemma == "ein"), let form = form(lemma, grammarCase, group) else {
                        continue
                    }
                    all[form, default: []].append(reading(lemma, grammarCase, group))
                }
            }
        }
        return all
    }

    static func form(_ lemma: String, _ grammarCase: String, _ group: String) -> String? {
        guard let row = cases.firstIndex(of: grammarCase), let column = groups.firstIndex(of: group) else { return nil }
        if lemma == "der" { return definite[row][column] }
        if stems.contains(lemma) {
            let ending = weak[row][column]
            return (lemma == "euer" && !ending.isEmpty ? "eur" : lemma) + ending
        }
        guard let stem = like.first(where: { $0.value == lemma })?.key else { return nil }
        return stem + endings[row][column]
    }

    /// An adjective with the ending that it has behind a determiner: "gute Idee", "einen guten Freund".
    static func adjective(_ word: String, behind lemma: String, _ grammarCase: String, _ group: String) -> String {
        guard let old = ["en", "er", "es", "em", "e"].first(where: word.hasSuffix) else { return word }
        let isPlain = grammarCase == "nom" || grammarCase == "acc" && group != "m"
        let shows = stems.contains(lemma) && ["m", "nt"].contains(group)
        let ending = !isPlain || group == "pl" ? "en" : !shows ? "e" : group == "m" ? "er" : "es"
        return word.dropLast(old.count) + ending
    }

    private static func reading(_ lemma: String, _ grammarCase: String, _ group: String) -> WordReading {
        let kind = lemma == "der" ? "def" : lemma == "ein" ? "ind" : "pos"
        return WordReading(
            lemma: lemma, tags: ["det", kind] + (group == "pl" ? ["mf", "pl"] : [group, "sg"]) + [grammarCase])
    }
}
