/// Someone who waits until the screen is so.
struct ScreenWaiter {
    enum Verdict { case seen, notYet, never }

    typealias Check = @Sendable (VirtualTerminal, ExitStatus?) -> Verdict

    let id: Int
    let deadline: ContinuousClock.Instant
    let check: Check
    let continuation: CheckedContinuation<ContinuousClock.Instant?, Never>
}

/// Someone whose waiting is over.
struct WokenWaiter {
    let waiter: ScreenWaiter
    /// Nil when it is never so.
    let seen: ContinuousClock.Instant?

    func wake() { waiter.continuation.resume(returning: seen) }
}
