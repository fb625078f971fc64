import Testing

@testable import PhoneBridge

@Suite struct `A caller who asks for a human` {
    private let start = ContinuousClock.now

    private func makeSUT() -> CallRules {
        var configuration = CallConfiguration()
        configuration.opening = nil
        var rules = CallRules(configuration)
        _ = rules.receive(.began, at: start)
        _ = rules.receive(.conversationStands, at: start)
        return rules
    }

    private func wanted(isHere: Bool = false) -> CallFact {
        .transferWanted(to: "Front desk", isHere: isHere, saying: "Anna calls.")
    }

    @Test func `is connected when what the assistant says was heard`() {
        var rules = makeSUT()
        _ = rules.receive(.assistantWorks(true), at: start)
        #expect(rules.receive(wanted(), at: start) == [])
        #expect(rules.receive(.ticked(isHeard: true), at: start + .seconds(1)) == [])
        _ = rules.receive(.assistantWorks(false), at: start + .seconds(1))
        #expect(rules.receive(.ticked(isHeard: true), at: start + .seconds(2)) == [])
        #expect(
            rules.receive(.ticked(isHeard: false), at: start + .seconds(3)) == [
                .interruptAssistant, .transfer(to: "Front desk", saying: "Anna calls."),
            ])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(4)) == [])
    }

    @Test func `is connected soon where the assistant says nothing`() {
        var rules = makeSUT()
        _ = rules.receive(wanted(), at: start)
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(2)) == [])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(3)).count == 2)
    }

    @Test func `is back with the assistant, which says so and offers to take a message, when nobody answers`() {
        var rules = makeSUT()
        _ = rules.receive(wanted(), at: start)
        _ = rules.receive(.ticked(isHeard: false), at: start + .seconds(3))
        let effects = rules.receive(.notTransferred("Nobody answers.", wasTried: true), at: start + .seconds(30))
        #expect(effects.prefix(2) == [.interruptAssistant, .hush])
        guard case .instruct(let words, answers: true)? = effects.last else {
            Issue.record("\(effects)")
            return
        }
        #expect(words.contains("Front desk: Nobody answers."))
        #expect(words.contains("take_message"))
        #expect(rules.receive(.notTransferred("Nobody answers.", wasTried: true), at: start + .seconds(31)) == [])
    }

    @Test func `is not asked whether they are there while it rings`() {
        var rules = makeSUT()
        _ = rules.receive(wanted(), at: start)
        _ = rules.receive(.ticked(isHeard: false), at: start + .seconds(3))
        for second in 4..<60 {
            #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(second)) == [])
        }
    }

    @Test func `waits for who watches, and is back with the assistant when nobody takes the call over`() {
        var rules = makeSUT()
        _ = rules.receive(wanted(isHere: true), at: start)
        #expect(
            rules.receive(.ticked(isHeard: false), at: start + .seconds(3)) == [
                .wantPerson(name: "Front desk", "Anna calls.")
            ])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(27)) == [])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(28)).count == 3)
    }

    @Test func `is with who takes the call over, and stays there`() {
        var rules = makeSUT()
        _ = rules.receive(wanted(isHere: true), at: start)
        _ = rules.receive(.ticked(isHeard: false), at: start + .seconds(3))
        #expect(
            rules.receive(.asked(.takeOver(true)), at: start + .seconds(5)) == [.interruptAssistant, .takeOver(true)])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(60)) == [])
    }

    @Test func `hears nothing of the assistant once somebody else is on the line`() {
        var rules = makeSUT()
        _ = rules.receive(.asked(.transfer(to: "+12015550123")), at: start)
        #expect(rules.receive(.joined, at: start + .seconds(5)) == [.interruptAssistant, .silence, .deafen])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(60)) == [])
    }

    @Test func `is told nothing by the assistant of what somebody else asked for and was refused`() {
        var rules = makeSUT()
        #expect(
            rules.receive(.asked(.transfer(to: "911")), at: start) == [.transfer(to: "911")])
        #expect(rules.receive(.notTransferred("Refused.", wasTried: false), at: start) == [])
    }
}

@Suite struct `To whom the assistant may transfer` {
    @Test(arguments: [
        ("+4930123456", TransferTarget.number("+4930123456")), ("sip:anna@192.168.1.20", .sip("sip:anna@192.168.1.20")),
        ("here", .person), ("Here", .person),
    ]) func `is a number, an address or whoever watches`(text: String, target: TransferTarget) {
        #expect(TransferDestination(name: "Anna", reading: text)?.target == target)
    }

    @Test(arguments: ["", "030 123456", "anna", "sip:", "sips:anna@host", "javascript:1"])
    func `is nothing else`(text: String) {
        #expect(TransferDestination(name: "Anna", reading: text) == nil)
        #expect(TransferDestination(name: "", reading: "here") == nil)
    }

    @Test func `is found by the name as it is spoken`() {
        var policy = TransferPolicy()
        policy.destinations = [TransferDestination(name: "Front Desk", target: .person)]
        #expect(policy.destination(named: " front  desk ")?.name == "Front Desk")
        #expect(policy.destination(named: "+12015550123") == nil)
    }

    @Test func `may be a SIP address only where it is listed`() {
        var policy = CallPolicy(country: "US")
        policy.transfers.destinations = [TransferDestination(name: "Anna", target: .sip("sip:anna@pbx.example"))]
        let gate = CallGate(policy)
        let call = PhoneLineCall(id: "1", from: "+12015550100", to: "+12015550101", direction: .inbound)
        #expect(gate.refusal(toTransfer: "anna", in: call) == nil)
        #expect(gate.refusal(toTransfer: "sip:anna@pbx.example", in: call) == nil)
        #expect(gate.refusal(toTransfer: "sip:mallory@evil.example", in: call) == .addressNotListed)
        #expect(gate.refusal(toTransfer: "+12015550100", in: call) == .sameNumber)
        #expect(gate.refusal(toTransfer: "911", in: call) == .emergency)
    }
}
