import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `The list of calls` {
    private func call(_ id: String) -> PhoneCallViewState {
        PhoneCallViewState(id: id, number: "+1\(id)", isIncoming: true, startedAt: .zero)
    }

    private func ended(_ id: String) -> PhonePanel.Ended {
        PhonePanel.Ended(
            id: id, number: "+1\(id)", isIncoming: true, time: "14:02", duration: nil, outcome: StyledText("missed"))
    }

    @Test func `selects a call that begins, where nobody has chosen another row`() {
        var sut = PhonePanel()
        sut.show([], [ended("a"), ended("b")], at: .zero)
        #expect(sut.selectedEnded?.id == "a")
        sut.show([call("1")], [ended("a"), ended("b")], at: .zero)
        #expect(sut.selectedCall == "1")
        #expect(sut.hints?.map(\.command).contains(.hangUpCall) == true)
    }

    @Test(arguments: [(PlacedProgress.queued, "calling"), (.ringing, "rings")])
    func `shows how far a call is that is not answered yet`(
        state: PlacedProgress, words: String
    ) throws {
        var (sut, call) = (PhonePanel(), call("1"))
        (call.isIncoming, call.placed) = (false, state)
        sut.show([call], [], at: .seconds(5))
        #expect(sut.overlay.spoken?.first == "1. → +11: \(words)")
        guard case .choices(let list) = sut.overlay.content else { throw CancellationError() }
        #expect(list.rows.first?.state.text == words)
        #expect(list.rows.first?.note == "0:05")
    }

    @Test func `tells nothing that changes with every second`() {
        var (sut, call) = (PhonePanel(), call("1"))
        sut.show([call], [ended("a")], at: .zero)
        let spoken = sut.overlay.spoken
        #expect(spoken == ["1. ← +11: goes on", "2. ← +1a: missed, 14:02", "Type a number to choose."])
        call.hear(caller: 200, assistant: 0)
        call.turn = .user
        sut.show([call], [ended("a")], at: .seconds(5))
        #expect(sut.overlay.spoken == spoken)
        call.isTakenOver = true
        sut.show([call], [ended("a")], at: .seconds(6))
        #expect(sut.overlay.spoken?.first == "1. ← +11: you speak")
        sut.show([], [], at: .seconds(7))
        #expect(sut.overlay.spoken == nil)
    }

    @Test(arguments: [
        (PhoneReadiness.Key.set, "set, for kitchen", TextRole.plain),
        (.notNeeded, "not needed: the built-in server answers", .faint),
        (.absent, "none, for kitchen, which may need none", .faint),
        (.missing, "none: echo-tui key set openai stores one", .warning),
        (.refused, "refused by kitchen: echo-tui key set openai stores another", .failure),
    ])
    func `says how it stands with the key`(key: PhoneReadiness.Key, words: String, role: TextRole) {
        var sut = PhonePanel()
        sut.readiness = PhoneReadiness(server: "kitchen", key: key, publicAddress: nil)
        let row = sut.overlay.above[1]
        #expect(row.lead.text + row.wording.text { _ in "" } == "Key     \(words)")
        #expect(row.role == role)
    }

    @Test(arguments: [
        (String?.none, false, "none; only a Twilio line needs one", TextRole.faint),
        (nil, true, "none: ECHO_PUBLIC_URL says how Twilio reaches this machine", .warning),
        ("https://a.example", false, "https://a.example", .faint),
        ("https://a.example", true, "https://a.example", .plain),
        ("http://a.example", true, "http://a.example: Twilio needs https://", .warning),
    ])
    func `says how it stands with the tunnel`(address: String?, isNeeded: Bool, words: String, role: TextRole) {
        var sut = PhonePanel()
        sut.readiness = PhoneReadiness(server: "kitchen", key: .set, publicAddress: address)
        sut.needsAddress = isNeeded
        let row = sut.overlay.above[2]
        #expect(row.lead.text + row.wording.text { _ in "" } == "Tunnel  \(words)")
        #expect(row.role == role)
        sut.show([call("1")], [], at: .zero)
        #expect(
            sut.overlay.spoken?.prefix(3) == ["Line closed", "Key set, for kitchen", "Tunnel \(words)"])
    }

    @Test(arguments: [
        (String?.none, false, "", "closed"), (nil, true, "", "being opened…"), ("test line", false, "", "test line"),
        ("SIP", false, "sip:echo@kitchen:5060", "SIP, at sip:echo@kitchen:5060"),
    ])
    func `says how it stands with the line`(line: String?, isSwitching: Bool, address: String, words: String) {
        var sut = PhonePanel()
        (sut.line, sut.isSwitching, sut.address) = (line, isSwitching, address)
        sut.readiness = PhoneReadiness(server: "kitchen", key: .set, publicAddress: nil)
        let row = sut.overlay.above[0]
        #expect(row.lead.text + row.wording.text { _ in "" } == "Line    \(words)")
    }

    @Test func `keeps what somebody has chosen, until it is gone`() {
        var sut = PhonePanel()
        sut.show([], [ended("a"), ended("b")], at: .zero)
        sut.move(by: 1)
        sut.show([call("1")], [ended("a"), ended("b")], at: .zero)
        #expect(sut.selectedEnded?.id == "b")
        #expect(sut.hints?.first == HintViewState(.open, "read"))
        sut.show([call("1")], [ended("a")], at: .zero)
        #expect(sut.selectedCall == "1")
    }
}

@Suite struct `A call that is watched` {
    private func message(_ id: String, _ role: Message.Role, _ text: String) -> Message {
        var message = Message(
            id: id, role: role, medium: .voice, status: .completed, createdAt: Date(timeIntervalSince1970: 0))
        message.text = text
        return message
    }

    private func text(_ call: PhoneCallViewState) -> [String] {
        guard case .lines(let lines) = CallPanel(call, at: .zero).overlay.content else { return [] }
        return lines.map { $0.map(\.text).joined() }
    }

    @Test func `says what became of it, and leads to its story`() throws {
        var sut = CallPanel(
            PhoneCallViewState(id: "1", number: "+1", isIncoming: true, startedAt: .zero), at: .seconds(64))
        let ended = PhonePanel.Ended(
            id: "1", number: "+1", isIncoming: true, time: "14:02", duration: .seconds(64),
            outcome: StyledText("the caller hung up"), conversation: "c")
        sut.show(nil, ended, at: .seconds(64))
        guard case .lines(let lines) = sut.overlay.content else { throw CancellationError() }
        #expect(lines.first?.map(\.text).joined() == "1:04  This call is over.  the caller hung up")
        #expect(sut.hints?.first == HintViewState(.open, "read"))
        sut.show(nil, nil, at: .seconds(99))
        #expect(sut.ended?.conversation == "c")
    }

    @Test func `says what of it nobody heard`() {
        var call = PhoneCallViewState(id: "1", number: "+1", isIncoming: true, startedAt: .zero)
        call.say(message("a", .assistant, "Hello."))
        call.isMuted = true
        call.say(message("b", .user, "Are you there?"))
        call.say(message("c", .assistant, "Yes."))
        call.isMuted = false
        // It was said to nobody all the same.
        call.say(message("c", .assistant, "Yes, I am."))
        call.isTakenOver = true
        call.say(message("d", .assistant, "How can I help?"))
        #expect(
            text(call).suffix(4) == [
                "echo    Hello.", "caller  Are you there?", "echo    (not heard) Yes, I am.",
                "echo    (not heard) How can I help?",
            ])
    }

    @Test func `says they of somebody who was called`() {
        var call = PhoneCallViewState(id: "1", number: "+1", isIncoming: false, startedAt: .zero)
        call.turn = .user
        call.say(message("a", .user, "Hello?"))
        #expect(text(call)[0].contains("they speak"))
        #expect(text(call).last == "they    Hello?")
        #expect(!text(call).contains { $0.contains("caller") })
    }

    @Test func `says that a call is on hold, and that nothing is recorded while a person speaks`() {
        var one = PhoneCallViewState(id: "1", number: "+11", isIncoming: true, startedAt: .zero)
        (one.isRecorded, one.isHeld) = (true, true)
        var sut = PhonePanel()
        sut.show([one], [], at: .zero)
        #expect(sut.overlay.spoken?.first == "1. ← +11: goes on, on hold, recorded")
        (one.isTakenOver, one.isHeld) = (true, false)
        sut.show([one], [], at: .zero)
        #expect(sut.overlay.spoken?.first == "1. ← +11: you speak, not recorded meanwhile")
    }

    @Test func `says once that the assistant is muted`() {
        var call = PhoneCallViewState(id: "1", number: "+1", isIncoming: true, startedAt: .zero)
        call.isMuted = true
        for turn in [Turn.listening, .assistant] {
            call.turn = turn
            #expect(text(call)[0].components(separatedBy: "muted").count == 2)
            #expect(!text(call)[0].contains("echo speaks"))
        }
    }
}
