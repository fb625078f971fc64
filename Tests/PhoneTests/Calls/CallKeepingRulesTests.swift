import Echo
import EchoScreen
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `What is kept of telephone calls` {
    private let utc = TimeZone(secondsFromGMT: 0) ?? .current
    private let start = Date(timeIntervalSince1970: 1_764_079_320)

    private func message(_ id: String, _ text: String, _ role: Message.Role = .user) -> Message {
        var message = Message(id: id, role: role, medium: .voice, status: .completed, createdAt: start)
        message.text = text
        return message
    }

    private func begun(isOn: Bool = true) -> (CallKeepingRules, [ConversationChange]) {
        var sut = CallKeepingRules(isOn: isOn, timeZone: utc)
        let changes = sut.receive(.began(.init(id: "CA1", number: "+4930123456", isIncoming: false)), at: start)
        return (sut, changes)
    }

    @Test func `a call is a conversation from its beginning on`() throws {
        let (sut, changes) = begun()
        guard case .began(let record) = changes.first, case .called(let id, let details) = changes.last else {
            Issue.record("\(changes)")
            return
        }
        #expect(record.kind == .phone)
        #expect(record.title.text == "Call to +4930123456")
        #expect(id == sut.conversation(of: "CA1"))
        #expect(details.status == "in-progress")
        #expect(details.direction == .outbound)
    }

    @Test func `each message keeps its place, and what only the assistant was told is not kept`() {
        var (sut, _) = begun()
        func positions(_ message: Message) -> [Int] {
            sut.receive(.conversation(.messageFinalized(message), call: "CA1"), at: start).compactMap {
                if case .message(let record) = $0 { record.position } else { nil }
            }
        }
        #expect(positions(message("1", "Hello.", .assistant)) == [1024])
        #expect(positions(message("s", "Offer a refund.", .system)) == [])
        #expect(positions(message("2", "What time is it?")) == [2048])
        #expect(positions(message("1", "Hel", .assistant)) == [1024])
    }

    @Test(arguments: [(PhoneLineEnd.hungUp, "completed"), (.lost, "failed")])
    func `the end of a call says how it ended`(end: PhoneLineEnd, status: String) {
        var (sut, _) = begun()
        let changes = sut.receive(.ended(end, call: "CA1", at: start + 61.5), at: start + 61.5)
        guard case .called(_, let details) = changes.dropFirst().first, case .ended(_, let date) = changes.last else {
            Issue.record("\(changes)")
            return
        }
        #expect(details.status == status)
        #expect(details.duration == .milliseconds(61_500))
        #expect(date == start + 61.5)
        #expect(sut.conversation(of: "CA1") == nil)
    }

    @Test(arguments: [
        (CallAttendance?.none, PhoneLineEnd.hungUp, "no-answer"), (.none, .hungUpHere, "declined"),
        (.declined, .hungUpHere, "declined"), (.assistant, .hungUp, "completed"),
    ])
    func `the end of a call that rang says whether anybody answered`(
        attendance: CallAttendance?, end: PhoneLineEnd, status: String
    ) {
        var (sut, _) = begun()
        #expect(moments(sut.receive(.attended(.ringing, call: "CA1"), at: start)) == [CallMoment(.ringing)])
        if let attendance { _ = sut.receive(.attended(attendance, call: "CA1"), at: start) }
        let changes = sut.receive(.ended(end, call: "CA1", at: start), at: start)
        guard case .called(_, let details) = changes.dropFirst().first else {
            Issue.record("no end")
            return
        }
        #expect(details.status == status)
    }

    private func moments(_ changes: [ConversationChange]) -> [CallMoment] {
        changes.compactMap { if case .event(let event, _) = $0 { CallMoment(event) } else { nil } }
    }

    @Test func `what happens beside the words is kept among its events`() {
        var (sut, _) = begun()
        let news: [(PhoneNews, CallMoment)] = [
            (.attended(.ringing, call: "CA1"), CallMoment(.ringing)),
            (.attended(.person, call: "CA1"), CallMoment(.answered, "person")),
            (.happened(.digit("5"), call: "CA1"), CallMoment(.key, "•")),
            (.happened(.digit("#"), call: "CA1"), CallMoment(.key, "#")),
            (
                .happened(.announced("This call is \"recorded\"."), call: "CA1"),
                CallMoment(.announced, "This call is \"recorded\".")
            ),
            (.happened(.recordingStarted, call: "CA1"), CallMoment(.recorded)),
            (.takenOver(true, call: "CA1"), CallMoment(.takenOver)),
            (.takenOver(false, call: "CA1"), CallMoment(.givenBack)), (.muted(true, call: "CA1"), CallMoment(.muted)),
            (.happened(.transferred("+1"), call: "CA1"), CallMoment(.transferred, "+1")),
            (.happened(.wrongPIN, call: "CA1"), CallMoment(.refused, "The caller did not enter a correct PIN.")),
            (.ended(.hungUp, call: "CA1", at: start), CallMoment(.ended, "they hung up")),
        ]
        for (item, moment) in news { #expect(moments(sut.receive(item, at: start)) == [moment]) }
        #expect(sut.receive(.happened(.digit("5"), call: "CA1"), at: start) == [])
    }

    @Test func `what a person at the screen does is kept, but for the figures that they press`() {
        var (sut, _) = begun()
        let asked: [(CallRequest, [CallMoment])] = [
            (.whisper("Offer a refund."), [CallMoment(.whispered, "Offer a refund.")]),
            (.say("One moment."), [CallMoment(.said, "One moment.")]), (.press("12#A"), [CallMoment(.keys, "••#A")]),
            // They become news when they are done.
            (.takeOver(true), []), (.mute(true), []), (.record(true), []), (.transfer(to: "+1"), []), (.hangUp, []),
        ]
        for (request, kept) in asked { #expect(moments(sut.asked(request, of: "CA1", at: start)) == kept) }
        #expect(sut.asked(.whisper("Nobody."), of: "CA2", at: start) == [])
    }

    @Test func `a flood of keys is not kept to its end`() {
        var (sut, _) = begun()
        let kept = (0..<1_200).flatMap { _ in sut.receive(.happened(.digit("1"), call: "CA1"), at: start) }
        #expect(kept.count == 1_000)
    }

    @Test func `what it was held with is kept, and how long answers took`() throws {
        var (sut, _) = begun()
        let setup = CallSetup(prompt: "Tutor", voice: "cedar", speed: 1, turns: "server_vad", instructions: "Be kind.")
        var settings = SessionSettings()
        (settings.voice, settings.instructions, settings.turnMode) = ("cedar", "Be kind.", .automatic(.server))
        let prepared = PhoneNews.happened(.prepared(settings, prompt: "Tutor"), call: "CA1")
        guard case .called(_, let details) = sut.receive(prepared, at: start).first else {
            Issue.record("not kept")
            return
        }
        let json = try #require(details.configuration)
        #expect(try JSONDecoder().decode(CallSetup.self, from: Data(json.utf8)) == setup)
        for milliseconds in [900, 300, 600] {
            var turn = TurnSummary(userItemID: "asked")
            turn.firstSound = .milliseconds(milliseconds)
            _ = sut.receive(.conversation(.turnEnded(turn), call: "CA1"), at: start)
        }
        // A greeting, behind a notice that was said first.
        for _ in 0..<3 {
            let greeting = TurnSummary(firstSound: .milliseconds(5_800))
            _ = sut.receive(.conversation(.turnEnded(greeting), call: "CA1"), at: start)
        }
        let changes = sut.receive(.ended(.hungUp, call: "CA1", at: start), at: start)
        #expect(moments(changes).contains(CallMoment(.latency, "600")))
    }

    @Test func `what the assistant says while it is muted is kept as not heard, to its end`() {
        var (sut, _) = begun()
        func wasHeard(_ message: Message) -> Bool {
            sut.receive(.conversation(.messageFinalized(message), call: "CA1"), at: start).allSatisfy {
                if case .margin(let kept, _) = $0 { kept.margin.wasHeard } else { true }
            }
        }
        #expect(wasHeard(message("1", "Hello.", .assistant)))
        _ = sut.receive(.muted(true, call: "CA1"), at: start)
        #expect(wasHeard(message("2", "Are you there?")))
        #expect(!wasHeard(message("3", "Yes.", .assistant)))
        _ = sut.receive(.muted(false, call: "CA1"), at: start)
        #expect(!wasHeard(message("3", "Yes, I am.", .assistant)))
        #expect(wasHeard(message("4", "I am back.", .assistant)))
    }

    @Test func `nothing is kept by who keeps no conversations`() {
        var (sut, changes) = begun(isOn: false)
        changes += sut.receive(.conversation(.messageFinalized(message("1", "Hello.")), call: "CA1"), at: start)
        changes += sut.receive(.ended(.hungUp, call: "CA1", at: start), at: start)
        #expect(changes.isEmpty)
    }

    @Test func `the sound of the whole call waits for no message, and nobody sees one`() {
        var (sut, _) = begun()
        let sound = KeptSound(message: WholeCallSound.caller(of: "CA1"), file: "f", createdAt: start)
        let changes = sut.receive(.sound(.began(sound), call: "CA1"), at: start)
        guard changes.count == 2, case .message(let record) = changes[0], case .sound(sound, _) = changes[1] else {
            Issue.record("\(changes)")
            return
        }
        #expect(record.isRemoved)
        #expect(record.message.role == .user)
        #expect(record.message.text.isEmpty)
        #expect(!WholeCallSound.isCaller(WholeCallSound.line(of: "CA1")))
        #expect(!WholeCallSound.isWhole("item_1"))
    }

    @Test func `sound is kept with its message, and waits for it`() {
        var (sut, changes) = begun()
        guard case .began(let record) = changes.first else { return }
        var sound = KeptSound(message: "1", file: "f", createdAt: start)
        #expect(sut.receive(.sound(.began(sound), call: "CA1"), at: start) == [])
        sound.duration = .seconds(2)
        #expect(sut.receive(.sound(.kept(sound), call: "CA1"), at: start) == [])

        changes = sut.receive(.conversation(.messageUpdated(message("1", "Hel")), call: "CA1"), at: start)
        #expect(changes.last == .sound(sound, of: record.id))

        var gone = sound
        gone.duration = .zero
        #expect(sut.receive(.sound(.discarded(sound), call: "CA1"), at: start) == [.sound(gone, of: record.id)])
        #expect(sut.receive(.sound(.began(sound), call: "another"), at: start) == [])
    }
}
