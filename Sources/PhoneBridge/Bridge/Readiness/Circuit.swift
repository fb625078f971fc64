import Echo
import Synchronization

/// Leaves a part that calls depend on alone when it fails again and again, whichever call asks: nobody waits for nothing.
final class Circuit: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Leave to ask once; what became of it is reported once.
    struct Pass: Sendable {
        fileprivate let circuit: Circuit
        fileprivate let ticket: CircuitBreaker.Ticket

        /// What is reported later than something else changes nothing.
        func report(_ outcome: CircuitBreaker.Outcome) {
            circuit.breaker.withLock { $0.report(outcome, ticket, now: circuit.now()) }
        }
    }

    private let breaker: Mutex<CircuitBreaker>
    private let now: @Sendable () -> Instant

    init(_ breaker: CircuitBreaker = CircuitBreaker(), now: @escaping @Sendable () -> Instant = { .now }) {
        self.breaker = Mutex(breaker)
        self.now = now
    }

    /// - Returns: how long it is left alone, where it is.
    func enter() -> Result<Pass, Suspended> {
        switch breaker.withLock({ $0.admit(now: now()) }) {
        case .send(let ticket): .success(Pass(circuit: self, ticket: ticket))
        case .refuse(let pause): .failure(Suspended(retryAfter: pause))
        }
    }

    struct Suspended: Error, Sendable, Hashable {
        let retryAfter: Duration
    }

    /// It was seen to be there: the next one may ask.
    func recover() { breaker.withLock { $0.impatient(now: now()) } }

    /// Whether nobody may ask just now.
    var isOpen: Bool {
        breaker.withLock { breaker in
            var asked = breaker
            if case .refuse = asked.admit(now: now()) { return true }
            return false
        }
    }
}

extension CircuitBreaker.Outcome {
    /// Of a call that asked the assistant's server for a conversation.
    init(_ error: EchoError) {
        switch error {
        case .rejected(let status, _): self = status >= 500 ? .fault : .healthy
        default: self = error.isUnreached ? .fault : .unknown
        }
    }

    /// Of a call that Twilio was asked to place.
    init(_ error: PhoneLineError) {
        switch error {
        case .unreachable, .unanswered: self = .fault
        case .refused(500..<600, _): self = .fault
        default: self = .healthy
        }
    }
}
