/// Says when to draw: at once after a pause, then at most 60 times a second. Keys may run ahead a little, so that typing
/// is seen at once also while an answer streams; the frames after them pay it back.
struct FramePacer: Sendable {
    static let interval = Duration.nanoseconds(1_000_000_000 / 60)
    /// How many frames keys may borrow.
    static let credit = 4

    private var next: ContinuousClock.Instant?

    /// nil: now. Otherwise when.
    func due(at now: ContinuousClock.Instant, isUrgent: Bool) -> ContinuousClock.Instant? {
        guard let next else { return nil }
        let early = isUrgent ? next - Self.interval * Self.credit : next
        return early > now ? early : nil
    }

    mutating func drew(at now: ContinuousClock.Instant) {
        next = max(next ?? now, now) + Self.interval
    }
}
