import Foundation
import PhoneBridge
import Testing

@Suite struct `Who may call and be called` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)

    private func incoming(_ caller: String, usage: CallUsage = CallUsage(), _ change: (inout CallPolicy) -> Void)
        -> CallDecision
    {
        var policy = CallPolicy(country: "DE")
        change(&policy)
        return policy.decision(on: .incoming(caller: caller), usage: usage, at: now)
    }

    private func outgoing(
        _ number: String, usage: CallUsage = CallUsage(), _ change: (inout CallPolicy) -> Void = { _ in }
    )
        -> CallDecision
    {
        var policy = CallPolicy(country: "DE")
        change(&policy)
        return policy.decision(on: .outgoing(number: number), usage: usage, at: now)
    }

    @Test func `a call is handed on only to whom it could be made to, whatever the day has cost`() throws {
        var policy = CallPolicy(country: "US")
        policy.limits.callsAtOnce = 1
        var usage = CallUsage()
        usage.active = 1
        func decision(_ number: String) -> CallDecision {
            policy.decision(on: .transfer(number: number), usage: usage, at: now)
        }
        #expect(decision("+19005551234") == .refuse(.premiumRate))
        #expect(decision("911") == .refuse(.emergency))
        #expect(decision("front desk") == .refuse(.numberInvalid(.unreadable)))
        #expect(decision("(201) 555-0123") == .allow(number: .number(try PhoneNumber("+12015550123"))))
        policy.outgoing.isOn = false
        #expect(decision("+12015550123") == .refuse(.outgoingOff))
    }

    private func number(_ text: String) throws -> DialedNumber { .number(try PhoneNumber(text, in: "DE")) }

    @Test(arguments: ["+4930123456", "anonymous", ""])
    func `nobody calls in until somebody is allowed`(caller: String) {
        #expect(incoming(caller) { _ in } == .refuse(.incomingOff))
    }

    @Test(arguments: [
        ("+4930123456", "+4930123456", true), ("+4930123456", "030 123456", true),
        ("+4930123456", "+4930123457", false),
        ("+4930*", "+4930123456", true), ("+4930*", "+4940123456", false), ("+4930*", "anonymous", false),
        ("any", "anonymous", true), ("any", "", true), ("any", "+12015550123", true), ("+49*", "+49301\r\nX: y", false),
        ("+49*", "'; DROP TABLE calls; --", false),
    ])
    func `an incoming call is measured by numbers and patterns`(pattern: String, caller: String, isAllowed: Bool) throws
    {
        let pattern = try #require(CallerPattern(pattern))
        let decision = incoming(caller) { $0.incoming.allowed = [pattern] }
        #expect((decision == .refuse(.callerNotAllowed)) != isAllowed)
    }

    @Test(arguments: ["", "*", "+*", "+", "4930*", "+49 30*", "+49*30", "ANY", ".*", "+12345678901234567*"])
    func `what is no pattern allows nobody`(text: String) { #expect(CallerPattern(text) == nil) }

    @Test func `a PIN is asked for, until too many were wrong today`() throws {
        let pin = try #require(KeypadPIN("4711"))
        let open = { (policy: inout CallPolicy) in
            policy.incoming.allowed = [.any]
            policy.incoming.pin = pin
        }
        #expect(incoming("+4930123456", open) == .askForPIN(number: try number("+4930123456")))
        var usage = CallUsage()
        usage.failedPINs = 20
        #expect(incoming("+4930123456", usage: usage, open) == .refuse(.tooManyWrongPINs))
    }

    @Test(arguments: [
        ("+4930123456", CallRefusal?.none), ("030 123456", nil), ("112", .emergency), ("+49112", .emergency),
        ("911", .emergency), ("0900 1234567", .premiumRate), ("+19002345678", .premiumRate), ("118 00", .shortNumber),
        ("", .numberInvalid(.empty)), ("+49", .numberInvalid(.tooShort)),
        ("+1 123 456 7890", .numberInvalid(.notAssigned)),
        ("sip:a@b.c", .numberInvalid(.unreadable)),
    ])
    func `the assistant calls valid numbers that cost what usual ones do`(text: String, refusal: CallRefusal?) throws {
        let expected = try refusal.map(CallDecision.refuse) ?? .allow(number: number("030 123456"))
        #expect(outgoing(text) == expected)
    }

    @Test(arguments: [("112", "112"), ("0900 1234567", "+499001234567"), ("11800", "11800")])
    func `what is listed is called all the same`(text: String, listed: String) throws {
        let decision = outgoing(text) { $0.outgoing.listed = [listed] }
        #expect(decision == .allow(number: try DialedNumber(text, in: "DE")))
    }

    @Test func `calls at once, minutes and dollars end it, but for an emergency that is listed`() {
        var (busy, long, dear) = (CallUsage(), CallUsage(), CallUsage())
        busy.active = 10
        long.talked = .seconds(36_000)
        dear.dollars = 25
        let cases: [(CallUsage, CallRefusal)] = [
            (busy, .tooManyCalls(limit: 10)), (long, .minutesUsedUp(limit: 600)), (dear, .dollarsUsedUp),
        ]
        for (usage, refusal) in cases {
            #expect(outgoing("+4930123456", usage: usage) == .refuse(refusal))
            #expect(incoming("+4930123456", usage: usage) { $0.incoming.allowed = [.any] } == .refuse(refusal))
            #expect(outgoing("112", usage: usage) { $0.outgoing.listed = ["112"] } == .allow(number: .emergency("112")))
        }
    }

    @Test func `outgoing calls can be off`() {
        #expect(outgoing("+4930123456") { $0.outgoing.isOn = false } == .refuse(.outgoingOff))
    }

    @Test(arguments: ["+49 30 123456", "030 123456", "+4930123456"])
    func `a line does not call itself, however its number is written`(number: String) {
        let policy = CallPolicy(country: "DE").ofLine("+49 (30) 123456")
        for attempt in [CallAttempt.outgoing(number: number), .transfer(number: number)] {
            #expect(policy.decision(on: attempt, usage: CallUsage(), at: now) == .refuse(.ownNumber))
        }
        #expect(policy.ofLine(nil).outgoing == policy.outgoing)
        #expect(outgoing(number) != .refuse(.ownNumber))
    }

    @Test func `each reason has a sentence that names no number`() {
        let reasons: [CallRefusal] = [
            .incomingOff, .callerNotAllowed, .closed, .tooManyWrongPINs, .outgoingOff, .ownNumber, .emergency,
            .premiumRate, .shortNumber, .tooManyCalls(limit: 2), .callerTooOften(limit: 1),
            .callerTooOften(limit: 2), .minutesUsedUp(limit: 3), .dollarsUsedUp,
            .numberInvalid(.empty),
            .numberInvalid(.unreadable), .numberInvalid(.countryMissing), .numberInvalid(.countryUnknown),
            .numberInvalid(.tooShort), .numberInvalid(.tooLong), .numberInvalid(.notAssigned),
        ]
        #expect(Set(reasons.map(\.wording)).count == reasons.count)
        #expect(reasons.allSatisfy { $0.wording.hasSuffix(".") })
        #expect(CallRefusal.minutesUsedUp(limit: 1).wording == "The minute allowed for today is used up.")
        #expect(CallRefusal.tooManyCalls(limit: 1).wording.hasPrefix("One call at a time is allowed"))
    }
}
