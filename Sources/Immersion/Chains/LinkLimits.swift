public import EchoConcurrency

/// How long, how often and how many times a provider is asked.
public struct LinkLimits: Sendable, Hashable {
    /// For one attempt, its answer's body included.
    public var timeout: Duration
    /// In all, the first included.
    public var attempts: Int
    /// 1 s before the second attempt, twice as long before each further one, 32 s at most.
    public var backoff: Backoff
    /// A server that wants a longer wait is passed over.
    public var longestAskedWait: Duration
    /// Requests a second in the long run, and so many at once.
    public var perSecond: Double
    public var burst: Double
    /// Requests a day, in this program alone; nil for what runs on this machine.
    package var perDay: Double?
    /// How long is waited for our own limit before the next provider is asked.
    public var patience: Duration
    /// Requests in a row that came to nothing, after which it is left alone, and for how long where it does not say so itself.
    public var failures: Int
    public var rest: Duration

    public init(
        timeout: Duration = .seconds(10), attempts: Int = 3,
        backoff: Backoff = Backoff(limit: .max, first: .seconds(1), ceiling: .seconds(32), jitter: 1...1),
        longestAskedWait: Duration = .seconds(32), perSecond: Double = 5, burst: Double = 10,
        patience: Duration = .seconds(2), failures: Int = 5, rest: Duration = .seconds(60)
    ) {
        (self.timeout, self.attempts, self.backoff) = (timeout, max(1, attempts), backoff)
        (self.longestAskedWait, self.perSecond, self.burst) = (longestAskedWait, max(0.001, perSecond), burst)
        (self.patience, self.failures, self.rest) = (patience, max(1, failures), rest)
    }
}
