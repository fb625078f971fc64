import Echo
import EchoText
import Foundation
import Testing

@testable import EchoPresentation

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
