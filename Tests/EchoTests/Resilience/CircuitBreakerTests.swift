import Testing

@testable import Echo

@Suite struct `A server that fails again and again is left alone` {
    private let start = ContinuousClock.now

    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    /// A breaker that has just seen `faults` in a row.
    private func breaker(faults: Int) throws -> CircuitBreaker {
        var breaker = CircuitBreaker()
        for _ in 0..<faults { breaker.report(.fault, try #require(ticket(&breaker, start)), now: start) }
        return breaker
    }

    private func ticket(_ breaker: inout CircuitBreaker, _ now: ContinuousClock.Instant) -> CircuitBreaker.Ticket? {
        guard case .send(let ticket) = breaker.admit(now: now) else { return nil }
        return ticket
    }

    @Test func `after five faults in a row, for five seconds`() throws {
        var healthy = try breaker(faults: 4)
        #expect(ticket(&healthy, start) != nil)
        var breaker = try breaker(faults: 5)
        #expect(breaker.admit(now: start) == .refuse(retryAfter: .seconds(5)))
        #expect(breaker.admit(now: after(4)) == .refuse(retryAfter: .seconds(1)))
    }

    @Test func `not after faults between which it answered`() throws {
        var breaker = CircuitBreaker()
        for _ in 0..<20 {
            for outcome in [CircuitBreaker.Outcome.fault, .fault, .fault, .fault, .healthy] {
                breaker.report(outcome, try #require(ticket(&breaker, start)), now: start)
            }
        }
    }

    @Test func `then one probe goes, and only one`() throws {
        var breaker = try breaker(faults: 5)
        let probe = try #require(ticket(&breaker, after(5)))
        for _ in 0..<10 { #expect(ticket(&breaker, after(5)) == nil) }
        breaker.report(.healthy, probe, now: after(6))
        for _ in 0..<10 { #expect(ticket(&breaker, after(6)) != nil) }
    }

    @Test func `a probe that fails doubles the pause, up to a minute, until one succeeds`() throws {
        var breaker = try breaker(faults: 5)
        var now = start
        for pause in [5.0, 10, 20, 40, 60, 60] {
            #expect(breaker.admit(now: now) == .refuse(retryAfter: .seconds(pause)))
            now += .seconds(pause)
            breaker.report(.fault, try #require(ticket(&breaker, now)), now: now)
        }
        now += .seconds(60)
        breaker.report(.healthy, try #require(ticket(&breaker, now)), now: now)
        for _ in 0..<5 { breaker.report(.fault, try #require(ticket(&breaker, now)), now: now) }
        #expect(breaker.admit(now: now) == .refuse(retryAfter: .seconds(5)))
    }

    @Test func `a probe that was cancelled makes room for the next`() throws {
        var breaker = try breaker(faults: 5)
        breaker.report(.unknown, try #require(ticket(&breaker, after(5))), now: after(6))
        #expect(ticket(&breaker, after(6)) != nil)
        #expect(ticket(&breaker, after(6)) == nil)
    }

    @Test func `what was sent before says nothing about now`() throws {
        var breaker = CircuitBreaker()
        let old = try #require(ticket(&breaker, start))
        for _ in 0..<5 { breaker.report(.fault, try #require(ticket(&breaker, start)), now: start) }
        breaker.report(.healthy, old, now: after(1))
        #expect(ticket(&breaker, after(1)) == nil)
        _ = try #require(ticket(&breaker, after(5)))
        breaker.report(.healthy, old, now: after(5))
        #expect(ticket(&breaker, after(5)) == nil)
    }

    @Test func `a person who is impatient may try at once`() throws {
        var breaker = try breaker(faults: 5)
        breaker.impatient(now: after(1))
        #expect(ticket(&breaker, after(1)) != nil)
        #expect(ticket(&breaker, after(1)) == nil)
    }

    @Test(arguments: [
        (200, CircuitBreaker.Outcome.healthy), (400, .healthy), (401, .healthy), (404, .healthy), (429, .healthy),
        (500, .fault), (503, .fault), (529, .fault),
    ])
    func `only the server's own faults count`(status: Int, outcome: CircuitBreaker.Outcome) {
        #expect(CircuitBreaker.outcome(status: status) == outcome)
    }

    @Test(arguments: [
        (EchoError.unreachable(host: "h", reason: ""), CircuitBreaker.Outcome.fault),
        (.connectionTimedOut(host: "h"), .fault), (.connectionLost(code: 1006, reason: ""), .fault),
        (.connectionLost(code: 1000, reason: ""), .unknown), (.invalidKey, .unknown),
    ])
    func `and connections that break`(error: EchoError, outcome: CircuitBreaker.Outcome) {
        #expect(CircuitBreaker.outcome(of: error) == outcome)
    }
}
