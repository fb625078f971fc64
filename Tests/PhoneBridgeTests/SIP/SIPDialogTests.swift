import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A call in SIP` {
    private func media(_ action: SIPAction?) -> NegotiatedMedia? {
        switch action {
        case .connected(let media), .changed(let media): media
        default: nil
        }
    }

    @Test func `rings, is answered, and is ended by either side`() {
        for side in [DialogPair.Side.caller, .callee] {
            var pair = DialogPair()
            pair.call()
            pair.act(.callee) { $0.ring(at: $1) }
            pair.act(.callee) { $0.answer(with: DialogPair.answering, at: $1) }
            #expect(pair.transcript == ["→ INVITE", "← 100", "← 180", "← 200", "→ ACK"])
            #expect(pair.told[.caller]?.first == .rang)
            #expect(media(pair.told[.caller]?.last)?.port == 6000)
            #expect(media(pair.told[.callee]?.last)?.port == 4000)
            #expect(media(pair.told[.callee]?.last)?.codec == .muLaw)
            #expect(pair.caller.state == .up)
            #expect(pair.callee?.state == .up)

            pair.forgetTranscript()
            pair.act(side) { $0.hangUp(at: $1) }
            #expect(pair.transcript == (side == .caller ? ["→ BYE", "← 200"] : ["← BYE", "→ 200"]))
            #expect(pair.told[side]?.last == .ended(.hungUpHere))
            #expect(pair.told[side == .caller ? .callee : .caller]?.last == .ended(.hungUp))
            // Once more does nothing.
            pair.act(side) { $0.hangUp(at: $1) }
            #expect(pair.transcript.count == 2)
        }
    }

    @Test func `is forgotten only when nothing of it can come any more`() {
        var pair = DialogPair()
        pair.connect()
        pair.act(.caller) { $0.hangUp(at: $1) }
        #expect(pair.callee?.isForgotten(at: pair.now + .seconds(31)) == false)
        #expect(pair.callee?.isForgotten(at: pair.now + .seconds(32)) == true)
    }

    @Test(arguments: [
        (486, PhoneLineError.busy), (603, .declined), (480, .noAnswer), (488, .notPossible),
        (503, .refused(code: 503, reason: "Service Unavailable")),
    ])
    func `is turned down`(status: Int, error: PhoneLineError) {
        var pair = DialogPair()
        pair.call()
        pair.act(.callee) { $0.reject(status, at: $1) }
        #expect(pair.transcript == ["→ INVITE", "← 100", "← \(status)", "→ ACK"])
        #expect(pair.told[.caller] == [.failed(error)])
        #expect(pair.told[.callee] == [.ended(.hungUpHere)])
    }

    @Test func `is taken back while it rings`() {
        var pair = DialogPair()
        pair.call()
        pair.act(.callee) { $0.ring(at: $1) }
        pair.forgetTranscript()
        pair.act(.caller) { $0.giveUp(.noAnswer, at: $1) }
        #expect(pair.transcript == ["→ CANCEL", "← 200", "← 487", "→ ACK"])
        #expect(pair.told[.caller] == [.rang, .failed(.noAnswer)])
        #expect(pair.told[.callee] == [.ended(.hungUp)])
    }

    @Test func `taken back before anybody heard of it is taken back as soon as somebody has`() {
        var pair = DialogPair()
        pair.losses = ["→ INVITE"]
        pair.call()
        pair.act(.caller) { $0.hangUp(at: $1) }
        #expect(pair.transcript == ["→ INVITE"])
        pair.pass(.seconds(1))
        #expect(pair.transcript == ["→ INVITE", "→ INVITE", "← 100", "→ CANCEL", "← 200", "← 487", "→ ACK"])
        #expect(pair.told[.caller] == [.failed(.over)])
    }

    @Test func `answered while it is taken back is hung up`() {
        var pair = DialogPair()
        pair.call()
        pair.losses = ["→ CANCEL"]
        pair.act(.caller) { $0.hangUp(at: $1) }
        pair.act(.callee) { $0.answer(with: DialogPair.answering, at: $1) }
        #expect(pair.transcript.suffix(4) == ["← 200", "→ ACK", "→ BYE", "← 200"])
        #expect(pair.told[.callee]?.last == .ended(.hungUp))
    }

    @Test func `comes about although much is lost`() {
        var pair = DialogPair()
        pair.losses = ["→ INVITE", "→ INVITE", "← 100", "← 200", "→ ACK", "→ ACK"]
        pair.call()
        pair.pass(.seconds(4))
        pair.act(.callee) { $0.answer(with: DialogPair.answering, at: $1) }
        pair.pass(.seconds(20))
        #expect(pair.losses == [])
        #expect(pair.callee?.state == .up)
        #expect(pair.caller.state == .up)
        // 0.5, 1, 2, 4 s after it was answered, and no more when that was acknowledged.
        #expect(pair.transcript.count { $0 == "← 200" } == 4)
        #expect(pair.told[.caller]?.count { media($0) != nil } == 1)
    }

    @Test func `that nobody hears of is given up after half a minute`() {
        var pair = DialogPair()
        pair.losses = Array(repeating: "→ INVITE", count: 20)
        pair.call()
        pair.pass(.seconds(40))
        // At 0, 0.5, 1.5, 3.5, 7.5, 15.5 and 31.5 s.
        #expect(pair.transcript.count == 7)
        #expect(pair.told[.caller] == [.failed(.unreachable)])
    }

    @Test(arguments: [(SIPTransport.udp, 11), (.tcp, 1), (.tls, 1)])
    func `refuses again only where a message may be lost`(transport: SIPTransport, times: Int) {
        var pair = DialogPair(over: transport)
        pair.losses = Array(repeating: "→ ACK", count: 20)
        pair.call()
        pair.act(.callee) { $0.reject(603, at: $1) }
        pair.pass(.seconds(40))
        #expect(pair.transcript.count { $0 == "← 603" } == times)
    }

    @Test func `whose answer is never acknowledged is hung up`() {
        var pair = DialogPair()
        pair.losses = Array(repeating: "→ ACK", count: 20)
        pair.connect()
        pair.pass(.seconds(40))
        #expect(pair.told[.callee]?.last == .ended(.lost))
        #expect(pair.told[.caller]?.last == .ended(.hungUp))
        // 0.5 s doubling up to 4 s.
        #expect(pair.transcript.count { $0 == "← 200" } == 11)
    }

    @Test func `hung up before its answer was acknowledged waits for that`() {
        var pair = DialogPair()
        pair.losses = ["→ ACK"]
        pair.connect()
        pair.act(.callee) { $0.hangUp(at: $1) }
        #expect(pair.told[.callee]?.last == .ended(.hungUpHere))
        #expect(pair.transcript.last == "→ ACK")
        pair.pass(.seconds(1))
        #expect(pair.transcript.suffix(4) == ["← 200", "→ ACK", "← BYE", "→ 200"])
    }

    /// Who stops waits for it: the other side would wait a minute for sound that never comes.
    @Test func `is still to be told of while a goodbye waits for its turn or for its answer`() {
        var answered = DialogPair()
        answered.losses = ["→ ACK", "← BYE"]
        answered.connect()
        #expect(answered.callee?.hasToTell == false)
        answered.act(.callee) { $0.hangUp(at: $1) }
        #expect(answered.callee?.hasToTell == true)
        answered.pass(.milliseconds(600))
        #expect(answered.transcript.suffix(2) == ["→ ACK", "← BYE"])
        #expect(answered.callee?.hasToTell == true)
        answered.pass(.seconds(1))
        #expect(answered.callee?.hasToTell == false)

        var unheard = DialogPair()
        unheard.losses = ["→ INVITE"]
        unheard.call()
        unheard.act(.caller) { $0.hangUp(at: $1) }
        #expect(unheard.caller.hasToTell)
        unheard.pass(.seconds(1))
        #expect(!unheard.caller.hasToTell)

        var refused = DialogPair()
        refused.losses = ["→ ACK"]
        refused.call()
        refused.act(.callee) { $0.reject(480, at: $1) }
        #expect(refused.callee?.hasToTell == true)
        refused.pass(.seconds(1))
        #expect(refused.callee?.hasToTell == false)
    }

    @Test func `is held and taken up again`() {
        var pair = DialogPair()
        pair.connect()
        pair.act(.caller) { $0.hold(true, at: $1) }
        #expect(media(pair.told[.callee]?.last)?.direction == .recvonly)
        #expect(media(pair.told[.callee]?.last)?.isHeld == true)
        #expect(media(pair.told[.caller]?.last)?.direction == .sendonly)
        pair.act(.caller) { $0.hold(false, at: $1) }
        #expect(media(pair.told[.callee]?.last)?.direction == .sendrecv)
        #expect(pair.transcript.suffix(3) == ["→ INVITE", "← 200", "→ ACK"])
    }

    @Test func `keeps its sound when a change makes no sense`() throws {
        var pair = DialogPair()
        pair.connect()
        var caller = pair.caller
        caller.media.codecs = [.aLaw]
        pair.caller = caller
        pair.act(.caller) { $0.hold(true, at: $1) }
        #expect(pair.transcript.suffix(3) == ["→ INVITE", "← 488", "→ ACK"])
        #expect(pair.callee?.agreed?.codec == .muLaw)
        #expect(pair.caller.state == .up)
    }

    @Test func `without an offer is offered something`() throws {
        var pair = DialogPair()
        var invite = try SIPMessage(reading: Data(`A message of SIP`.invite.utf8))
        pair.inject(invite, to: .callee)
        pair.act(.callee) { $0.answer(with: DialogPair.answering, at: $1) }
        #expect(pair.told[.callee] == [])
        invite.start = .request(.ack, uri: "sip:assistant@192.0.2.2")
        invite.set("to", "<sip:bob@biloxi.com>;tag=\(pair.callee?.tag ?? "")")
        invite.set("cseq", "314159 ACK")
        invite.body = Data(`A description of a call's sound`.offer.utf8)
        pair.inject(invite, to: .callee)
        #expect(media(pair.told[.callee]?.last)?.host == "192.0.2.9")
    }

    @Test func `brings digits in both forms of INFO, one after the other`() {
        var pair = DialogPair()
        pair.connect()
        pair.losses = ["→ INFO"]
        pair.act(.caller) { $0.press("1x2#d", at: $1) }
        pair.pass(.seconds(1))
        #expect(pair.told[.callee]?.suffix(4) == [.digit("1"), .digit("2"), .digit("#"), .digit("D")])
        #expect(pair.transcript.count { $0 == "→ INFO" } == 5)
    }

    @Test(arguments: [
        (InfoDigits.plain, "5", Character("5")), (InfoDigits.plain, " * \r\n", "*"),
        (InfoDigits.relay, "Signal=11\r\nDuration=250", "#"), (InfoDigits.relay, "signal = a\nDuration = 100", "A"),
        (InfoDigits.relay, "Duration=100", nil), ("text/plain", "5", nil), (InfoDigits.plain, "55", nil),
        (InfoDigits.plain, "", nil),
    ])
    func `knows what a digit is`(type: String, body: String, digit: Character?) {
        let message = SIPMessage(
            .request(.info, uri: "sip:a"), headers: [SIPHeader("content-type", type)], body: Data(body.utf8))
        #expect(InfoDigits.digit(in: message) == digit)
    }

    @Test func `refuses what belongs to no call, comes too late, or is not known`() throws {
        var pair = DialogPair()
        pair.connect()
        pair.forgetTranscript()
        func request(_ method: SIPMethod, number: UInt32, tag: String? = nil) -> SIPMessage {
            var caller = pair.caller
            caller.sequence = number - 1
            var request = caller.request(method)
            request.set("via", "SIP/2.0/UDP 192.0.2.1;branch=z9hG4bK\(number)\(method.rawValue)")
            if let tag { request.set("to", "<sip:x@y>;tag=\(tag)") }
            return request
        }
        pair.inject(request(.bye, number: 90, tag: "other"), to: .callee)
        pair.inject(request(SIPMethod(rawValue: "SUBSCRIBE"), number: 90), to: .callee)
        pair.inject(request(.options, number: 80), to: .callee)
        pair.inject(request(.options, number: 91), to: .callee)
        pair.inject(request(.options, number: 91), to: .callee)
        pair.inject(request(.cancel, number: 92), to: .callee)
        #expect(pair.transcript == ["← 481", "← 405", "← 500", "← 200", "← 200", "← 481"])
        #expect(pair.callee?.state == .up)
    }

    @Test func `proves who calls when it is asked`() throws {
        let credentials = SIPCredentials(user: "alice", password: "secret")
        var caller = DialogPair(credentials: credentials).caller
        let now = ContinuousClock.now
        var check = CallerCheck(realm: "r", passwords: ["alice": "secret"], start: now)
        guard case .send(let invite) = caller.call(at: now).first,
            case .challenged(let texts) = check.check(invite, at: now)
        else { throw SIPParseError.header }
        let refusal = SIPMessage.response(407, to: invite, tag: "x", texts.map { SIPHeader("proxy-authenticate", $0) })
        let actions = caller.receive(refusal, at: now)
        guard case .send(let ack) = actions.first, case .send(let again) = actions.last else {
            throw SIPParseError.header
        }
        #expect(ack.method == .ack)
        #expect(ack.branch == invite.branch)
        #expect(again.branch != invite.branch)
        #expect(again.cSeq?.number == (invite.cSeq?.number ?? 0) + 1)

        var proved = again
        proved.headers.append(SIPHeader("authorization", again["proxy-authorization"] ?? ""))
        #expect(check.check(proved, at: now) == .accepted(user: "alice"))
        // Not believed, it is not said again.
        let second = SIPMessage.response(407, to: again, tag: "x", texts.map { SIPHeader("proxy-authenticate", $0) })
        #expect(caller.receive(second, at: now).last == .failed(.refused(code: 407, reason: "Refused")))
    }

    @Test func `is handed on`() throws {
        var pair = DialogPair()
        pair.connect()
        let target = try #require(SIPURI("sip:bob@192.0.2.3"))
        let now = pair.now
        guard case .send(let refer) = pair.caller.transfer(to: target, at: now).first else {
            throw SIPParseError.header
        }
        #expect(refer["refer-to"] == "<sip:bob@192.0.2.3>")
        pair.inject(.response(202, to: refer, tag: pair.callee?.tag), to: .caller)
        func notify(_ line: String) -> SIPMessage? {
            let headers = [SIPHeader("event", "refer"), SIPHeader("content-type", "message/sipfrag")]
            return pair.callee?.request(.notify, headers, body: Data(line.utf8))
        }
        pair.inject(try #require(notify("SIP/2.0 180 Ringing")), to: .caller)
        #expect(pair.caller.state == .up)
        pair.callee?.sequence = 5
        pair.inject(try #require(notify("SIP/2.0 200 OK\r\n")), to: .caller)
        #expect(pair.transcript.suffix(3) == ["→ 200", "→ BYE", "← 200"])
        #expect(pair.told[.caller]?.suffix(2) == [.transferred, .ended(.transferred)])
    }

    @Test func `is not handed on when the other side cannot, or nobody is there`() throws {
        let target = try #require(SIPURI("sip:bob@192.0.2.3"))
        var pair = DialogPair()
        pair.connect()
        pair.act(.caller) { $0.transfer(to: target, at: $1) }
        #expect(pair.told[.caller]?.last == .notTransferred(.refused(code: 405, reason: "Method Not Allowed")))

        pair.losses = Array(repeating: "→ REFER", count: 20)
        pair.act(.caller) { $0.transfer(to: target, at: $1) }
        pair.pass(.seconds(33))
        #expect(pair.told[.caller]?.last == .notTransferred(.unreachable))
        #expect(pair.caller.state == .up)
    }

    @Test func `does not end by what a stranger guesses`() throws {
        var pair = DialogPair()
        pair.connect()
        var forged = pair.caller.request(.bye)
        forged.set("from", "<sip:alice@192.0.2.1>;tag=guess")
        pair.inject(forged, to: .callee)
        #expect(pair.callee?.state == .up)
        #expect(pair.transcript.last == "← 481")
    }
}
