/// Tells whether somebody who says so little behind an answer that was cut off wants its rest.
public enum GoOnRequest {
    private static let words: Set<String> = [
        "go on", "continue", "keep going", "carry on", "go ahead", "finish", "finish your answer", "finish that",
        "weiter", "mach weiter", "fahr fort", "continuez", "continua", "continúa", "sigue", "prosigue", "vai avanti",
    ]
    private static let courtesies = ["please", "and", "then", "now", "bitte", "por favor", "per favore"]
    /// Characters; whoever says more says something of their own.
    private static let longest = 40

    /// - Parameter text: all that was said or written.
    public static func isMeant(by text: String) -> Bool {
        guard text.count <= longest else { return false }
        var bare = text.lowercased().filter { $0.isLetter || $0.isWhitespace }.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        for courtesy in courtesies {
            if bare.hasPrefix(courtesy + " ") { bare = String(bare.dropFirst(courtesy.count + 1)) }
            if bare.hasSuffix(" " + courtesy) { bare = String(bare.dropLast(courtesy.count + 1)) }
        }
        return words.contains(bare)
    }
}
