/// How often something may be done: so many times at once, and so many a second in the long run.
public struct TokenBucket: Sendable, Hashable {
    public typealias Instant = ContinuousClock.Instant

    private let perSecond: Double
    private let burst: Double
    private var tokens: Double
    /// When it was last asked.
    public private(set) var filled: Instant

    /// It is full to begin with.
    ///
    /// - Parameter burst: once at least.
    public init(perSecond: Double, burst: Double, at now: Instant) {
        (self.perSecond, self.burst, filled) = (perSecond, max(1, burst), now)
        tokens = self.burst
    }

    /// Nil when it may be done now, else how long that has to wait.
    public mutating func take(at now: Instant) -> Duration? {
        tokens = min(burst, tokens + max(0, (now - filled) / .seconds(1)) * perSecond)
        filled = now
        guard tokens < 1 else {
            tokens -= 1
            return nil
        }
        return .seconds((1 - tokens) / perSecond)
    }
}
