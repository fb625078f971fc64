/// The base forms of a word in a learner's own language: "to forget" as "forget", "houses" as "house".
enum OwnWords {
    /// The likelier first; the words as they were written are the first of them.
    static func candidates(_ text: String, in language: String) -> [String] {
        let text = text.lowercased()
        let bare = withoutSmallWord(text, in: language)
        let forms = language == "en" ? englishStems(of: bare) : []
        var seen: Set<String> = []
        return ([text, bare] + forms).filter { $0.count > 1 && seen.insert($0).inserted }
    }

    /// Without the article, or the "to", that it begins with; the same where nothing would be left.
    static func withoutSmallWord(_ text: String, in language: String) -> String {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        if parts.count == 2, small[language]?.contains(parts[0].lowercased()) == true { return parts[1] }
        let elided = ["l'", "l’"].first { text.lowercased().hasPrefix($0) && text.count > 2 }
        return elided.map { String(text.dropFirst($0.count)) } ?? text
    }

    private static let small: [String: Set<String>] = [
        "en": ["to", "the", "a", "an"], "es": ["el", "la", "los", "las", "un", "una", "unos", "unas"],
        "fr": ["le", "la", "les", "un", "une", "des"],
        "de": ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines"],
        "it": ["il", "lo", "la", "i", "gli", "le", "un", "uno", "una"],
        "pt": ["o", "a", "os", "as", "um", "uma"], "nl": ["de", "het", "een"], "sv": ["en", "ett", "att"],
    ]

    private static func englishStems(of word: String) -> [String] {
        var stems = irregular[word].map { [$0] } ?? []
        for (ending, instead) in endings where word.hasSuffix(ending) && word.count > ending.count + 1 {
            let stem = String(word.dropLast(ending.count))
            stems.append(stem + instead)
            // "stopped", "running".
            if instead.isEmpty, stem.count > 2, stem.last == stem.dropLast().last, ending != "s" {
                stems.append(String(stem.dropLast()))
            }
        }
        return stems
    }

    /// Of regular plurals, persons and tenses.
    private static let endings = [
        ("ies", "y"), ("ves", "f"), ("ves", "fe"), ("ied", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e"),
        ("ed", ""), ("ed", "e"),
    ]

    private static let irregular: [String: String] = {
        let table = """
            be am is are was were been; have has had; do does did done; go goes went gone; say said; get got gotten; make made
            know knew known; think thought; take took taken; see saw seen; come came; find found; give gave given; tell told
            feel felt; leave left; keep kept; begin began begun; bring brought; buy bought; write wrote written; sit sat
            stand stood; lose lost; pay paid; meet met; run ran; eat ate eaten; drink drank drunk; drive drove driven
            speak spoke spoken; sleep slept; forget forgot forgotten; break broke broken; choose chose chosen; teach taught
            sell sold; send sent; build built; catch caught; fall fell fallen; fly flew flown; grow grew grown; sing sang sung
            swim swam swum; wake woke woken; wear wore worn; win won; child children; man men; woman women; foot feet
            tooth teeth; mouse mice; goose geese; person people; good better best; bad worse worst
            """
        var stems: [String: String] = [:]
        for entry in table.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let words = entry.split(separator: " ").map(String.init)
            for form in words.dropFirst() { stems[form] = words[0] }
        }
        return stems
    }()
}
