import Synchronization

/// Sees to it that a request is answered once, whoever comes first: its task, or the clock that its client kept waiting.
final class AnswerClaim: Sendable {
    private let isTaken = Atomic(false)

    /// False when it is answered already.
    func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }
}
