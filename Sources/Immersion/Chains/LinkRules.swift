public import Echo
import EchoConcurrency

/// Decides for one provider whether it is asked now, and what follows a failure.
public struct LinkRules: Sendable {
    public typealias Instant = ContinuousClock.Instant

    public enum Admission: Sendable, Hashable {
        case go(CircuitBreaker.Ticket)
        /// Our own limit; it is asked again behind that.
        case wait(Duration)
        case pass(ProviderError)
    }

    public enum Step: Sendable, Hashable {
        case again(after: Duration)
        case nextLink
    }

    private let limits: LinkLimits
    private var breaker: CircuitBreaker
    private var bucket: TokenBucket

    public init(_ limits: LinkLimits, now: Instant) {
        self.limits = limits
        breaker = CircuitBreaker(
            threshold: limits.failures,
            pause: Backoff(limit: .max, first: limits.rest, ceiling: limits.rest, jitter: 1...1))
        bucket = TokenBucket(perSecond: limits.perSecond, burst: limits.burst, at: now)
    }

    /// A ticket comes back with `report`, whatever happened.
    public mutating func admit(now: Instant) -> Admission {
        // Whoever has to wait must not hold the probe of a breaker meanwhile.
        var taken = bucket
        if let wait = taken.take(at: now) { return wait <= limits.patience ? .wait(wait) : .pass(.busy(wait: wait)) }
        switch breaker.admit(now: now) {
        case .refuse(let wait): return .pass(.resting(wait: wait))
        case .send(let ticket):
            bucket = taken
            return .go(ticket)
        }
    }

    /// - Parameter error: nil for an answer.
    public mutating func report(_ error: ProviderError?, _ ticket: CircuitBreaker.Ticket, now: Instant) {
        let outcome: CircuitBreaker.Outcome =
            switch error {
            case nil: .healthy
            case .cancelled?: .unknown
            case let error?: error.isFault ? .fault : .healthy
            }
        breaker.report(outcome, ticket, now: now)
    }

    /// - Parameters:
    ///   - attempt: how many were made, this one included.
    ///   - isPaid: what may have been charged is not asked for a second time.
    ///   - random: from 0 up to 1.
    public func step(after error: ProviderError, attempt: Int, isPaid: Bool, random: Double) -> Step {
        guard error.isPassing, attempt < limits.attempts, !(isPaid && error.mayHaveBeenDone),
            limits.repeatsTimeouts || error != .timedOut
        else { return .nextLink }
        guard case .rateLimited(let asked?) = error else {
            return .again(after: limits.backoff.delay(forAttempt: attempt, random: random))
        }
        return asked <= limits.longestAskedWait ? .again(after: asked) : .nextLink
    }
}
