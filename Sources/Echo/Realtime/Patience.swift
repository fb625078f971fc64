/// How much longer than usual a silence is waited for before it ends the user's turn: after a question of the assistant,
/// which wants to be thought about, and after a sentence of the user that was not finished.
struct Patience: Sendable, Hashable {
    /// Settings' range: 0 is none.
    static let steps = 0...3
    private static let afterQuestion = Duration.milliseconds(400)
    private static let afterUnfinished = Duration.milliseconds(600)
    /// Words that nobody ends a sentence with.
    private static let unfinished: Set<String> = [
        "a", "about", "an", "and", "are", "as", "at", "because", "but", "by", "can", "could", "er", "erm", "for",
        "from",
        "hmm", "i", "if", "in", "into", "is", "like", "maybe", "my", "of", "on", "or", "please", "so", "than", "that",
        "the", "their", "then", "to", "uh", "um", "was", "well", "were", "when", "where", "which", "while", "who",
        "will",
        "with", "would", "your",
    ]

    let step: Int

    init(_ step: Int) { self.step = min(max(step, Self.steps.lowerBound), Self.steps.upperBound) }

    /// - Parameter messages: the conversation's, the newest first.
    func extra(after messages: some Sequence<Message>) -> Duration {
        guard step > 0 else { return .zero }
        for message in messages {
            switch message.role {
            case .user: return Self.isUnfinished(message) ? Self.afterUnfinished * step : .zero
            case .assistant where message.status == .inProgress || message.text.isEmpty: continue
            case .assistant: return Self.isQuestion(message) ? Self.afterQuestion * step : .zero
            default: continue
            }
        }
        return .zero
    }

    private static func isQuestion(_ message: Message) -> Bool {
        guard message.status == .completed,
            let last = message.text.last(where: { !$0.isWhitespace && !"\"'»”’)*_".contains($0) })
        else { return false }
        return "?？؟".contains(last)
    }

    /// As transcripts tell: without a mark at its end, after a comma, or with a word that wants another.
    private static func isUnfinished(_ message: Message) -> Bool {
        guard message.status == .completed, let last = message.text.last(where: { !$0.isWhitespace }) else {
            return false
        }
        if ",-–—…:;".contains(last) || message.text.hasSuffix("...") { return true }
        guard !".!?。！？".contains(last) else { return false }
        let word = message.text.lowercased().split { !$0.isLetter }.last.map(String.init)
        return word.map(unfinished.contains) ?? false
    }
}
