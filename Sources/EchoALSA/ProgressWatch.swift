/// Notices that something which should move does not.
///
/// Only time in which it was looked at counts: while the whole machine sleeps or the thread gets no turn, nothing else
/// moves either.
struct ProgressWatch<Position: Equatable & Sendable>: Sendable {
    /// Looks are closer together than this, unless nobody could look.
    static var longestLook: Duration { .milliseconds(250) }

    private let patience: Duration
    private var position: Position?
    private var lookedAt: ContinuousClock.Instant
    private var stood = Duration.zero

    /// - Parameter patience: no sound server needs a second for a period.
    init(at now: ContinuousClock.Instant, patience: Duration = .seconds(1)) {
        lookedAt = now
        self.patience = patience
    }

    /// - Parameters:
    ///   - position: how far it is.
    ///   - isExpected: whether it has any reason to move.
    /// - Returns: whether it stands still for too long.
    mutating func isStalled(position: Position, isExpected: Bool, at now: ContinuousClock.Instant) -> Bool {
        stood += min(max(.zero, now - lookedAt), Self.longestLook)
        lookedAt = now
        if position != self.position || !isExpected {
            self.position = position
            stood = .zero
        }
        return stood > patience
    }
}
