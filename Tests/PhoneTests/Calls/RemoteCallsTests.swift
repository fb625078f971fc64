import Echo
import EchoScreen
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `Calls of a bridge elsewhere` {
    private let now = Date(timeIntervalSince1970: 0)
    private let line = PhoneLineCall(id: "CA1", from: "+12015550100", to: "+12015550123", direction: .outbound)

    private func happenings(_ news: [PhoneNews]) -> [CallHappening] {
        news.compactMap { if case .happened(let happening, "CA1") = $0 { happening } else { nil } }
    }

    private func begun() -> RemoteCalls {
        var sut = RemoteCalls()
        _ = sut.receive(.status("CA1", .inProgress, line, reason: nil), at: now)
        return sut
    }

    @Test func `ring, begin once and end as those of the screen do`() {
        var sut = RemoteCalls()
        func tell(_ status: CallStatus, _ line: PhoneLineCall?, _ reason: String? = nil) -> [CallHappening] {
            happenings(sut.receive(.status("CA1", status, line, reason: reason), at: now))
        }
        guard case .placed(line, .queued, _)? = tell(.queued, line).first,
            case .placed(line, .ringing, _)? = tell(.ringing, line).first, sut.running.isEmpty,
            case .began(line, _)? = tell(.inProgress, line).first
        else {
            Issue.record("It did not begin.")
            return
        }
        #expect(sut.running == ["CA1"])
        #expect(tell(.inProgress, line).isEmpty)
        guard case .ended(.transferred, _)? = tell(.completed, nil, "transferred").first else {
            Issue.record("It did not end.")
            return
        }
        #expect(sut.running.isEmpty)
        #expect(tell(.completed, nil, "transferred").isEmpty)
    }

    @Test func `that come to nothing are told as that`() {
        var sut = RemoteCalls()
        _ = sut.receive(.status("CA1", .ringing, line, reason: nil), at: now)
        guard
            case .notReached(line, .busy, _)? =
                happenings(sut.receive(.status("CA1", .busy, nil, reason: "busy"), at: now)).first
        else {
            Issue.record("Nothing was told.")
            return
        }
    }

    @Test func `are read word by word, and as they were heard`() {
        var sut = begun()
        func say(_ text: String, isFinal: Bool = false) -> Message? {
            let words = WatchedWords(call: "CA1", item: "i", isPartner: true, text: text, isFinal: isFinal)
            switch happenings(sut.receive(.said(words), at: now)).first {
            case .echo(.messageUpdated(let message)), .echo(.messageFinalized(let message)): return message
            default: return nil
            }
        }
        #expect(say("Is the bak")?.text == "Is the bak")
        let grown = say("ery open?")
        #expect((grown?.text, grown?.role) == ("Is the bakery open?", .user))
        #expect(grown?.isFinal == false)
        let whole = say("Is the bakery open today?", isFinal: true)
        #expect(whole?.text == "Is the bakery open today?")
        #expect(whole?.isFinal == true)
    }

    @Test(
        arguments: [
            ("call.taken_over", [:], CallMoment(.takenOver)), ("call.given_back", [:], CallMoment(.givenBack)),
            ("call.announced", ["text": "One moment."], CallMoment(.announced, "One moment.")),
            ("recording.started", [:], CallMoment(.recorded)), ("call.held", [:], CallMoment(.held)),
            ("call.unmuted", [:], CallMoment(.unmuted)), ("call.digit", ["digit": "#"], CallMoment(.key, "#")),
            ("call.transferred", ["number": "+1"], CallMoment(.transferred, "+1")),
            ("call.answered", ["by": "person"], CallMoment(.answered, "person")),
            ("call.message_taken", ["text": "Call back."], CallMoment(.messageTaken, "Call back.")),
        ] as [(String, [String: String], CallMoment)])
    func `tell what happens in them`(type: String, payload: [String: String], moment: CallMoment) {
        var sut = begun()
        let told = happenings(sut.receive(.happened("CA1", type: type, payload), at: now))
        #expect(told.compactMap { CallMoment($0, isIncoming: false) } == [moment])
    }

    @Test func `say why something failed, and nothing that the screen has no words for`() {
        var sut = begun()
        let told = sut.receive(.happened("CA1", type: "error", ["code": "E002", "message": "It is away."]), at: now)
        guard case .warning("E002 It is away.")? = told.first else {
            Issue.record("\(told)")
            return
        }
        #expect(sut.receive(.happened("CA1", type: "new.thing", [:]), at: now).isEmpty)
        #expect(sut.receive(.happened("CA9", type: "call.held", [:]), at: now).isEmpty)
        #expect(sut.receive(.other, at: now).isEmpty)
    }

    @Test(arguments: [(0.0, 0), (0.1, 76), (1.0, 255), (-1.0, 0)] as [(Double, UInt8)])
    func `are as high as they are loud`(level: Double, height: UInt8) {
        var sut = begun()
        guard
            case .levels(height, 0, call: "CA1")? = sut.receive(.levels("CA1", caller: level, assistant: 0), at: now)
                .first
        else {
            Issue.record("\(level)")
            return
        }
    }

    @Test func `are told again when the connection is back`() {
        var sut = begun()
        sut.forget()
        #expect(sut.running.isEmpty)
        #expect(happenings(sut.receive(.status("CA1", .inProgress, line, reason: nil), at: now)).count == 1)
    }

    @Test(arguments: [
        (CallRequest.hangUp, BridgeOrder.end), (.takeOver(true), .takeOver(true)), (.mute(true), .mute(true)),
        (.record(true), .record(true)), (.whisper("a"), .whisper("a")), (.say("a"), .say("a")),
        (.press("1"), .press("1")),
        (.transfer(to: "anna", saying: "b"), .transfer("anna", saying: "b")),
    ])
    func `are asked what those of the screen are`(request: CallRequest, order: BridgeOrder) {
        #expect(BridgeOrder(request) == order)
    }

    @Test func `need the bridge's token`() {
        let program = PhoneProgram(environment: [:], storedToken: { nil }, version: "1") { AudioDevices() }
        #expect(throws: PhoneError(WatchFailure.words(.missingKey))) { try RemoteLine(nil, in: program) }
    }
}
