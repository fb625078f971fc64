/// Takes what looks like a key or a token out of words that others wrote.
public enum Redactor {
    public static func redacted(_ text: String) -> String {
        guard text.contains("sk-") || text.lowercased().contains("bearer") || text.contains("ek_") else { return text }
        var followsBearer = false
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            defer { followsBearer = word.lowercased().hasSuffix("bearer") }
            return followsBearer || isSecret(word) ? "‹key›" : String(word)
        }.joined(separator: " ")
    }

    private static func isSecret(_ word: Substring) -> Bool { word.contains("sk-") || word.contains("ek_") }
}
