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

    /// What goes on after other words: without the capital of a beginning.
    static func continued(_ text: String) -> String {
        text == "I" || text.hasPrefix("I ") || text.hasPrefix("I'")
            ? text : text.prefix(1).lowercased() + text.dropFirst()
    }

    /// A word of the dictionary, which numbers those that are said in several ways; nil for silence and noises.
    static func word(_ entry: String) -> String? {
        guard let first = entry.first, !"<[+".contains(first) else { return nil }
        let word = entry.prefix { $0 != "(" }
        return word == "i" || word.hasPrefix("i'") ? "I" + word.dropFirst() : String(word)
    }

    /// A phrase of the vocabulary in the spelling of the pronouncing dictionary.
    static func spokenWords(_ phrase: String) -> String {
        let lower = phrase.lowercased().replacingOccurrences(of: "’", with: "'")
        let tokens = lower.split { !($0.isLetter || $0.isNumber || $0 == "'") }
        return tokens.map { Int($0).map(NumberWords.words) ?? String($0) }.joined(separator: " ")
    }
}
