import EchoConcurrency
import Testing

@testable import PhoneBridge

@Suite struct `Connections to a database` {
    @Test func `are taken by who comes first, and no more than there are`() {
        var seats = PostgresSeats(2, mostWaiting: 8)
        #expect(seats.ask(1) == .seat(0))
        #expect(seats.ask(2) == .seat(1))
        #expect(seats.ask(3) == .wait)
        #expect(seats.ask(4) == .wait)
        #expect(seats.leave(1) == 3)
        #expect(seats.leave(0) == 4)
        #expect(seats.leave(0) == nil)
        #expect(seats.leave(1) == nil)
    }

    @Test func `are as few as are needed: the one that was used last is used again`() {
        var seats = PostgresSeats(4, mostWaiting: 8)
        for visitor in 0..<10 {
            #expect(seats.ask(visitor) == .seat(0))
            #expect(seats.leave(0) == nil)
        }
    }

    @Test func `are not given to who waits no more`() {
        var seats = PostgresSeats(1, mostWaiting: 8)
        #expect(seats.ask(1) == .seat(0))
        #expect(seats.ask(2) == .wait)
        #expect(seats.ask(3) == .wait)
        seats.giveUp(2)
        #expect(seats.leave(0) == 3)
        #expect(seats.leave(0) == nil)
        #expect(seats.ask(4) == .seat(0))
    }

    @Test func `are not waited for by more than can be served in time`() {
        var seats = PostgresSeats(1, mostWaiting: 2)
        #expect((1...4).map { seats.ask($0) } == [.seat(0), .wait, .wait, .full])
        seats.giveUp(3)
        #expect(seats.ask(5) == .wait)
    }

    @Test func `are made anew at growing distances, whichever was lost, and those made at once count as one`() {
        let clock = ManualInstant()
        let attempts = PostgresAttempts { clock.now }
        let first = [attempts.begin(), attempts.begin(), attempts.begin()].compactMap(\.self)
        #expect(first.count == 3)
        clock.advance(by: .milliseconds(10))
        first.forEach { attempts.fail($0) }
        #expect(attempts.begin() == nil)
        clock.advance(by: Backoff.store.delay(forAttempt: 1, random: 1))
        guard let second = attempts.begin() else {
            Issue.record("Three at once were counted as three.")
            return
        }
        attempts.fail(second)
        clock.advance(by: Backoff.store.delay(forAttempt: 1, random: 1))
        #expect(attempts.begin() == nil)
        attempts.succeed()
        #expect(attempts.begin() != nil)
    }
}
