import EchoConcurrency
import Synchronization

/// Attempts to connect to a server: after one that failed, there is none for a while, whichever connection wants it.
final class PostgresAttempts: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct State {
        /// One after the other.
        var failures = 0
        var lastFailure: Instant?
        /// When the next one may be made.
        var notBefore: Instant?
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Instant

    init(now: @escaping @Sendable () -> Instant = { .now }) { self.now = now }

    /// - Returns: when it began; nil where none may be made.
    func begin() -> Instant? {
        let now = now()
        return state.withLock { state in
            guard state.notBefore.map({ now >= $0 }) ?? true else { return nil }
            return now
        }
    }

    func succeed() { state.withLock { $0 = State() } }

    /// Those that were made at the same time count as one.
    func fail(_ beginning: Instant) {
        let now = now()
        state.withLock { state in
            guard state.lastFailure.map({ beginning >= $0 }) ?? true else { return }
            state.failures += 1
            state.lastFailure = now
            state.notBefore = now + Backoff.store.delay(forAttempt: state.failures, random: 1)
        }
    }
}
