import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `Calls that were placed and have no sound here` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)
    private let call = PhoneLineCall(id: "CA1", from: "+12015550100", to: "+12015550123", direction: .outbound)

    private func makeSUT(hasOthers: Bool = true) -> PlacedCalls {
        var calls = PlacedCalls(hasOthers: hasOthers)
        #expect(calls.place(call, at: start) == .told(call, .queued))
        return calls
    }

    @Test func `ring once`() {
        var calls = makeSUT()
        #expect(calls.report(.initiated, of: "CA1", at: start) == nil)
        #expect(calls.report(.ringing, of: "CA1", at: start) == .told(call, .ringing))
        #expect(calls.report(.ringing, of: "CA1", at: start) == nil)
        #expect(calls.list.map(\.1) == [.ringing])
        #expect(calls.report(.ringing, of: "CA2", at: start) == nil)
    }

    @Test(arguments: [CallStatus.busy, .noAnswer, .failed, .canceled])
    func `come to nothing once`(status: CallStatus) {
        var calls = makeSUT()
        #expect(calls.report(status, of: "CA1", at: start) == .notReached(call, status))
        #expect(calls.report(status, of: "CA1", at: start) == nil)
        #expect(calls.list.isEmpty)
    }

    @Test func `are none of them as soon as they have it`() {
        var calls = makeSUT()
        calls.begin("CA1")
        #expect(calls.report(.completed, of: "CA1", at: start) == nil)
        #expect(calls.giveUp(at: start + 1_000).isEmpty)
    }

    @Test func `and are over were not reached, unless another bridge says in time that it had them`() {
        var alone = makeSUT(hasOthers: false)
        #expect(alone.report(.completed, of: "CA1", at: start) == .notReached(call, .failed))

        var calls = makeSUT()
        #expect(calls.report(.completed, of: "CA1", at: start) == nil)
        #expect(calls.giveUp(at: start + 3.9).isEmpty)
        #expect(calls.giveUp(at: start + 4) == [.notReached(call, .failed)])

        calls = makeSUT()
        #expect(calls.report(.completed, of: "CA1", at: start) == nil)
        #expect(calls.goElsewhere("CA1", at: start + 1) == .told(call, .elsewhere))
        #expect(calls.giveUp(at: start + 4).isEmpty)
        #expect(calls.end("CA1", .over(.hungUp)) == .told(call, .over(.completed, reason: "hungUp")))
        #expect(calls.giveUp(at: start + 100_000).isEmpty)
    }

    @Test(arguments: [true, false]) func `were not failures when this side took them back`(hasOthers: Bool) {
        var calls = makeSUT(hasOthers: hasOthers)
        calls.takeBack("CA1")
        let fact = calls.report(.completed, of: "CA1", at: start) ?? calls.giveUp(at: start + 4).first
        #expect(fact == .notReached(call, .canceled))
    }

    @Test func `go on at another bridge until that one, or Twilio, says that they are over`() {
        var calls = makeSUT()
        #expect(calls.goElsewhere("CA1", at: start) == .told(call, .elsewhere))
        #expect(calls.goElsewhere("CA1", at: start) == nil)
        #expect(calls.isElsewhere("CA1"))
        #expect(calls.giveUp(at: start + 1_000).isEmpty)
        // Its bridge may still say why.
        #expect(calls.report(.completed, of: "CA1", at: start + 1_000) == nil)
        #expect(calls.giveUp(at: start + 1_004) == [.told(call, .over(.failed, reason: "lost"))])
        #expect(calls.end("CA1", .over(.hungUp)) == nil)
    }

    @Test func `and of which nobody says anything are given up when they cannot begin any more`() {
        var calls = makeSUT()
        #expect(calls.giveUp(at: start + 120).isEmpty)
        #expect(calls.giveUp(at: start + 124) == [.notReached(call, .failed)])
        #expect(calls.giveUp(at: start + 124).isEmpty)

        calls = makeSUT()
        _ = calls.goElsewhere("CA1", at: start)
        #expect(calls.giveUp(at: start + 86_400) == [.told(call, .over(.failed, reason: "lost"))])
    }
}
