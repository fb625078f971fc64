import Echo
import EchoScreen
import EchoText
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `What is known of the telephone` {
    private let utc = TimeZone(secondsFromGMT: 0) ?? .current
    private let start = Date(timeIntervalSince1970: 1_764_079_320)

    private func rules() -> PhoneRules { PhoneRules(timeZone: utc) { "(\($0))" } }

    private func moment(_ seconds: Int) -> ScreenTime {
        ScreenTime(date: start + Double(seconds), uptime: .seconds(seconds))
    }

    private func message(_ id: String, _ role: Message.Role, _ text: String) -> Message {
        var message = Message(id: id, role: role, medium: .voice, status: .completed, createdAt: start)
        message.text = text
        return message
    }

    private func begun(_ id: String = "a") -> PhoneRules {
        var sut = rules()
        sut.opened(.test, at: "")
        sut.receive(.began(.init(id: id, number: "+1", isIncoming: true)), at: moment(0))
        return sut
    }

    @Test func `a call that the other side puts aside says so until they are back`() {
        var sut = begun()
        sut.receive(.happened(.held(true), call: "a"), at: moment(1))
        #expect(sut.call("a")?.isHeld == true)
        sut.receive(.happened(.held(false), call: "a"), at: moment(2))
        #expect(sut.call("a")?.isHeld == false)
    }

    @Test func `a call stands in the list until it is over, and then among those that are`() {
        var sut = begun()
        #expect(sut.call("a")?.number == "(+1)")
        sut.receive(.ended(.hungUp, call: "a", at: start + 64), at: moment(64))
        #expect(sut.calls.isEmpty)
        #expect(sut.ended.first?.duration == .seconds(64))
        #expect(sut.ended.first?.time == "14:02")
        #expect(sut.ended.first?.outcome.text == "the caller hung up")
    }

    @Test(arguments: [
        (CallAttendance?.none, PhoneLineEnd.hungUp, "missed"), (.none, .hungUpHere, "declined"),
        (.declined, .hungUpHere, "declined"), (.assistant, .hungUp, "the caller hung up"),
        (.person, .hungUpHere, "hung up here"),
    ])
    func `a call that rang says what became of it`(
        attendance: CallAttendance?, end: PhoneLineEnd, outcome: String
    ) {
        var sut = begun()
        sut.receive(.attended(.ringing, call: "a"), at: moment(1))
        #expect(sut.ringing.map(\.id) == ["a"])
        if let attendance { sut.receive(.attended(attendance, call: "a"), at: moment(2)) }
        #expect(sut.ringing.isEmpty == (attendance != nil))
        sut.receive(.ended(end, call: "a", at: start + 9), at: moment(9))
        #expect(sut.ended.first?.outcome.text == outcome)
    }

    @Test(arguments: [
        (CallStatus.busy, "busy"), (.noAnswer, "no answer"), (.failed, "not reached"), (.canceled, "canceled"),
    ])
    func `a call that came to nothing stands among those that are over`(failure: CallStatus, outcome: String) {
        var sut = rules()
        sut.receive(.notReached(.init(id: "b", number: "+2", isIncoming: false), failure, at: start), at: moment(9))
        #expect(sut.ended.map(\.number) == ["(+2)"])
        #expect(sut.ended.first?.outcome.text == outcome)
        #expect(sut.ended.first?.duration == nil)
    }

    @Test func `a call that was made and rings stands among those that go on, and begins when it is answered`() {
        var sut = rules()
        let call = PhoneLineCall(id: "b", number: "+2", isIncoming: false)
        sut.receive(.placed(call, .queued), at: moment(1))
        sut.receive(.placed(call, .ringing), at: moment(2))
        #expect(sut.calls.map(\.placed) == [.ringing])
        #expect(sut.ringing.isEmpty)
        sut.receive(.began(call), at: moment(5))
        #expect(sut.calls.map(\.placed) == [nil])
        #expect(sut.calls.map(\.startedAt) == [moment(5).uptime])
    }

    @Test func `a call that was made and rang is over when it comes to nothing`() {
        var sut = rules()
        let call = PhoneLineCall(id: "b", number: "+2", isIncoming: false)
        sut.receive(.placed(call, .ringing), at: moment(1))
        sut.receive(.notReached(call, .canceled, at: start), at: moment(9))
        #expect(sut.calls.isEmpty)
        #expect(sut.ended.map(\.outcome.text) == ["canceled"])
    }

    @Test func `who was turned away stands there too, unless nobody knows who it was`() {
        var sut = rules()
        for id in ["", "b"] {
            let call = PhoneLineCall(id: id, number: id.isEmpty ? "" : "+2", isIncoming: true)
            sut.receive(.happened(.turnedAway(call, .stopping, others: 0, at: start), call: id), at: moment(9))
        }
        #expect(sut.ended.map(\.outcome.text) == ["turned away"])
    }

    @Test func `a key that a call was refused for is told until one is accepted`() {
        var sut = begun()
        let ready = PhoneReadiness(server: "api.openai.com", key: .set, publicAddress: nil)
        sut.look(at: ready)
        sut.receive(.happened(.failed(.invalidKey), call: "a"), at: moment(1))
        #expect(sut.readiness?.key == .refused)
        #expect(sut.call("a")?.notice != nil)
        sut.look(at: ready)
        #expect(sut.readiness?.key == .refused)
        sut.receive(
            .conversation(.connectionStatusChanged(.connected(sessionID: "s", model: "m")), call: "a"), at: moment(2))
        #expect(sut.readiness == ready)
    }

    @Test func `what is said grows in its place, and what is whispered is no part of it`() {
        var sut = begun()
        sut.receive(.conversation(.messageUpdated(message("1", .assistant, "Hel")), call: "a"), at: moment(1))
        sut.receive(.conversation(.messageUpdated(message("2", .system, "Be brief.")), call: "a"), at: moment(2))
        sut.receive(.conversation(.messageFinalized(message("1", .assistant, "Hello.")), call: "a"), at: moment(3))
        #expect(sut.call("a")?.lines.map(\.text) == ["Hello."])
    }

    @Test func `loudness is remembered for a minute, and no longer`() {
        var sut = begun()
        for index in 0..<700 {
            sut.receive(.levels(caller: UInt8(index % 256), assistant: 0, call: "a"), at: moment(index / 10))
        }
        #expect(sut.call("a")?.caller.count == 600)
        #expect(sut.call("a")?.caller.last == UInt8(699 % 256))
    }

    @Test func `a call that goes on is not told again from what is kept of it`() {
        var sut = begun()
        var record = ConversationRecord(
            id: ConversationID("c"), kind: .phone, title: ConversationTitle("Call", .firstWords), startedAt: start,
            mode: .audio)
        record.call = CallDetails(callID: "a", direction: .inbound, status: "in-progress")
        sut.remember([record]) { _ in "today" }
        #expect(sut.ended.isEmpty)
    }

    @Test func `who was called hangs up as they, and not as a caller`() {
        var sut = begun()
        sut.receive(.began(.init(id: "b", number: "+2", isIncoming: false)), at: moment(0))
        for id in ["a", "b"] { sut.receive(.ended(.hungUp, call: id, at: start), at: moment(9)) }
        #expect(sut.ended.map(\.outcome.text) == ["they hung up", "the caller hung up"])
    }

    @Test func `whoever speaks in the assistant's place hears the caller`() {
        var sut = begun()
        sut.asked(.takeOver(true), of: "a")
        #expect(sut.call("a")?.isHeard == true)
        #expect(sut.call("a")?.isTakenOver == false)
        sut.receive(.takenOver(true, call: "a"), at: moment(1))
        #expect(sut.call("a")?.isTakenOver == true)
    }

    @Test func `what comes of a call that nobody knows changes nothing`() {
        var sut = begun()
        let before = sut.calls
        sut.receive(.levels(caller: 1, assistant: 1, call: "b"), at: moment(1))
        sut.receive(.ended(.lost, call: "b", at: start), at: moment(1))
        sut.receive(.happened(.wrongPIN, call: "b"), at: moment(1))
        #expect(sut.calls == before)
        #expect(sut.ended.isEmpty)
    }

    @Test func `a line that closes takes its calls along`() {
        var sut = begun()
        sut.receive(.closed("The port is taken."), at: moment(1))
        #expect(sut.line == nil)
        #expect(sut.calls.isEmpty)
    }
}
