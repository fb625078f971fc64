import Synchronization

/// When something was so for the first time.
final class OneInstant: Sendable {
    private let first = Mutex<Duration?>(nil)

    /// - Returns: the first that was ever set.
    func set(_ time: Duration) -> Duration {
        first.withLock { first in
            let known = first ?? time
            first = known
            return known
        }
    }
}
