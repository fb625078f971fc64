import EchoText

extension SavedPrompt {
    /// Characters.
    public static let longestName = 60
    /// Characters: some ten pages.
    public static let longestText = 40_000
    /// The words typed in place of a name to use none.
    public static let noneWords: Set = ["off", "none"]

    /// Why it cannot be called so, as the end of a sentence; nil where it can.
    public static func objection(toName name: String) -> String? {
        if name.trimmed.isEmpty { return "must not be empty" }
        if name.count > longestName { return "must not be longer than \(longestName) characters" }
        if Sanitizer.line(name) != name || name != name.trimmed { return "must be one line of plain text" }
        return noneWords.contains(name.lowercased()) ? "must not be \(name)" : nil
    }

    /// Why that cannot be its text, as the end of a sentence; nil where it can.
    public static func objection(toText text: String) -> String? {
        if text.allSatisfy(\.isWhitespace) { return "must not be empty" }
        return text.count > longestText ? "must not be longer than \(longestText) characters" : nil
    }
}
