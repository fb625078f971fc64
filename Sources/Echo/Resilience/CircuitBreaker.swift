public import EchoConcurrency

/// Leaves a server alone that fails again and again: it recovers sooner, and nobody waits for nothing.
///
/// Only the server's own faults count: 5xx and connections that are not made or break. An answer that declines (4xx)
/// shows a server in good health.
public struct CircuitBreaker: Sendable, Hashable {
    /// Faults in a row that open it. With two retries per request, the second request that fails reaches it.
    public var threshold: Int
    /// How long it stays open; each failed probe doubles it.
    public var pause: Backoff

    public enum Outcome: Sendable, Hashable {
        case healthy
        case fault
        /// Nobody knows: the request was cancelled.
        case unknown
    }

    /// Belongs to one request; its outcome is reported with it.
    public struct Ticket: Sendable, Hashable {
        fileprivate let period: Int
    }

    public enum Decision: Sendable, Hashable {
        case send(Ticket)
        case refuse(retryAfter: Duration)
    }

    private enum State: Hashable {
        case closed(faults: Int)
        case open(until: ContinuousClock.Instant)
        case probing
    }

    private var state = State.closed(faults: 0)
    /// Grows with every change of state: what was sent before it says nothing about now.
    private var period = 0
    private var openings = 0

    /// A restart takes a few seconds, an outage minutes.
    public static let standardPause = Backoff(
        limit: .max, first: .seconds(5), ceiling: .seconds(60), jitter: 1.0...1.0)

    public init(threshold: Int = 5, pause: Backoff = Self.standardPause) {
        (self.threshold, self.pause) = (threshold, pause)
    }

    /// One probe is let through when the pause is over, and nothing else until its outcome is known.
    public mutating func admit(now: ContinuousClock.Instant) -> Decision {
        switch state {
        case .closed: return .send(Ticket(period: period))
        case .open(let end) where now < end: return .refuse(retryAfter: end - now)
        case .open:
            move(to: .probing)
            return .send(Ticket(period: period))
        case .probing: return .refuse(retryAfter: pause.first)
        }
    }

    public mutating func report(_ outcome: Outcome, _ ticket: Ticket, now: ContinuousClock.Instant) {
        guard ticket.period == period else { return }
        switch (state, outcome) {
        case (.closed, .healthy): state = .closed(faults: 0)
        case (.closed(let faults), .fault) where faults + 1 < threshold: state = .closed(faults: faults + 1)
        case (.closed, .fault), (.probing, .fault): open(now)
        case (.probing, .healthy):
            openings = 0
            move(to: .closed(faults: 0))
        // The next request is the probe.
        case (.probing, .unknown): move(to: .open(until: now))
        case (.closed, .unknown), (.open, _): break
        }
    }

    /// A person wants to try now: the next request is the probe.
    public mutating func impatient(now: ContinuousClock.Instant) {
        if case .open = state { move(to: .open(until: now)) }
    }

    static func outcome(of error: EchoError) -> Outcome {
        switch error {
        case .unreachable, .connectionTimedOut, .answerTimedOut: .fault
        case .connectionLost(let code, _): code == EchoError.ownWish ? .unknown : .fault
        default: .unknown
        }
    }

    static func outcome(status: Int) -> Outcome { status >= 500 ? .fault : .healthy }

    private mutating func open(_ now: ContinuousClock.Instant) {
        openings += 1
        move(to: .open(until: now + pause.delay(forAttempt: openings, random: 1)))
    }

    private mutating func move(to next: State) {
        state = next
        period += 1
    }
}
