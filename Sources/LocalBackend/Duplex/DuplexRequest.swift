import Foundation

/// What a client asks of the voice in words, as an understanding voice would take it: a line that says what is wanted, and
/// below it what the person has written.
enum DuplexRequest {
    /// What is to be answered; nil for what is only to be said.
    static func question(in content: String) -> String? {
        let parts = content.split(separator: "\n", maxSplits: 1)
        guard parts.count == 2, let wish = parts.first, wish.hasSuffix(":") else { return nil }
        let words = wish.lowercased().split { !$0.isLetter }
        guard words.first == "answer" || words.contains("typed") || words.contains("wrote") else { return nil }
        let question = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        return question.isEmpty ? nil : question
    }
}
