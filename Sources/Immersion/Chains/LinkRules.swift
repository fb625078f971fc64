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

    public enum Turn: Sendable, Hashable {
        case now
        case wait(Duration)
        case pass(ProviderError)
    }

    public enum Step: Sendable, Hashable {
        case again(after: Duration)
        case nextLink
    }

    private let limits: LinkLimits
    private var breaker: CircuitBreaker
    private var allowance: Allowance

    public init(_ limits: LinkLimits, now: Instant) {
        self.limits = limits
        breaker = CircuitBreaker(threshold: limits.failures, pause: Self.pause(limits.rest))
        allowance = Allowance(
            second: TokenBucket(perSecond: limits.perSecond, burst: limits.burst, at: now),
            day: limits.perDay.map { TokenBucket(perSecond: $0 / 86_400, burst: $0, at: now) })
    }

    /// How many more requests there may be now, and within a day.
    private struct Allowance: Sendable {
        var second: TokenBucket
        var day: TokenBucket?
    }

    private static func pause(_ rest: Duration) -> Backoff {
        Backoff(limit: .max, first: rest, ceiling: rest, jitter: 1...1)
    }

    /// A request begins. A ticket comes back with `report`, once for all its attempts, whatever happened.
    public mutating func admit(now: Instant) -> Admission {
        // Whoever has to wait must not hold the probe of a breaker meanwhile.
        var taken = allowance
        switch Self.turn(&taken, limits, now) {
        case .wait(let wait): return .wait(wait)
        case .pass(let error): return .pass(error)
        case .now: break
        }
        switch breaker.admit(now: now) {
        case .refuse(let wait): return .pass(.resting(wait: wait))
        case .send(let ticket):
            allowance = taken
            return .go(ticket)
        }
    }

    /// Another attempt of a request that was admitted.
    public mutating func again(now: Instant) -> Turn { Self.turn(&allowance, limits, now) }

    private static func turn(_ allowance: inout Allowance, _ limits: LinkLimits, _ now: Instant) -> Turn {
        var taken = allowance
        if let wait = taken.day?.take(at: now) { return .pass(.busy(wait: wait)) }
        guard let wait = taken.second.take(at: now) else {
            allowance = taken
            return .now
        }
        return wait <= limits.patience ? .wait(wait) : .pass(.busy(wait: wait))
    }

    /// How long it is left alone; nil where it is asked.
    public func rest(now: Instant) -> Duration? {
        var asked = breaker
        guard case .refuse(let wait) = asked.admit(now: now) else { return nil }
        return wait
    }

    /// - Parameter error: what a request came to, after all its attempts; nil for an answer.
    public mutating func report(_ error: ProviderError?, _ ticket: CircuitBreaker.Ticket, now: Instant) {
        let outcome: CircuitBreaker.Outcome =
            switch error {
            case nil: .healthy
            case .cancelled?, .budgetSpent?, .busy?: .unknown
            case let error?: error.isFault ? .fault : .healthy
            }
        breaker.pause = Self.pause(error?.askedWait ?? limits.rest)
        breaker.report(outcome, ticket, now: now)
    }

    /// - Parameters:
    ///   - attempt: how many were made, this one included.
    ///   - isLast: nobody else can be asked.
    ///   - random: from 0 up to 1.
    public func step(after error: ProviderError, attempt: Int, isLast: Bool, random: Double) -> Step {
        guard error.isPassing, attempt < limits.attempts else { return .nextLink }
        guard case .rateLimited(let asked) = error else {
            return .again(after: limits.backoff.delay(forAttempt: attempt, random: random))
        }
        // A provider that is asked too often is not asked again while another one is there.
        guard isLast else { return .nextLink }
        guard let asked else { return .again(after: limits.backoff.delay(forAttempt: attempt, random: random)) }
        return asked <= limits.longestAskedWait ? .again(after: asked) : .nextLink
    }
}
