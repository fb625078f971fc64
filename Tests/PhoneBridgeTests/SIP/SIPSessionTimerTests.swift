import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A call in SIP that is confirmed from time to time` {
    private let now = ContinuousClock.now

    @Test(arguments: [
        ("1800", SessionExpiry(seconds: 1800)), ("90;refresher=uac", SessionExpiry(seconds: 90, refresher: .uac)),
        (" 120 ; Refresher=UAS;x=1", SessionExpiry(seconds: 120, refresher: .uas)),
        ("120;refresher=nobody", SessionExpiry(seconds: 120)), ("9999999999", SessionExpiry(seconds: 604_800)),
    ])
    func `is told how long it holds`(text: String, expected: SessionExpiry) {
        #expect(SessionExpiry(text) == expected)
    }

    @Test(arguments: ["", ";refresher=uac", "soon", "-1", "1.5", "99999999999", "٣٠"])
    func `is told nothing by what is no time`(text: String) { #expect(SessionExpiry(text) == nil) }

    @Test func `is written as it is read`() {
        for text in ["1800", "90;refresher=uas"] { #expect(SessionExpiry(text)?.description == text) }
    }

    @Test func `is asked about at half of the time by who refreshes, and is over at its end`() {
        var sut = SIPSessionTimer(seconds: 1800, isRefresher: true, at: now)
        #expect(sut.turn(at: now + .seconds(899)) == .wait)
        #expect(sut.deadline == now + .seconds(900))
        #expect(sut.turn(at: now + .seconds(900)) == .refresh)
        #expect(sut.turn(at: now + .seconds(901)) == .wait)
        #expect(sut.turn(at: now + .seconds(920)) == .refresh)
        #expect(sut.turn(at: now + .seconds(1800)) == .over)
    }

    @Test func `is over a moment earlier for who only waits`() {
        var long = SIPSessionTimer(seconds: 1800, isRefresher: false, at: now)
        #expect(long.turn(at: now + .seconds(1767)) == .wait)
        #expect(long.turn(at: now + .seconds(1768)) == .over)
        var short = SIPSessionTimer(seconds: 1, isRefresher: false, at: now)
        #expect(short.seconds == 90)
        #expect(short.turn(at: now + .seconds(59)) == .wait)
        #expect(short.turn(at: now + .seconds(60)) == .over)
    }

    @Test func `goes on as long as both sides are there`() {
        var pair = DialogPair()
        pair.connect()
        #expect(pair.caller.session?.isRefresher == false)
        #expect(pair.callee?.session?.isRefresher == true)
        pair.forgetTranscript()
        pair.pass(.seconds(2000))
        #expect(pair.transcript == ["← UPDATE", "→ 200", "← UPDATE", "→ 200"])
        #expect(pair.caller.state == .up)
        #expect(pair.callee?.state == .up)
    }

    @Test func `is over for who hears nothing of the other side any more`() {
        var pair = DialogPair()
        pair.connect()
        pair.losses = Array(repeating: "← UPDATE", count: 100)
        pair.pass(.seconds(940))
        #expect(pair.told[.callee]?.last == .ended(.lost))
        // Nothing came of the one side, and nothing comes of it.
        #expect(pair.caller.state == .up)
        pair.pass(.seconds(840))
        #expect(pair.told[.caller]?.last == .ended(.lost))
        #expect(pair.transcript.contains("→ BYE"))
    }

    /// As a PBX writes it.
    private func update(_ pair: DialogPair, _ headers: [SIPHeader], number: UInt32) throws -> SIPMessage {
        let callee = try #require(pair.callee)
        return SIPMessage(
            .request(.update, uri: "sip:alice@192.0.2.1"),
            headers: [
                SIPHeader("via", "SIP/2.0/UDP 192.0.2.2;branch=z9hG4bKupdate\(number)"),
                SIPHeader("from", callee.local.description), SIPHeader("to", callee.remote.description),
                SIPHeader("call-id", callee.callID), SIPHeader("cseq", "\(number) UPDATE"),
            ] + headers)
    }

    @Test func `takes no time that is too short`() throws {
        var pair = DialogPair()
        pair.connect()
        pair.forgetTranscript()
        let headers = [SIPHeader("supported", "100rel, timer"), SIPHeader("session-expires", "30")]
        pair.inject(try update(pair, headers, number: 900), to: .caller)
        #expect(pair.transcript == ["→ 422"])
        let enough = [SIPHeader("k", "timer"), SIPHeader("x", "120;refresher=uac")]
        pair.inject(try update(pair, enough, number: 901), to: .caller)
        #expect(pair.transcript == ["→ 422", "→ 200"])
        #expect(pair.caller.session?.seconds == 120)
        #expect(pair.caller.session?.isRefresher == false)
    }

    @Test func `is asked for again, for longer, where the other side wants that`() throws {
        let place = SIPPlace(host: "192.0.2.1", port: 5060)
        let media = LocalMedia(host: "192.0.2.1", port: 4000, codecs: [.muLaw], sessionID: 1)
        var sut = SIPDialog(
            to: SIPURI(user: "assistant", host: "192.0.2.2"), from: SIPURI(user: "alice", host: "192.0.2.1"),
            at: place, media: media, token: "caller-token-0123456789")
        let first = Self.sent(sut.call(at: now))
        var invite = try #require(first.first)
        #expect(invite["session-expires"] == "1800")
        #expect(invite["supported"] == "timer")
        for least in [3600, 7200, 10_000] {
            let refusal = SIPMessage.response(422, to: invite, tag: "b", [SIPHeader("min-se", "\(least)")])
            let sent = Self.sent(sut.receive(refusal, at: now))
            #expect(sent.map(\.method) == [.ack, .invite])
            invite = try #require(sent.last)
            #expect(invite["session-expires"] == "\(least)")
            #expect(invite["min-se"] == "\(least)")
        }
        // Whoever goes on like that wants no call.
        let last = SIPMessage.response(422, to: invite, tag: "b", [SIPHeader("min-se", "20000")])
        #expect(Self.sent(sut.receive(last, at: now)).map(\.method) == [.ack])
        #expect(sut.state == .over)
    }

    @Test func `holds as long as it likes where the other side knows of no timer`() throws {
        var pair = DialogPair()
        pair.connect()
        pair.inject(try update(pair, [], number: 900), to: .caller)
        #expect(pair.caller.session == nil)
        #expect(pair.caller.deadline == nil)
    }

    private static func sent(_ actions: [SIPAction]) -> [SIPMessage] {
        actions.compactMap { if case .send(let message) = $0 { message } else { nil } }
    }

    @Test func `wants nothing else that is not here`() {
        let invite = SIPMessage(
            .request(.invite, uri: "sip:a@b"),
            headers: [SIPHeader("require", "timer, 100rel"), SIPHeader("require", "x")])
        #expect(invite.unsupported == ["100rel", "x"])
    }
}
