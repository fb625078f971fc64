import Foundation

/// Words as the recogniser writes them, and as people do.
enum TranscriptText {
    /// "what am i" becomes "What am I".
    static func written(_ words: String) -> String {
        let marked = words.split(separator: " ").map {
            $0 == "i" || $0.hasPrefix("i'") ? "I" + $0.dropFirst() : String($0)
        }
        let text = marked.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// A phrase of the vocabulary in the spelling of the pronouncing dictionary.
    static func spokenWords(_ phrase: String) -> String {
        let lower = phrase.lowercased().replacingOccurrences(of: "’", with: "'")
        let tokens = lower.split { !($0.isLetter || $0.isNumber || $0 == "'") }
        return tokens.map { Int($0).map(NumberWords.words) ?? String($0) }.joined(separator: " ")
    }
}
