/// Someone who waits until the screen is so.
struct ScreenWaiter {
    enum Verdict { case seen, notYet, never }

    typealias Check = @Sendable (VirtualTerminal, ExitStatus?) -> Verdict

    let id: Int
    let deadline: ContinuousClock.Instant
    let check: Check
    let continuation: CheckedContinuation<ContinuousClock.Instant?, Never>
}
