import Echo
import EchoText
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `Watching a bridge` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)
    private let id = "CA0123456789"

    private func line(_ id: String, _ direction: PhoneLineCall.Direction = .inbound) -> PhoneLineCall {
        PhoneLineCall(id: id, from: "+12015550123", to: "+12015550124", direction: direction)
    }

    private func makeSUT() -> WatchSession { WatchSession(.lines, at: "http://127.0.0.1:3000") }

    /// The words of the lines that it leads to.
    private func words(_ sut: inout WatchSession, _ news: BridgeNews, after seconds: Double = 0) -> [String] {
        sut.receive(.news(news, Data()), at: start + seconds).map { effect in
            guard case .say(let line) = effect else { return "\(effect)" }
            return line.split(separator: "  ", omittingEmptySubsequences: true).dropFirst().joined(separator: " | ")
        }
    }

    private func begin(_ sut: inout WatchSession, _ id: String) {
        _ = words(&sut, .status(id, .inProgress, line(id), reason: nil))
    }

    private func said(
        _ text: String, by isPartner: Bool, isFinal: Bool = true, wasHeard: Bool = true
    ) -> BridgeNews {
        .said(
            WatchedWords(
                call: id, item: isPartner ? "i1" : "i2", isPartner: isPartner, text: text, isFinal: isFinal,
                wasHeard: wasHeard))
    }

    @Test func `writes a call from its beginning to its end`() {
        var sut = makeSUT()
        #expect(
            words(&sut, .status(id, .inProgress, line(id), reason: nil)) == ["456789 | call from +1 201-555-0123"])
        #expect(words(&sut, .status(id, .inProgress, line(id), reason: nil)) == [])
        #expect(words(&sut, said("What ", by: true, isFinal: false)) == [])
        #expect(words(&sut, said("What time is it?", by: true)) == ["456789 | caller: What time is it?"])
        #expect(
            words(&sut, said("Noon.", by: false, wasHeard: false)) == ["456789 | echo (not heard): Noon."])
        #expect(
            words(&sut, .status(id, .completed, nil, reason: "hungUp"), after: 64)
                == ["456789 | ended after 1:04: the caller hung up"])
        #expect(sut.list(columns: 80, rows: 24, at: start).first?.hasPrefix("── No calls") == true)
    }

    @Test func `writes a call that was placed and came to nothing`() {
        var sut = makeSUT()
        let placed = line(id, .outbound)
        #expect(words(&sut, .status(id, .queued, placed, reason: nil)) == ["456789 | calling +1 201-555-0124"])
        #expect(words(&sut, .status(id, .ringing, placed, reason: nil)) == ["456789 | it rings at +1 201-555-0124"])
        #expect(words(&sut, .status(id, .ringing, placed, reason: nil)) == [])
        #expect(
            words(&sut, .status(id, .busy, placed, reason: "busy")) == ["456789 | call to +1 201-555-0124: busy"])
    }

    @Test func `tells how much was heard of an answer that was cut off`() {
        var sut = makeSUT()
        begin(&sut, id)
        _ = words(&sut, said("It is ten past two.", by: false))
        #expect(words(&sut, said("It is ten past two.", by: false)) == [])
        #expect(words(&sut, said("It is", by: false)) == ["456789 | echo was cut off after: It is"])
        #expect(words(&sut, said("", by: false)) == ["456789 | echo was cut off before anything was heard"])
        #expect(words(&sut, said("late", by: false, isFinal: false)) == [])
    }

    static let happenings: [(String, [String: String], String)] = [
        ("call.digit", ["digit": "•"], "The caller presses •."), ("call.taken_over", [:], "a person takes over"),
        ("call.whisper", ["text": "Be kind."], "a person whispers: Be kind."),
        ("call.transferring", ["number": "+12015550199"], "Calling +1 201-555-0199, to transfer the call."),
        ("call.person_wanted", ["name": "Anna", "text": "A bill."], "The caller wants Anna. A bill."),
        ("call.refused", ["reason": "pin"], "turned away: no correct PIN was entered"),
        ("error", ["code": "E002", "message": "The assistant is away."], "E002 The assistant is away."),
    ]

    @Test(arguments: happenings) func `writes what happens in a call`(
        type: String, payload: [String: String], expected: String
    ) {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(words(&sut, .happened(id, type: type, payload)) == ["456789 | \(expected)"])
    }

    @Test(arguments: ["call.connected", "call.disconnected", "session.created", "response.done", "new.thing"])
    func `leaves out what is told otherwise, or means nothing to it`(type: String) {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(words(&sut, .happened(id, type: type, [:])) == [])
    }

    @Test func `lists who speaks in which call, and what is being said`() {
        var sut = makeSUT()
        begin(&sut, id)
        begin(&sut, "CA2222222222")
        _ = words(&sut, .happened(id, type: "input_audio_buffer.speech_started", [:]))
        _ = words(&sut, said("What ", by: true, isFinal: false))
        _ = words(&sut, said("time", by: true, isFinal: false))
        _ = words(&sut, .happened("CA2222222222", type: "recording.started", [:]))
        let list = sut.list(columns: 80, rows: 24, at: start + 42)
        #expect(
            list == [
                "── 2 calls · http://127.0.0.1:3000",
                " 1 ← +1 201-555-0123  0:42  caller speaks  caller: What time",
                " 2 ← +1 201-555-0123  0:42  ● connecting",
                "t take over · l listen · m mute · w whisper · s say · d keys · f transfer",
                "1–9 ↑ ↓ choose · x hang up · q leave",
            ])
        #expect(sut.list(columns: 20, rows: 24, at: start).allSatisfy { ColumnText.columns($0) < 20 })
        #expect(sut.list(columns: 80, rows: 4, at: start).contains("   and 1 more"))
    }

    @Test func `ends the call that was chosen, and none where it is not clear which`() {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(sut.receive(.key(.hangUp), at: start) == [.end(id)])
        begin(&sut, "CA2222222222")
        #expect(sut.receive(.key(.hangUp), at: start) == [])
        #expect(sut.receive(.key(.call(2)), at: start) == [])
        #expect(sut.receive(.key(.hangUp), at: start) == [.end("CA2222222222")])
        #expect(sut.receive(.key(.up), at: start) == [])
        #expect(sut.receive(.key(.hangUp), at: start) == [.end(id)])
        _ = words(&sut, .status(id, .completed, nil, reason: "hungUp"))
        #expect(sut.receive(.key(.call(9)), at: start) == [])
        #expect(sut.receive(.key(.hangUp), at: start) == [.end("CA2222222222")])
        #expect(sut.receive(.key(.leave), at: start) == [.leave])
    }

    @Test func `ends the call that is typed`() {
        var sut = makeSUT()
        begin(&sut, id)
        begin(&sut, "CA2222222222")
        #expect(sut.receive(.typed("end 456789"), at: start) == [.end(id)])
        #expect(sut.receive(.typed("end \(id)"), at: start) == [.end(id)])
        #expect(sut.receive(.typed("end nobody"), at: start) == [.warn("There is no such call.")])
        #expect(sut.receive(.typed("end"), at: start) == [.warn("There are 2 such calls: say which.")])
        #expect(sut.receive(.typed("  "), at: start) == [])
        guard case .warn(let advice)? = sut.receive(.typed("stop 456789"), at: start).first else {
            Issue.record("nothing was said")
            return
        }
        #expect(advice.contains("end 456789"))
    }

    private func press(_ sut: inout WatchSession, _ keys: String) -> [WatchEffect] {
        keys.flatMap { sut.receive(.pressed($0 == "\n" ? .enter : .character($0)), at: start) }
    }

    @Test func `takes a call over with this machine's microphone, and hands it back`() {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(press(&sut, "t") == [.ask(id, .takeOver(true))])
        let taken = sut.receive(.news(.happened(id, type: "call.taken_over", [:]), Data()), at: start)
        #expect(taken.suffix(2) == [.ask(id, .hear(true)), .headset(id, .talk)])
        // Who speaks listens anyhow.
        #expect(press(&sut, "l") == [])
        #expect(press(&sut, "t") == [.ask(id, .takeOver(false))])
        let given = sut.receive(.news(.happened(id, type: "call.given_back", [:]), Data()), at: start)
        #expect(given.suffix(2) == [.ask(id, .hear(false)), .headset(id, .off)])
    }

    @Test func `opens no microphone in a call that somebody else took over, or that was refused`() {
        var sut = makeSUT()
        begin(&sut, id)
        let taken = WatchEvent.news(.happened(id, type: "call.taken_over", [:]), Data())
        #expect(sut.receive(taken, at: start).count == 1)
        _ = sut.receive(.news(.happened(id, type: "call.given_back", [:]), Data()), at: start)
        #expect(press(&sut, "t") == [.ask(id, .takeOver(true))])
        _ = sut.receive(.news(.problem(code: "E004", message: "No.", command: "call.takeover"), Data()), at: start)
        #expect(sut.receive(taken, at: start).count == 1)
    }

    @Test func `lets the microphone go when the call ends, or the bridge is lost`() {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(press(&sut, "l") == [.ask(id, .hear(true)), .headset(id, .listen)])
        let over = sut.receive(.news(.status(id, .completed, nil, reason: "hungUp"), Data()), at: start)
        #expect(over.last == .headset(id, .off))
        begin(&sut, id)
        _ = press(&sut, "t")
        _ = sut.receive(.news(.happened(id, type: "call.taken_over", [:]), Data()), at: start)
        let lost = sut.receive(.lost(.connectionLost(code: 1001, reason: "")), at: start)
        #expect(lost.first == .headset(id, .off))
    }

    @Test func `sends what is written to the call that was chosen for it`() {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(press(&sut, "wxq 1") == [])
        let list = sut.list(columns: 80, rows: 24, at: start)
        #expect(list.suffix(2) == ["Whisper to echo: xq 1▏", "Enter send · Esc cancel"])
        begin(&sut, "CA2222222222")
        _ = sut.receive(.pressed(.down), at: start)
        _ = sut.receive(.pressed(.erase), at: start)
        #expect(press(&sut, "é\n") == [.ask(id, .whisper("xq é"))])
        _ = press(&sut, "1f")
        #expect(press(&sut, "anna, Mr Berg calls.\n") == [.ask(id, .transfer("anna", saying: "Mr Berg calls."))])
        _ = press(&sut, "d")
        #expect(press(&sut, "1e2#\n") == [.ask(id, .press("12#"))])
        _ = press(&sut, "sHello")
        #expect(sut.receive(.pressed(.escape), at: start) == [])
        #expect(press(&sut, "m") == [.ask(id, .mute(true))])
        _ = press(&sut, "sHello")
        _ = words(&sut, .status(id, .completed, nil, reason: "hungUp"))
        #expect(press(&sut, "\n") == [.warn("The call is over.")])
    }

    @Test(arguments: [
        ("take 456789", [WatchEffect.ask("CA0123456789", .takeOver(true))]),
        ("give", [.ask("CA0123456789", .takeOver(false))]), ("unmute", [.ask("CA0123456789", .mute(false))]),
        ("whisper 456789 Offer a refund.", [.ask("CA0123456789", .whisper("Offer a refund."))]),
        ("say One  moment.", [.ask("CA0123456789", .say("One moment."))]), ("keys x", []),
        ("whisper", [.warn(WatchSessionTexts.advice)]), ("end 456789 now", [.warn(WatchSessionTexts.advice)]),
    ])
    func `does what is typed`(line: String, effects: [WatchEffect]) {
        var sut = makeSUT()
        begin(&sut, id)
        #expect(sut.receive(.typed(line), at: start) == effects)
    }

    @Test func `says once that the bridge is away, and that it is back`() {
        var sut = makeSUT()
        #expect(sut.receive(.connected, at: start).count == 1)
        begin(&sut, id)
        let lost = WatchEvent.lost(.connectionLost(code: 1001, reason: ""))
        #expect(sut.receive(lost, at: start) == [.warn("The bridge stops. Trying again.")])
        #expect(sut.list(columns: 80, rows: 24, at: start).first?.hasPrefix("── No connection") == true)
        #expect(sut.receive(lost, at: start) == [])
        #expect(sut.receive(.connected, at: start) == [.warn("The bridge is back.")])
    }

    @Test func `prints what the bridge says as it is, where that is asked for`() {
        var sut = WatchSession(.json, at: "http://127.0.0.1:3000")
        #expect(sut.receive(.connected, at: start) == [])
        let json = Data(#"{"type":"dropped","count":3}"#.utf8)
        #expect(
            sut.receive(.news(BridgeNews(json), json), at: start) == [.say(#"{"type":"dropped","count":3}"#)])
    }

    @Test func `writes no command to the terminal that somebody else thought of`() {
        var sut = makeSUT()
        begin(&sut, id)
        let lines = words(&sut, said("\u{1B}[2Jgone\nnew", by: true))
        #expect(lines.count == 1)
        #expect(!lines.joined().contains { $0 == "\u{1B}" || $0.isNewline })
        #expect(!sut.list(columns: 80, rows: 24, at: start).joined().contains("\u{1B}"))
    }

    @Test func `warns of a way on which others can read`() {
        #expect(WatchFailure.openHost("http://bridge.example.com:3000") == "bridge.example.com")
        for address in ["https://bridge.example.com", "http://127.0.0.1:3000", "ws://localhost", "http://[::1]:3000"] {
            #expect(WatchFailure.openHost(address) == nil)
        }
    }
}

enum WatchSessionTexts {
    static let advice =
        "Type a command and a call, the letters before its lines: end 456789, take 456789, give 456789, listen 456789, "
        + "leave 456789, mute 456789, unmute 456789, whisper 456789 WORDS, say 456789 WORDS, keys 456789 12#, "
        + "transfer 456789 NUMBER."
}
