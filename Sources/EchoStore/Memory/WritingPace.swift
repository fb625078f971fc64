/// When changes are written.
public struct WritingPace: Sendable, Hashable {
    /// How long a change waits for others at most.
    public var delay = Duration.milliseconds(250)
    /// Changes in one transaction at most; so many do not wait.
    public var batch = 500
    /// Changes that wait at most while they cannot be written.
    public var mostWaiting = 20_000
    /// The wait after the first failure; each one doubles it.
    public var firstRetry = Duration.milliseconds(500)
    public var longestRetry = Duration.seconds(30)

    public init() {}

    func retry(after failures: Int) -> Duration {
        min(longestRetry, firstRetry * (1 << min(max(failures - 1, 0), 20)))
    }
}
