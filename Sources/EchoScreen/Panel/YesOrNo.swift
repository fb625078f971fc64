/// Yes and no, in the languages that a question may be asked in.
enum YesOrNo {
    private static let yes: Set = ["yes", "ja", "oui", "si", "sí"]
    private static let no: Set = ["no", "nein", "non"]

    /// Nil for a word that is neither; upper case does not count.
    static func isYes(_ word: String) -> Bool? {
        let word = word.lowercased()
        return yes.contains(word) ? true : no.contains(word) ? false : nil
    }

    /// Whether a word may become one of them.
    static func begins(with word: String) -> Bool {
        let word = word.lowercased()
        return yes.union(no).contains { $0.hasPrefix(word) }
    }
}
