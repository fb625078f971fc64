import Foundation
import PhoneBridge
import Testing

@Suite struct `The ledger of a day` {
    private let call = UUID()

    private func makeSUT() throws -> CallLedger {
        CallLedger(timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    }

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test func `counts calls, their time while they run and after, and dollars`() throws {
        var ledger = try makeSUT()
        let start = try date("2026-11-25T12:00:00Z")
        ledger.begin(call, at: start)
        ledger.begin(call, at: start)
        ledger.spend(1.25, at: start)
        ledger.failPIN(at: start)
        var usage = ledger.usage(at: start + 90)
        #expect((usage.active, usage.calls, usage.talked, usage.dollars) == (1, 1, .seconds(90), 1.25))
        ledger.end(call, at: start + 120)
        ledger.end(call, at: start + 500)
        usage = ledger.usage(at: start + 900)
        #expect((usage.active, usage.calls, usage.talked, usage.failedPINs) == (0, 1, .seconds(120), 1))
    }

    @Test func `begins anew at midnight, where a running call leaves what lies before it`() throws {
        var ledger = try makeSUT()
        let midnight = try date("2026-11-25T23:00:00Z")
        ledger.begin(call, at: midnight - 600)
        ledger.spend(3, at: midnight - 300)
        let usage = ledger.usage(at: midnight + 60)
        #expect((usage.active, usage.calls, usage.talked, usage.dollars) == (1, 0, .seconds(60), 0))
        ledger.end(call, at: midnight + 120)
        #expect(ledger.usage(at: midnight + 180).talked == .seconds(120))
        #expect(ledger.usage(at: midnight + 86_400).talked == .zero)
    }

    @Test func `counts what others used beside its own, each once`() throws {
        var ledger = try makeSUT()
        let start = try date("2026-11-25T12:00:00Z")
        ledger.begin(call, at: start)
        ledger.spend(1, at: start)
        var all = CallUsage()
        (all.calls, all.talked, all.dollars) = (3, .seconds(600), 2.5)
        ledger.count(all: all, at: start + 60)
        var usage = ledger.usage(at: start + 60)
        #expect((usage.active, usage.calls, usage.talked, usage.dollars) == (1, 3, .seconds(600), 2.5))
        // Its own goes on meanwhile.
        ledger.spend(1, at: start + 90)
        usage = ledger.usage(at: start + 90)
        #expect((usage.talked, usage.dollars) == (.seconds(630), 3.5))
        // What was written down later than it happened takes nothing of its own away.
        ledger.count(all: CallUsage(), at: start + 120)
        usage = ledger.usage(at: start + 120)
        #expect((usage.calls, usage.talked, usage.dollars) == (1, .seconds(120), 2))
        ledger.count(all: all, at: start + 120)
        #expect(ledger.usage(at: try date("2026-11-25T23:30:00Z")).dollars == 0)
    }

    @Test func `a clock that is set back gives nothing back`() throws {
        var ledger = try makeSUT()
        let now = try date("2026-11-25T12:00:00Z")
        ledger.spend(3, at: now)
        #expect(ledger.usage(at: now - 100_000).dollars == 3)
        ledger.begin(call, at: now)
        ledger.end(call, at: now - 50)
        #expect(ledger.usage(at: now).talked == .zero)
    }

    @Test func `goes on with what was counted before`() throws {
        var ledger = try makeSUT()
        let now = try date("2026-11-25T12:00:00Z")
        var earlier = CallUsage()
        (earlier.calls, earlier.talked, earlier.dollars) = (7, .seconds(70), 2)
        ledger.count(all: earlier, at: now)
        ledger.spend(1, at: now)
        let usage = ledger.usage(at: now)
        #expect((usage.calls, usage.talked, usage.dollars) == (7, .seconds(70), 3))
    }
}
