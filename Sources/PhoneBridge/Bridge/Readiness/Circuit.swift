import Echo
import EchoConcurrency
import Synchronization

/// Leaves a part that calls depend on alone when it fails again and again, whichever call asks: nobody waits for nothing.
final class Circuit: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Leave to ask once; what became of it is reported once.
    struct Pass: Sendable {
        fileprivate let circuit: Circuit
        fileprivate let ticket: CircuitBreaker.Ticket

        /// What is reported later than something else changes nothing.
        func report(_ outcome: CircuitBreaker.Outcome) { circuit.report(outcome, ticket) }
    }

    /// Is told that the part is left alone from now on, and once that it is not any more; it must not wait.
    typealias Listener = @Sendable (_ isLeftAlone: Bool) -> Void

    private struct State {
        var breaker: CircuitBreaker
        var isLeftAlone = false
        var listener: Listener?
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> Instant

    init(_ breaker: CircuitBreaker = CircuitBreaker(), now: @escaping @Sendable () -> Instant = { .now }) {
        state = Mutex(State(breaker: breaker))
        self.now = now
    }

    /// One listener, which takes the place of the one before.
    func listen(_ listener: @escaping Listener) { state.withLock { $0.listener = listener } }

    /// - Returns: how long it is left alone, where it is.
    func enter() -> Result<Pass, Suspended> {
        switch state.withLock({ $0.breaker.admit(now: now()) }) {
        case .send(let ticket): .success(Pass(circuit: self, ticket: ticket))
        case .refuse(let pause): .failure(Suspended(retryAfter: pause))
        }
    }

    struct Suspended: Error, Sendable, Hashable {
        let retryAfter: Duration
    }

    /// It was seen to be there: the next one may ask.
    func recover() { state.withLock { $0.breaker.impatient(now: now()) } }

    /// Whether nobody may ask just now.
    var isOpen: Bool { state.withLock { Self.isOpen($0.breaker, now()) } }

    private static func isOpen(_ breaker: CircuitBreaker, _ now: Instant) -> Bool {
        var asked = breaker
        if case .refuse = asked.admit(now: now) { return true }
        return false
    }

    private func report(_ outcome: CircuitBreaker.Outcome, _ ticket: CircuitBreaker.Ticket) {
        let now = now()
        let (listener, isOpen) = state.withLock { state -> (Listener?, Bool) in
            let before = state.breaker
            state.breaker.report(outcome, ticket, now: now)
            let isOpen = Self.isOpen(state.breaker, now)
            let isNews = state.breaker != before && outcome != .unknown && isOpen != state.isLeftAlone
            guard isNews else { return (nil, isOpen) }
            state.isLeftAlone = isOpen
            return (state.listener, isOpen)
        }
        listener?(isOpen)
    }
}

/// A notice about a part that calls depend on. Each is given once.
public struct CircuitNotice: Sendable, Hashable {
    public let part: BridgeReadiness.Part
    /// It failed again and again; false where it is back.
    public let isLeftAlone: Bool
}

extension CircuitBreaker {
    /// A database of one's own is back in seconds, and what happens in calls waits for it.
    static var ofStore: CircuitBreaker {
        CircuitBreaker(pause: Backoff(limit: .max, first: .seconds(1), ceiling: .seconds(5), jitter: 1...1))
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
