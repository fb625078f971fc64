/// The rest of one limit: spent by requests, refilled continuously.
struct RemainingLimit: Sendable, Hashable {
    private(set) var limit: Double
    private var level: Double
    private var perSecond: Double
    private var seen: ContinuousClock.Instant

    /// Full, and refilled in a minute: how limits are published.
    init(limit: Int, now: ContinuousClock.Instant) {
        self.limit = Double(max(limit, 1))
        level = self.limit
        perSecond = self.limit / 60
        seen = now
    }

    func level(at now: ContinuousClock.Instant) -> Double {
        min(limit, level + max(0, (now - seen) / .seconds(1)) * perSecond)
    }

    /// How long until `amount` can be spent. What is larger than the whole limit waits for a full bucket.
    func wait(for amount: Double, now: ContinuousClock.Instant) -> Duration {
        let missing = min(amount, limit) - level(at: now)
        return missing > 0 ? .seconds(missing / perSecond) : .zero
    }

    mutating func spend(_ amount: Double, now: ContinuousClock.Instant) {
        level = level(at: now) - amount
        seen = now
    }

    /// The server tells how it counts.
    /// - Parameter reserved: what was sent and is surely not counted yet.
    mutating func learn(_ status: RateLimitStatus, reserved: Double, now: ContinuousClock.Instant) {
        if let limit = status.limit, limit > 0, Double(limit) != self.limit {
            perSecond *= Double(limit) / self.limit
            self.limit = Double(limit)
        }
        guard let remaining = status.remaining.map(Double.init) else { return }
        if let reset = status.reset, reset > .zero, remaining < limit {
            perSecond = (limit - remaining) / (reset / .seconds(1))
        }
        level = min(remaining, limit) - reserved
        seen = now
    }
}
