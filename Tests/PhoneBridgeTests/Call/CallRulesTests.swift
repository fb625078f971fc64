import Testing

@testable import PhoneBridge

@Suite struct `A call comes to its end as people expect` {
    private let start = ContinuousClock.now

    private func makeSUT(_ change: (inout CallConfiguration) -> Void = { _ in }) -> CallRules {
        var configuration = CallConfiguration()
        configuration.opening = nil
        change(&configuration)
        var rules = CallRules(configuration)
        _ = rules.receive(.began, at: start)
        _ = rules.receive(.conversationStands, at: start)
        return rules
    }

    /// Ticks five times a second.
    private func tick(
        _ rules: inout CallRules, from: Duration, to: Duration, isHeard: Bool = false
    ) -> [(Duration, CallEffect)] {
        stride(from: Int(from / .milliseconds(200)), to: Int(to / .milliseconds(200)), by: 1).flatMap { step in
            let time = Duration.milliseconds(200) * step
            return rules.receive(.ticked(isHeard: isHeard), at: start + time).map { (time, $0) }
        }
    }

    @Test func `the assistant is told how to begin, once`() {
        var configuration = CallConfiguration()
        configuration.opening = "Greet."
        var rules = CallRules(configuration)
        _ = rules.receive(.began, at: start)

        #expect(rules.receive(.conversationStands, at: start) == [.instruct("Greet.", answers: true)])
        #expect(rules.receive(.conversationStands, at: start) == [])
    }

    @Test func `a goodbye is heard to its end before the line is cut`() {
        var rules = makeSUT()
        _ = rules.receive(.assistantWorks(true), at: start)
        #expect(rules.receive(.goodbye, at: start) == [])

        #expect(tick(&rules, from: .zero, to: .seconds(4), isHeard: true).isEmpty)
        _ = rules.receive(.assistantWorks(false), at: start + .seconds(4))
        #expect(rules.receive(.ticked(isHeard: true), at: start + .seconds(4)) == [])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(5)) == [.hangUp, .end(.hungUpHere)])
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(6)) == [])
    }

    @Test func `a goodbye that never comes does not keep the line`() {
        var rules = makeSUT()
        _ = rules.receive(.goodbye, at: start)

        let ends = tick(&rules, from: .zero, to: .seconds(6))
        #expect(ends.map(\.1) == [.hangUp, .end(.hungUpHere)])
        #expect(ends.first?.0 == .seconds(3))
    }

    @Test func `a goodbye without end is cut`() {
        var rules = makeSUT()
        _ = rules.receive(.assistantWorks(true), at: start)
        _ = rules.receive(.goodbye, at: start)

        #expect(tick(&rules, from: .zero, to: .seconds(30), isHeard: true).first?.0 == .seconds(20))
    }

    @Test func `who is silent is asked twice, and then told goodbye`() {
        var rules = makeSUT()
        var asked: [(Duration, CallEffect)] = []
        asked += tick(&rules, from: .zero, to: .seconds(60))

        #expect(asked.count == 5)
        #expect(asked.prefix(3).allSatisfy { if case .instruct(_, answers: true) = $0.1 { true } else { false } })
        #expect(asked.suffix(2).map(\.1) == [.hangUp, .end(.hungUpHere)])
    }

    @Test func `who speaks or listens is not asked`() {
        var rules = makeSUT()
        _ = rules.receive(.callerStartedSpeaking, at: start)
        #expect(tick(&rules, from: .zero, to: .seconds(30)).isEmpty)
        _ = rules.receive(.callerStoppedSpeaking, at: start + .seconds(30))
        #expect(tick(&rules, from: .seconds(30), to: .seconds(60), isHeard: true).isEmpty)
    }

    @Test func `who put the line on hold is not asked before they are back`() {
        var rules = makeSUT()
        _ = rules.receive(.held(true), at: start)
        #expect(tick(&rules, from: .zero, to: .seconds(300)).isEmpty)
        _ = rules.receive(.held(false), at: start + .seconds(300))
        #expect(!tick(&rules, from: .seconds(300), to: .seconds(360)).isEmpty)
    }

    @Test func `digits that belong together are told together`() {
        var rules = makeSUT()
        #expect(rules.receive(.digit("1"), at: start) == [])
        #expect(rules.receive(.digit("2"), at: start + .seconds(1)) == [])
        #expect(tick(&rules, from: .seconds(1), to: .seconds(2)).isEmpty)
        #expect(
            tick(&rules, from: .seconds(2), to: .seconds(4)).map(\.1)
                == [.instruct("The caller pressed the keys 12.", answers: true)])
    }

    @Test func `keys that are pressed before the conversation stands wait for it`() {
        var configuration = CallConfiguration()
        configuration.opening = nil
        var rules = CallRules(configuration)
        _ = rules.receive(.began, at: start)
        for digit in "42#" { #expect(rules.receive(.digit(digit), at: start) == []) }
        #expect(tick(&rules, from: .seconds(1), to: .seconds(5)).isEmpty)

        _ = rules.receive(.conversationStands, at: start + .seconds(5))
        let told = tick(&rules, from: .seconds(5), to: .seconds(8)).map(\.1)
        #expect(told == [.instruct("The caller pressed the keys 42#.", answers: true)])
    }

    @Test func `digits that a tool waits for are its`() {
        var rules = makeSUT()
        _ = rules.receive(.keysWanted(id: "k", most: 2, patience: .seconds(5)), at: start)
        #expect(rules.receive(.digit("1"), at: start) == [])
        #expect(rules.receive(.digit("2"), at: start) == [.keys(id: "k", "12")])

        _ = rules.receive(.keysWanted(id: "l", most: 4, patience: .seconds(5)), at: start)
        #expect(tick(&rules, from: .zero, to: .seconds(6)).map(\.1) == [.keys(id: "l", "")])
    }

    @Test func `an assistant that cannot be reached is told in the line's own voice`() {
        var rules = makeSUT()
        let sentence = CallSentences().unavailable

        #expect(
            rules.receive(.conversationFailed, at: start)
                == [.interruptAssistant, .silence, .announce(sentence, .farewell)])
        #expect(rules.receive(.conversationFailed, at: start) == [])
        #expect(tick(&rules, from: .zero, to: .seconds(5), isHeard: true).isEmpty)
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(6)) == [.hangUp, .end(.noAssistant)])
    }

    @Test func `a call without an assistant ended for that, also for who does not wait for the sentence's end`() {
        var rules = makeSUT()
        _ = rules.receive(.conversationFailed, at: start)
        #expect(rules.receive(.lineEnded(.hungUp), at: start + .seconds(1)) == [.end(.noAssistant)])
    }

    @Test func `an assistant that goes on with the call of another one says so`() {
        var rules = makeSUT()
        let effects = rules.receive(.conversationGoesOn, at: start)
        #expect(effects.count == 1)
        guard case .instruct(_, answers: true)? = effects.first else {
            Issue.record("\(effects)")
            return
        }
        _ = rules.receive(.asked(.takeOver(true)), at: start)
        #expect(rules.receive(.conversationGoesOn, at: start) == [])
    }

    @Test func `the longest call ends with a sentence, and the assistant knows a minute before`() {
        var rules = makeSUT {
            $0.longest = .seconds(120)
            $0.silence = nil
        }
        let told = tick(&rules, from: .zero, to: .seconds(121))

        #expect(told.first?.0 == .seconds(60))
        #expect(told.first.map { if case .instruct(_, answers: false) = $0.1 { true } else { false } } == true)
        #expect(told.dropFirst().map(\.1).contains(.announce(CallSentences().timeIsUp, .farewell)))
        #expect(told.dropFirst().first?.0 == .seconds(120))
    }

    @Test func `a machine is left to itself, or hears a message`() {
        var rules = makeSUT()
        #expect(rules.receive(.machineAnswered(isFax: false), at: start) == [])

        rules = makeSUT { $0.voicemail = .hangUp }
        #expect(rules.receive(.machineAnswered(isFax: false), at: start) == [.hangUp, .end(.hungUpHere)])

        rules = makeSUT { $0.voicemail = .leave(message: "Call Ada.") }
        #expect(rules.receive(.machineAnswered(isFax: true), at: start) == [.hangUp, .end(.hungUpHere)])

        rules = makeSUT { $0.voicemail = .leave(message: "Call Ada.") }
        let effects = rules.receive(.machineAnswered(isFax: false), at: start)
        guard case .instruct(let words, answers: true)? = effects.last else {
            Issue.record("nothing is said")
            return
        }
        // Its tone and its voice would cut the message.
        #expect(effects.dropLast() == [.deafen, .interruptAssistant])
        #expect(words.hasSuffix("Call Ada."))
        #expect(rules.receive(.machineAnswered(isFax: false), at: start + .seconds(1)) == [])
    }

    @Test func `a person speaks in the assistant's place and gives it back`() {
        var rules = makeSUT()
        #expect(rules.receive(.asked(.takeOver(true)), at: start) == [.interruptAssistant, .takeOver(true)])
        #expect(tick(&rules, from: .zero, to: .seconds(60)).isEmpty)
        #expect(rules.receive(.asked(.takeOver(false)), at: start + .seconds(60)) == [.takeOver(false)])
    }

    @Test func `a bridge that stops says so, and that is how the call ended`() {
        var rules = makeSUT()
        _ = rules.receive(.asked(.close), at: start)
        _ = rules.receive(.ticked(isHeard: true), at: start + .seconds(1))
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(4)) == [.hangUp, .end(.stopped)])

        var impatient = makeSUT()
        _ = impatient.receive(.asked(.close), at: start)
        #expect(impatient.receive(.lineEnded(.lost), at: start) == [.end(.stopped)])
    }

    @Test func `words that refuse the recording are not answered by the assistant`() {
        var rules = recording(.asked, country: "DE")
        _ = rules.receive(.began, at: start)
        _ = rules.receive(.conversationStands, at: start)
        _ = rules.receive(.announced(.consent, wasSaid: true), at: start)
        let effects = rules.receive(.callerSaid("No."), at: start)
        #expect(effects.prefix(2) == [.interruptAssistant, .refuseRecording])
    }

    @Test func `a line that ends ends everything`() {
        var rules = makeSUT()
        #expect(rules.receive(.lineEnded(.hungUp), at: start) == [.end(.hungUp)])
        #expect(rules.receive(.asked(.say("Hello")), at: start) == [])
    }

    // MARK: - Recording

    private func recording(_ mode: RecordingMode, country: String) -> CallRules {
        var configuration = CallConfiguration()
        (configuration.opening, configuration.recording) = (nil, mode)
        configuration.recordingNotice = ConsentNotice(country: country, asks: mode == .asked)
        return CallRules(configuration)
    }

    @Test func `a recording begins when both are there, the notice and the conversation`() {
        var rules = recording(.announced, country: "DE")
        let notice = ConsentNotice(country: "DE").sentence
        #expect(rules.receive(.began, at: start) == [.converse])
        #expect(rules.receive(.conversationStands, at: start) == [.announce(notice, .consent)])
        #expect(rules.receive(.announced(.consent, wasSaid: true), at: start) == [.startRecording])
    }

    @Test func `one side's consent is enough where the law says so, and the notice is said all the same`() {
        var rules = recording(.announced, country: "PL")
        let notice = ConsentNotice(country: "PL").sentence
        _ = rules.receive(.began, at: start)
        let effects = rules.receive(.conversationStands, at: start)
        #expect(effects == [.announce(notice, .consent), .startRecording])
    }

    @Test func `who hears that there is no assistant does not hear that the call is recorded`() {
        var rules = recording(.announced, country: "DE")
        #expect(rules.receive(.began, at: start) == [.converse])
        #expect(rules.receive(.asked(.record(false)), at: start) == [])
        #expect(rules.receive(.asked(.record(true)), at: start) == [])
        let effects = rules.receive(.conversationFailed, at: start)
        #expect(effects.last == .announce(CallSentences().unavailable, .farewell))
        #expect(!effects.contains { if case .announce(_, .consent) = $0 { true } else { false } })
    }

    @Test func `a caller who refuses hears it, and the key means nothing else`() {
        var rules = recording(.announced, country: "PL")
        _ = rules.receive(.began, at: start)
        _ = rules.receive(.conversationStands, at: start)
        let effects = rules.receive(.digit("*"), at: start)
        #expect(effects.prefix(2) == [.discardRecording, .refuseRecording])
        #expect(effects.contains(.announce(ConsentNotice(country: "PL").refusedSentence, .refusal)))
        #expect(tick(&rules, from: .zero, to: .seconds(3)).isEmpty)
        #expect(rules.receive(.asked(.record(true)), at: start) == [])
    }

    @Test func `who watches turns it on, which is announced, and off, which throws it away`() {
        var rules = recording(.off, country: "US")
        #expect(rules.receive(.began, at: start) == [.converse])
        _ = rules.receive(.conversationStands, at: start)
        let notice = ConsentNotice(country: "US").sentence
        #expect(rules.receive(.asked(.record(true)), at: start) == [.announce(notice, .consent)])
        #expect(rules.receive(.announced(.consent, wasSaid: true), at: start) == [.startRecording])
        #expect(rules.receive(.asked(.record(false)), at: start) == [.discardRecording])
    }

    @Test func `nothing is recorded without a yes where callers are asked`() {
        var rules = recording(.asked, country: "PL")
        _ = rules.receive(.began, at: start)
        _ = rules.receive(.conversationStands, at: start)
        #expect(rules.receive(.announced(.consent, wasSaid: true), at: start) == [])
        #expect(rules.receive(.callerSaid("Yes."), at: start) == [.startRecording])
    }

    // MARK: - Ringing

    private func ringing(_ change: (inout CallConfiguration) -> Void = { _ in }) -> CallRules {
        var configuration = CallConfiguration()
        (configuration.opening, configuration.ringing) = ("Greet.", .seconds(12))
        change(&configuration)
        var rules = CallRules(configuration)
        #expect(rules.receive(.began, at: start) == [.attend(.ringing)])
        return rules
    }

    @Test func `a call rings until patience is over, and then the assistant answers`() {
        var rules = ringing()

        let effects = tick(&rules, from: .zero, to: .seconds(20))
        #expect(effects.map(\.1) == [.ring, .ring, .ring, .attend(.assistant), .converse])
        #expect(effects.map(\.0) == [.zero, .seconds(5), .seconds(10), .seconds(12), .seconds(12)])
        #expect(rules.receive(.conversationStands, at: start) == [.instruct("Greet.", answers: true)])
    }

    @Test func `a person who is asked has the assistant answer at once`() {
        var rules = ringing()
        #expect(rules.receive(.asked(.transfer(to: "+1")), at: start) == [.failTransfer])
        #expect(rules.receive(.asked(.answer), at: start) == [.attend(.assistant), .converse])
        #expect(rules.receive(.asked(.answer), at: start) == [])
    }

    @Test func `whoever takes the call is not talked over, and gives it to the assistant`() {
        var rules = ringing()
        #expect(
            rules.receive(.asked(.takeOver(true)), at: start) == [.attend(.person), .takeOver(true), .converse])
        #expect(rules.receive(.conversationStands, at: start) == [])
        #expect(tick(&rules, from: .zero, to: .seconds(60)).isEmpty)

        let effects = rules.receive(.asked(.takeOver(false)), at: start + .seconds(60))
        #expect(effects.first == .takeOver(false))
        #expect(effects.count == 2)
        guard case .instruct(_, answers: true)? = effects.last else {
            Issue.record("\(effects)")
            return
        }
    }

    @Test func `an assistant that cannot be reached does not cut off a person who speaks`() {
        var rules = ringing()
        _ = rules.receive(.asked(.takeOver(true)), at: start)
        #expect(rules.receive(.conversationFailed, at: start) == [])
        let effects = rules.receive(.asked(.takeOver(false)), at: start)
        #expect(effects.contains(.announce(CallSentences().unavailable, .farewell)))
    }

    @Test func `a call that is declined ends with a sentence`() {
        var rules = ringing()
        let effects = rules.receive(.asked(.decline), at: start)
        #expect(effects.first == .attend(.declined))
        #expect(effects.last == .announce(CallSentences().declined, .farewell))
        #expect(tick(&rules, from: .zero, to: .seconds(6), isHeard: true).isEmpty)
        #expect(rules.receive(.ticked(isHeard: false), at: start + .seconds(6)) == [.hangUp, .end(.hungUpHere)])
    }

    /// The line was not answered yet: the caller's own telephone says that it rings.
    private func unanswered(_ change: (inout CallConfiguration) -> Void = { _ in }) -> CallRules {
        var configuration = CallConfiguration()
        (configuration.opening, configuration.ringing) = (nil, .seconds(12))
        change(&configuration)
        return CallRules(configuration, isOpen: false)
    }

    @Test func `a line that rings is answered by whoever takes the call, and no tone is heard before`() {
        var rules = unanswered()
        #expect(rules.receive(.began, at: start) == [.attend(.ringing)])
        #expect(tick(&rules, from: .zero, to: .seconds(20)).map(\.1) == [.attend(.assistant), .open, .converse])

        rules = unanswered()
        _ = rules.receive(.began, at: start)
        #expect(
            rules.receive(.asked(.takeOver(true)), at: start)
                == [.attend(.person), .takeOver(true), .open, .converse])
    }

    @Test(arguments: [CallRequest.decline, .close, .hangUp])
    func `a line that rings is turned down without a word`(request: CallRequest) {
        var rules = unanswered()
        _ = rules.receive(.began, at: start)
        let effects = rules.receive(.asked(request), at: start)
        #expect(effects.suffix(2) == [.hangUp, .end(.hungUpHere)])
        #expect(effects.dropLast(2) == (request == .decline ? [.attend(.declined)] : []))
    }

    @Test func `a line is answered first where nobody is asked, and for a PIN`() {
        var rules = unanswered { $0.ringing = nil }
        #expect(rules.receive(.began, at: start) == [.open, .converse])
        rules = unanswered { $0.pin = KeypadPIN("4711") }
        #expect(rules.receive(.began, at: start).first == .open)
        let effects = "4711#".flatMap { rules.receive(.digit($0), at: start) }
        #expect(effects == [.hush, .attend(.ringing)])
        #expect(rules.receive(.ticked(isHeard: false), at: start) == [.ring])
    }

    @Test func `a call rings only for who knows the PIN`() {
        var configuration = CallConfiguration()
        (configuration.pin, configuration.ringing) = (KeypadPIN("4711"), .seconds(12))
        var rules = CallRules(configuration)
        #expect(!rules.receive(.began, at: start).contains(.attend(.ringing)))
        let effects = "4711#".flatMap { rules.receive(.digit($0), at: start) }
        #expect(effects == [.hush, .attend(.ringing)])
    }
}
