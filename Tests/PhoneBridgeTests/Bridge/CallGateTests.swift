import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite final class `A gate keeps places for calls`: Sendable {
    private let now = Mutex(Date(timeIntervalSince1970: 1_764_064_800))

    private func gate(_ change: (inout CallLimits) -> Void = { $0.callsAtOnce = 2 }) -> CallGate {
        var policy = CallPolicy(country: "US")
        policy.incoming.allowed = [.any]
        change(&policy.limits)
        return CallGate(policy, timeZone: .gmt) { [self] in now.withLock { $0 } }
    }

    private func pass(_ seconds: Double) { now.withLock { $0 += seconds } }

    private func isLetIn(_ call: String, by sut: CallGate) -> Bool {
        if case .refuse = sut.reserve(call, for: .incoming(caller: "+12015550123")) { false } else { true }
    }

    @Test func `and lets in no more of those that come at once than there is room for`() {
        let sut = gate()
        #expect((1...5).map { isLetIn("CA\($0)", by: sut) } == [true, true, false, false, false])
        // It comes again, as webhooks do.
        #expect(isLetIn("CA1", by: sut))
        #expect(sut.begin("CA1") == .begun)
        #expect(sut.begin("CA2") == .begun)
        #expect(sut.begin("CA3") == .refused(.tooManyCalls(limit: 2)))
        sut.end("CA1")
        #expect(isLetIn("CA3", by: sut))
        #expect(!isLetIn("CA4", by: sut))
    }

    @Test func `but lets none in, and ends those that run, when all together have used up the day`() {
        let sut = gate { ($0.minutesPerDay, $0.dollarsPerDay) = (10, 5) }
        #expect(sut.begin("CA1") == .begunUnannounced)
        pass(60)
        var all = CallUsage()
        (all.talked, all.dollars) = (.seconds(590), 4)
        sut.count(all: all)
        #expect(isLetIn("CA2", by: sut))
        #expect(sut.overdue == [])
        // Its own goes on between two looks.
        pass(10)
        #expect(!isLetIn("CA3", by: sut))
        #expect(sut.overdue == ["CA1"])
        (all.talked, all.dollars) = (.seconds(80), 5)
        sut.count(all: all)
        #expect(sut.begin("CA2") == .refused(.dollarsUsedUp))
    }

    @Test func `that are free again when the call is given back, or does not begin in time`() {
        let sut = gate { $0.callsAtOnce = 1 }
        #expect(isLetIn("CA1", by: sut))
        sut.giveBack("CA1")
        #expect(isLetIn("CA2", by: sut))
        pass(119)
        #expect(!isLetIn("CA3", by: sut))
        pass(2)
        #expect(isLetIn("CA3", by: sut))
        #expect(sut.begin("CA2") == .refused(.tooManyCalls(limit: 1)))
        #expect(sut.begin("CA3") == .begun)
    }

    @Test func `and counts what earlier starts of the program used of the day, until midnight`() {
        let sut = gate { $0.dollarsPerDay = 1 }
        #expect(isLetIn("CA1", by: sut))
        var earlier = CallUsage()
        earlier.dollars = 2
        sut.count(all: earlier)
        #expect(!isLetIn("CA2", by: sut))
        pass(86_400)
        #expect(isLetIn("CA3", by: sut))
    }

    @Test func `and says which calls are to end when the day is used up: all but those for help`() {
        let sut = gate { $0.minutesPerDay = 1 }
        #expect(sut.begin("CA1") == .begunUnannounced)
        pass(59)
        #expect(sut.overdue.isEmpty)
        pass(1)
        #expect(sut.overdue == ["CA1"])
        sut.end("CA1")
        #expect(sut.overdue.isEmpty)
    }

    @Test func `under the name that the exchange gives them`() {
        let sut = gate { $0.callsAtOnce = 1 }
        #expect(isLetIn("ours", by: sut))
        sut.rename("ours", to: "CA1")
        #expect(sut.begin("CA1", keptAs: "ours") == .begun)
        sut.end("CA1")
        // The stream is faster than the answer that names the call.
        #expect(isLetIn("ours", by: sut))
        #expect(sut.begin("CA2", keptAs: "ours") == .begun)
        sut.rename("ours", to: "CA2")
        sut.end("CA2")
        #expect(isLetIn("CA3", by: sut))
    }

    @Test func `and looks at minutes and dollars again when a call begins`() {
        let minutes = gate { $0.minutesPerDay = 1 }
        #expect(isLetIn("CA1", by: minutes))
        #expect(isLetIn("CA2", by: minutes))
        #expect(minutes.begin("CA1") == .begun)
        pass(60)
        #expect(minutes.begin("CA2") == .refused(.minutesUsedUp(limit: 1)))

        let dollars = gate { $0.dollarsPerDay = 1 }
        #expect(isLetIn("CA1", by: dollars))
        dollars.spend(1)
        #expect(dollars.begin("CA1") == .refused(.dollarsUsedUp))
    }

    @Test func `and lets nobody in, and calls nobody, when the month's budget is used up, until it is raised`() {
        let sut = gate()
        #expect(isLetIn("CA1", by: sut))
        #expect(sut.begin("CA1") == .begun)
        #expect(isLetIn("CA2", by: sut))

        sut.endMonth(true)

        #expect(sut.isRunning("CA1"))
        #expect(sut.begin("CA2") == .refused(.monthUsedUp))
        #expect(sut.reserve("CA3", for: .incoming(caller: "+12015550123")) == .refuse(.monthUsedUp))
        #expect(sut.decision(on: .outgoing(number: "+12015550123")) == .refuse(.monthUsedUp))
        sut.endMonth(false)
        #expect(isLetIn("CA3", by: sut))
    }

    /// A caller each time, and a call of its own.
    private func letIn(_ callers: [String], by sut: CallGate) -> [Bool] {
        callers.enumerated().map { number, caller in
            let call = "CA\(number)-\(caller)"
            defer { sut.giveBack(call) }
            if case .refuse = sut.reserve(call, for: .incoming(caller: caller)) { return false }
            return true
        }
    }

    @Test func `and lets each caller in as often within an hour as the settings say, however the number is written`() {
        let sut = gate { $0.callsPerCaller = 2 }
        #expect(letIn(["+12015550123", "(201) 555-0123", "+12015550123"], by: sut) == [true, true, false])
        #expect(
            letIn(["+12015550124", "sip:Anna@pbx", "sip:anna@pbx", "sip:anna@pbx"], by: sut) == [
                true, true, true, false,
            ])
        // Nobody knows which of them it is.
        #expect(letIn(["anonymous", "Anonymous", "anonymous"], by: sut) == [true, true, false])
        pass(3_599)
        #expect(letIn(["+12015550123"], by: sut) == [false])
        pass(1)
        #expect(letIn(["+12015550123"], by: sut) == [true])
        #expect(
            sut.reserve("CA9", for: .outgoing(number: "+12015550123"))
                == .allow(number: try? DialedNumber("+12015550123")))
    }

    @Test func `and counts a call once that is told again, and none that is refused`() {
        let sut = gate { ($0.callsPerCaller, $0.callsAtOnce) = (2, 1) }
        let caller = CallAttempt.incoming(caller: "+12015550123")
        for _ in 1...3 { #expect(isLetIn("CA1", by: sut)) }
        #expect(sut.begin("CA1") == .begun)
        for _ in 1...3 { #expect(sut.reserve("CA2", for: caller) == .refuse(.tooManyCalls(limit: 1))) }
        sut.end("CA1")
        #expect(isLetIn("CA2", by: sut))
        sut.giveBack("CA2")
        for _ in 1...3 { #expect(sut.reserve("CA3", for: caller) == .refuse(.callerTooOften(limit: 2))) }
    }

    @Test func `and remembers no more callers than it has room for`() {
        var sut = CallerVisits()
        let start = now.withLock { $0 }
        let letIn = (0..<30_000).count { sut.admit("\($0)", most: 1, at: start + Double($0) / 100) }
        #expect(letIn == 30_000)
        #expect(sut.count <= 10_000)
        let again = sut.admit("29999", most: 1, at: start + 300)
        #expect(!again)
    }

    @Test func `and calls an emergency whatever the limits say`() {
        var policy = CallPolicy(country: "US")
        policy.limits.callsAtOnce = 1
        policy.outgoing.listed = ["911"]
        let sut = CallGate(policy)
        #expect(sut.begin("CA1") == .begunUnannounced)
        _ = sut.reserve("CA2", for: .outgoing(number: "911"))
        #expect(sut.begin("CA2") == .begun)
        #expect(sut.begin("CA3") == .refused(.tooManyCalls(limit: 1)))
    }
}
