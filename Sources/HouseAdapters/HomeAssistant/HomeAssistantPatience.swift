public import EchoConcurrency

/// How long a Home Assistant is waited for, and how often it is asked.
public struct HomeAssistantPatience: Sendable, Hashable {
    /// For the answer to an order: ours; the slowest ordinary ones take some seconds.
    public var answer = Duration.seconds(10)
    /// Between two questions whether it is still there.
    public var tick = Duration.seconds(15)
    /// Between two questions whether it has been started.
    public var start = Duration.milliseconds(500)
    /// Until what there is has settled, after something was added or renamed.
    public var settling = Duration.milliseconds(200)
    /// Between two attempts to connect; a restart takes some seconds.
    public var reconnection = Backoff(limit: .max, ceiling: .seconds(15))

    /// Between two questions whether another token is stored, once the last one was refused.
    public var token = Duration.seconds(10)

    public init() {}
}
