/// Notices that a device which should move does not.
struct ProgressWatch: Sendable {
    /// No sound server needs a second for a period.
    static let patience: Duration = .seconds(1)

    private var position = 0
    private var movedAt: ContinuousClock.Instant

    init(at now: ContinuousClock.Instant) { movedAt = now }

    /// - Parameters:
    ///   - position: frames that went through the device so far.
    ///   - isExpected: whether it has any reason to move.
    /// - Returns: whether it stands still for too long.
    mutating func isStalled(position: Int, isExpected: Bool, at now: ContinuousClock.Instant) -> Bool {
        if position != self.position || !isExpected {
            self.position = position
            movedAt = now
        }
        return now - movedAt > Self.patience
    }
}
