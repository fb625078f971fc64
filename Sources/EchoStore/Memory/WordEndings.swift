/// Which words are forms of one: "heron" and "herons", "nest" and "nesting". Their endings are those of English and of its
/// neighbours; words that change within are not found out.
enum WordEndings {
    /// Letters that two forms share at the beginning, at least.
    static let leastShared = 4
    /// After what is shared; nothing for the shorter form.
    private static let endings: Set<String> = [
        "", "s", "es", "e", "ed", "d", "er", "ers", "r", "en", "n", "ing", "ings", "ly", "y", "ies", "ied",
    ]

    /// - Parameters: two words in small letters without accents.
    static func areForms(_ one: String, _ other: String) -> Bool {
        let shared = zip(one, other).prefix { $0 == $1 }.count
        guard shared >= leastShared else { return false }
        return endings.contains(String(one.dropFirst(shared))) && endings.contains(String(other.dropFirst(shared)))
    }
}
