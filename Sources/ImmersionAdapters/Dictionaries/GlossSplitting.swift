/// Takes apart English words that a dictionary runs together: "turnon", "putdown".
///
/// FreeDict's Spanish–English dictionary does so with 87 of its glosses. A word is taken apart where the English–Spanish
/// one does not have it, and it is a word that is there with a particle behind it.
struct GlossSplitting: Sendable {
    private static let dictionaries: Set<String> = ["freedict-spa-eng"]
    private static let particles: Set<String> = [
        "on", "off", "up", "down", "in", "out", "away", "over", "back", "about", "to", "for", "with", "at", "of",
        "into",
        "through", "along", "by", "after",
    ]
    /// Letters of a word that is looked at, and of its first part.
    private static let (shortest, shortestPart) = (5, 3)

    private let known: Set<String>

    /// Nil for a dictionary that is written well.
    ///
    /// - Parameter headwords: of the other direction.
    init?(_ dictionary: String, headwords: some Sequence<String>) {
        guard Self.dictionaries.contains(dictionary) else { return nil }
        known = Set(headwords.flatMap { $0.lowercased().split(separator: " ").map(String.init) })
    }

    func split(_ gloss: String) -> String {
        gloss.split(separator: " ", omittingEmptySubsequences: false).map { parts(String($0)) }.joined(separator: " ")
    }

    private func parts(_ word: String) -> String {
        guard word.count >= Self.shortest, !known.contains(word), word.allSatisfy({ $0.isASCII && $0.isLowercase })
        else {
            return word
        }
        for particle in Self.particles.sorted(by: { ($1.count, $0) < ($0.count, $1) }) where word.hasSuffix(particle) {
            let first = word.dropLast(particle.count)
            if first.count >= Self.shortestPart, known.contains(String(first)) { return "\(first) \(particle)" }
        }
        return word
    }
}
