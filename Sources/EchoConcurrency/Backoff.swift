/// How long to wait before trying again: longer each time, and not every client at the same moment.
struct Backoff: Sendable, Hashable {
    /// How many times it is tried again.
    var limit: Int
    /// The wait before the first new attempt; each further one is twice as long …
    var first = Duration.milliseconds(500)
    /// … but never longer than this.
    var ceiling = Duration.seconds(8)
    /// What a wait is multiplied with, drawn by chance.
    var jitter: ClosedRange<Double> = 0.75...1.0

    /// For a request that failed: what the vendor's own clients do.
    static let request = Backoff(limit: 2)

    /// For a connection that broke. Many break at once when a server ends: they come back spread over as long as they wait.
    static func connection(limit: Int) -> Backoff { Backoff(limit: max(1, limit), jitter: 0.5...1.5) }

    /// - Parameters:
    ///   - attempt: the attempt that comes next, from 1.
    ///   - random: from 0 up to 1.
    func delay(forAttempt attempt: Int, random: Double) -> Duration {
        // Nothing stays below the ceiling that long, and the multiplication must not overflow.
        let doublings = min(max(attempt - 1, 0), 30)
        let whole = min(first * (1 << doublings), ceiling)
        return whole * (jitter.lowerBound + (jitter.upperBound - jitter.lowerBound) * min(max(random, 0), 1))
    }
}
