import EchoWire
import Foundation

/// Judges from the words so far how much silence makes a turn complete.
struct SemanticEndOfTurn: Sendable {
    enum Eagerness: String, Sendable { case low, medium, high, auto }

    private static let openers: Set<String> = [
        "what", "who", "where", "when", "why", "how", "which", "whose", "is", "are", "was", "were", "do", "does",
        "did", "can", "could", "will", "would", "should", "tell", "say", "set", "roll", "flip", "give", "show",
        "please", "repeat", "remember", "convert", "add", "start", "stop", "turn", "hello", "hi", "hey", "thanks",
        "thank", "yes", "no", "okay", "good", "goodbye", "bye",
    ]
    private static let dangling: Set<String> = [
        "and", "or", "but", "so", "because", "if", "that", "than", "then", "the", "a", "an", "my", "your", "his",
        "her", "its", "our", "their", "this", "to", "of", "in", "on", "at", "for", "from", "with", "by", "about",
        "into", "as", "um", "uh", "er", "hmm", "well", "like", "is", "are", "was", "were", "i", "we", "they", "plus",
        "minus", "times", "divided", "very", "also", "between",
    ]

    var eagerness: Eagerness

    /// Nothing waits longer than this, whatever the words.
    var longestWaitMs: Int {
        switch eagerness {
        case .low: 8000
        case .medium, .auto: 4000
        case .high: 2000
        }
    }

    /// Whether somebody who stops there is in the middle of a sentence.
    static func isUnfinished(_ words: String) -> Bool { split(words).last.map(dangling.contains) ?? true }

    /// Milliseconds of silence after which a speaker who said `words` has finished.
    func patienceMs(after words: String) -> Int {
        let words = Self.split(words)
        guard let first = words.first, let last = words.last else { return longestWaitMs }
        if Self.dangling.contains(last) { return longestWaitMs }
        if Self.openers.contains(first) || words.count >= 5 { return soonMs }
        return max(soonMs, longestWaitMs / 4)
    }

    private static func split(_ words: String) -> [String] {
        words.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    }

    private var soonMs: Int {
        switch eagerness {
        case .low: 800
        case .medium, .auto: 500
        case .high: 300
        }
    }
}
