import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite struct `Where calls may go` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)

    private func decision(
        _ number: String, _ destinations: [String]?, own: String? = "+12015550100", country: String? = nil
    ) throws -> CallDecision {
        var policy = CallPolicy(country: country).ofLine(own)
        policy.outgoing.destinations = try destinations?.map { try #require(CallDestination($0)) }
        let decisions = [CallAttempt.outgoing(number: number), .transfer(number: number)].map {
            policy.decision(on: $0, usage: CallUsage(), at: now)
        }
        // Whoever may not be called may not be handed a call either.
        #expect(decisions[0] == decisions[1])
        return decisions[0]
    }

    private func isAllowed(_ decision: CallDecision) -> Bool { if case .allow = decision { true } else { false } }

    @Test(arguments: TollFraud.attempts) func `is home, unless somebody says more`(number: String, reason: String)
        throws
    {
        guard case .refuse(let refusal) = try decision(number, nil) else {
            Issue.record("\(number) would be called.")
            return
        }
        #expect(refusal.wording.contains(reason))
    }

    @Test(arguments: [
        ("+12015550123", [String]?.none, true), ("+18005550123", nil, true),
        ("+4930123456", nil, false), ("+4930123456", ["DE"], true), ("+4930123456", ["de", "AT"], true),
        ("+12015550123", ["DE"], false), ("+4930123456", ["+4930*"], true), ("+4940123456", ["+4930"], false),
        ("+252615123456", ["any"], true), ("+881612345678", ["any"], false), ("+881612345678", ["+8816*"], true),
        ("+883510001234567", ["any"], false), ("+447012345678", ["GB", "any", "+44"], false),
        ("+19005551234", ["US", "+1"], false), ("+12015550123", [], false),
    ])
    func `is what the settings name`(number: String, destinations: [String]?, isIn: Bool) throws {
        let decision = try decision(number, destinations)
        #expect(isAllowed(decision) == isIn)
    }

    @Test func `is nowhere for a line whose home nobody knows`() throws {
        #expect(try decision("+12015550123", nil, own: nil) == .refuse(.destinationsNotSet))
        let home = try decision("+12015550123", nil, own: nil, country: "us")
        #expect(isAllowed(home))
        #expect(try decision("+4930123456", nil, own: nil, country: "us") == .refuse(.countryNotAllowed("DE")))
    }

    @Test(arguments: ["", "D", "XX", "Germany", "*", "+", "49*", "+49-30", "ANY", "+12345678901234567"])
    func `is none where the word is none`(text: String) { #expect(CallDestination(text) == nil) }
}

@Suite struct `Many short calls to numbers that begin alike` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)

    @Test func `lock those numbers for an hour, and no others`() {
        var watch = FraudWatch()
        for number in 0..<FraudWatch.most - 1 {
            #expect(watch.end("+4930123\(100 + number)", after: .seconds(5), at: now) == nil)
        }
        #expect(watch.end("+4930123999", after: .seconds(5), at: now) == "+493012")
        #expect(watch.lockedStart(of: "+4930123456", at: now + 3_599) == "+493012")
        #expect(watch.lockedStart(of: "+4930123456", at: now + 3_600) == nil)
        #expect(watch.lockedStart(of: "+4940123456", at: now) == nil)
        #expect(watch.lockedStart(of: "112", at: now) == nil)
    }

    @Test func `are no pattern when they are long, or far apart`() {
        var watch = FraudWatch()
        for number in 0..<50 {
            let moment = now + Double(number * 67)
            #expect(watch.end("+4930123456", after: .seconds(5), at: moment) == nil)
            #expect(watch.end("+4940123456", after: .seconds(30), at: now) == nil)
        }
    }

    @Test func `to many beginnings do not fill the memory`() {
        var watch = FraudWatch()
        for number in 0..<5_000 { _ = watch.end("+49\(3000 + number)1234", after: .seconds(1), at: now) }
        #expect(String(reflecting: watch).utf8.count < 1_000_000)
    }

    @Test func `are told when they lock, and refused from then on, also to be handed a call`() async {
        let (told, tell) = AsyncStream.makeStream(of: CallRefusal.self)
        let gate = CallGate(CallPolicy(country: "DE"), now: { [now] in now }, onLock: { tell.yield($0) })
        for number in 0..<FraudWatch.most {
            let line = PhoneLineCall(id: "CA\(number)", from: "+49301", to: "+4930123456", direction: .outbound)
            #expect(gate.begin(line.id, line: line) == .begunUnannounced)
            gate.end(line.id)
        }
        tell.finish()
        let locked = CallRefusal.dialingLocked("+493012")
        var heard: [CallRefusal] = []
        for await refusal in told { heard.append(refusal) }
        #expect(heard == [locked])
        #expect(gate.reserve("CA99", for: .outgoing(number: "030 123457")) == .refuse(locked))
        #expect(gate.decision(on: .transfer(number: "+4930123457")) == .refuse(locked))
        #expect(gate.decision(on: .outgoing(number: "+4940123456")) != .refuse(locked))
        #expect(locked.wording.contains("a sign of fraud"))
    }
}

@Suite struct `What the line costs` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    private var tariff: CallTariff {
        var tariff = CallTariff()
        (tariff.outgoing, tariff.incoming) = (["+49": 0.02, "+4917": 0.08], 0.01)
        return tariff
    }

    private func call(to number: String) -> PhoneLineCall {
        PhoneLineCall(id: "CA1", from: "+12015550100", to: number, direction: .outbound)
    }

    @Test(arguments: [
        ("+4930123456", Decimal?.some(0.02)), ("+491711234567", 0.08), ("+12015550123", nil), ("112", nil),
    ])
    func `is by the longest beginning, or not known`(number: String, price: Decimal?) {
        #expect(tariff.perMinute(call(to: number)) == price)
    }

    @Test func `is paid by minutes that have begun, and counts into the day while the call goes on`() {
        var ledger = CallLedger(timeZone: .gmt)
        let id = UUID()
        ledger.begin(id, at: start, perMinute: 0.5)
        #expect(ledger.usage(at: start).dollars == 0)
        #expect(ledger.usage(at: start + 61).dollars == 1)
        ledger.end(id, at: start + 121)
        #expect(ledger.usage(at: start + 500).dollars == 1.5)
    }

    @Test func `ends calls when the day's dollars are used up by the line alone`() {
        var policy = CallPolicy(country: "DE")
        (policy.tariff, policy.limits.dollarsPerDay) = (tariff, 0.04)
        let clock = Mutex(start)
        let gate = CallGate(policy, now: { clock.withLock(\.self) })
        let line = call(to: "+4930123456")
        #expect(gate.begin(line.id, line: line) == .begunUnannounced)
        clock.withLock { $0 += 59 }
        #expect(gate.overdue.isEmpty)
        clock.withLock { $0 += 2 }
        #expect(gate.overdue == [line.id])
        #expect(gate.begin("CA2") == .refused(.dollarsUsedUp))
    }
}
