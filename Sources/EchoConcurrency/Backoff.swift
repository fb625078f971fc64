/// How long to wait before trying again: longer each time, and not every client at the same moment.
public struct Backoff: Sendable, Hashable {
    /// How many times it is tried again.
    public var limit: Int
    /// The wait before the first new attempt; each further one is twice as long …
    public var first: Duration
    /// … but never longer than this.
    public var ceiling: Duration
    /// The random factor of a wait.
    public var jitter: ClosedRange<Double>

    public init(
        limit: Int, first: Duration = .milliseconds(500), ceiling: Duration = .seconds(8),
        jitter: ClosedRange<Double> = 0.75...1.0
    ) {
        (self.limit, self.first, self.ceiling, self.jitter) = (limit, first, ceiling, jitter)
    }

    /// - Parameters:
    ///   - attempt: the attempt that comes next, from 1.
    ///   - random: from 0 up to 1.
    public func delay(forAttempt attempt: Int, random: Double) -> Duration {
        // Nothing stays below the ceiling that long, and the multiplication must not overflow.
        let doublings = min(max(attempt - 1, 0), 30)
        let whole = min(first * (1 << doublings), ceiling)
        return whole * (jitter.lowerBound + (jitter.upperBound - jitter.lowerBound) * min(max(random, 0), 1))
    }
}
