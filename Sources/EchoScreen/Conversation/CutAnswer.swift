import Echo

/// An answer that did not come to its end, and not because the person stopped it.
public enum CutAnswer: Sendable, Hashable {
    /// Some of it came, and it can be gone on with.
    case broken
    /// Nothing of it came, or nothing that a model would go on with.
    case lost

    /// Ends that are somebody's wish.
    private static let wished: Set<String> = ["superseded", "cancelled", "turn_detected", "client_cancelled"]

    /// Nil for what is no such answer.
    init?(_ message: Message) {
        guard message.role == .assistant, !message.isLocal, !message.isCommentary else { return nil }
        switch message.status {
        case .incomplete(let reason) where !Self.wished.contains(reason): break
        case .failed: break
        default: return nil
        }
        self = message.canBeContinued ? .broken : .lost
    }

    /// What can be done about it.
    var offer: Wording {
        switch self {
        case .broken: "\(key: .continueAnswer) continues it · \(key: .regenerate) asks again"
        case .lost: "\(key: .regenerate) asks again"
        }
    }
}
