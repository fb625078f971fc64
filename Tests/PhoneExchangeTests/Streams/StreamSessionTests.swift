import EchoWire
import Foundation
import Testing

@testable import PhoneExchange

@Suite struct `A media stream speaks as Twilio's does` {
    private func session(_ faults: Set<ExchangeFault> = [], isTwoWay: Bool = true) -> StreamSession {
        StreamSession(
            stream: "MZ1", call: CallSID("CA1"), account: "AC1", parameters: ["from": "+1"], isTwoWay: isTwoWay,
            faults: faults)
    }

    /// Whatever is sent, as it is written.
    private func sent(_ actions: [StreamAction]) -> [JSONValue] {
        actions.compactMap {
            switch $0 {
            case .send(let message): message
            case .sendSound(let text): try? JSONValue(parsing: text)
            default: nil
            }
        }
    }

    private func events(_ actions: [StreamAction]) -> [String] { sent(actions).compactMap { $0["event"]?.string } }

    private func warnings(_ actions: [StreamAction]) -> [Int] {
        actions.compactMap { if case .warn(let warning) = $0 { warning.code } else { nil } }
    }

    private func media(_ bytes: Int, stream: String = "MZ1") -> Data {
        let payload = Data(repeating: 0, count: bytes).base64EncodedString()
        return Data(#"{"event":"media","streamSid":"\#(stream)","media":{"payload":"\#(payload)"}}"#.utf8)
    }

    private func mark(_ name: String) -> Data {
        Data(#"{"event":"mark","streamSid":"MZ1","mark":{"name":"\#(name)"}}"#.utf8)
    }

    private let clear = Data(#"{"event":"clear","streamSid":"MZ1"}"#.utf8)

    @Test func `nothing comes behind its end, whatever the app still sends`() {
        var session = session()
        _ = session.open()
        #expect(events(session.end()) == ["stop"])
        #expect(session.receive(mark("late")) == [])
        #expect(session.receive(media(160)) == [])
    }

    @Test func `it begins with what it is; numbers are strings`() {
        var session = session()
        let opening = sent(session.open())
        #expect(opening[0] == ["event": "connected", "protocol": "Call", "version": "1.0.0"])
        #expect(
            opening[1] == [
                "event": "start", "sequenceNumber": "1", "streamSid": "MZ1",
                "start": [
                    "accountSid": "AC1", "callSid": "CA1", "streamSid": "MZ1", "tracks": ["inbound"],
                    "mediaFormat": ["encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1],
                    "customParameters": ["from": "+1"],
                ],
            ])
        #expect(opening.count == 2)
    }

    @Test func `then the caller's sound and keys, every 20 ms`() {
        var session = session()
        _ = session.open()
        let sound = Data(repeating: 3, count: 160)
        #expect(
            sent(session.pass(CallerTurn(sound: sound)).actions) == [
                [
                    "event": "media", "sequenceNumber": "2", "streamSid": "MZ1",
                    "media": [
                        "track": "inbound", "chunk": "1", "timestamp": "0",
                        "payload": .string(sound.base64EncodedString()),
                    ],
                ]
            ])
        let next = sent(session.pass(CallerTurn(digits: "5#")).actions)
        #expect(next.map { $0["sequenceNumber"] } == ["3", "4", "5"])
        #expect(next[0]["media"]?["timestamp"] == "20")
        #expect(next[1]["dtmf"] == ["track": "inbound_track", "digit": "5"])
        #expect(sent(session.end())[0]["stop"] == ["accountSid": "AC1", "callSid": "CA1"])
    }

    @Test func `the app's sound is heard, and marks come back`() {
        var session = session()
        _ = session.open()
        #expect(session.receive(media(320)) == [])
        #expect(events(session.receive(mark("a"))) == [])
        #expect(session.pass(CallerTurn()).heard == Data(repeating: 0, count: 160))
        #expect(events(session.pass(CallerTurn()).actions) == ["mark", "media"])
        #expect(session.pass(CallerTurn()).heard == nil)

        #expect(session.receive(media(800)) == [])
        _ = session.receive(mark("b"))
        #expect(events(session.receive(clear)) == ["mark"])
        #expect(session.pass(CallerTurn()).heard == nil)
        #expect(session.figures.received == 2)
        #expect(session.figures.sizes == [320: 1, 800: 1])
        #expect(session.figures.clearedBytes == 800)
        #expect(session.figures.mostAhead == 800)
        #expect(session.figures.gaps == 1)
    }

    @Test(
        arguments: [
            ("hello", 31924), ("[]", 31924), (#"{"event":"connected"}"#, 31924), (#"{"event":"dtmf"}"#, 31924),
            (#"{"event":"clear"}"#, 31951), (#"{"event":"clear","streamSid":"MZ2"}"#, 31951),
            (#"{"event":"mark","streamSid":"MZ1"}"#, 31951), (#"{"event":"media","streamSid":"MZ1"}"#, 31951),
            (#"{"event":"media","streamSid":"MZ1","media":{"chunk":"AAAA"}}"#, 31951),
            (#"{"event":"media","streamSid":"MZ1","media":{"payload":"%%"}}"#, 31951),
            (#"{"event":"media","streamSid":"MZ1","media":{"payload":"UklGRgAA"}}"#, 31951),
        ])
    func `anything else is a warning`(text: String, code: Int) {
        var session = session()
        _ = session.open()
        #expect(warnings(session.receive(Data(text.utf8))) == [code])
        #expect(session.pass(CallerTurn()).heard == nil)
    }

    @Test func `a one-way stream takes nothing`() {
        var session = session(isTwoWay: false)
        _ = session.open()
        #expect(warnings(session.receive(media(160))) == [31924])
    }

    @Test func `it can begin wrongly`() {
        var early = session([.mediaBeforeStart, .startTwice, .unknownEvent])
        #expect(events(early.open()) == ["connected", "media", "start", "start", "weather"])

        var late = session([.lateStart(.milliseconds(40))])
        #expect(events(late.open()) == ["connected"])
        #expect(events(late.pass(CallerTurn()).actions) == [])
        #expect(events(late.pass(CallerTurn()).actions) == ["start"])
        #expect(events(late.pass(CallerTurn()).actions) == ["media"])

        var other = session([.wrongCodec])
        #expect(sent(other.open())[1]["start"]?["mediaFormat"]?["encoding"] == "audio/l16")
    }

    @Test func `it can end without a word`() {
        var session = session([.noStop])
        _ = session.open()
        #expect(session.end() == [])
    }

    @Test func `sound can be lost, come in bursts, or in odd pieces`() {
        var lossy = session([.loss(percent: 25)])
        _ = lossy.open()
        let chunks = (0..<8).flatMap { _ in sent(lossy.pass(CallerTurn()).actions) }.map { $0["media"]?["chunk"] }
        #expect(chunks == ["1", "2", "3", "5", "6", "7"])
        #expect(lossy.figures.lost == 2)

        var bursts = session([.burst(frames: 3)])
        _ = bursts.open()
        #expect((0..<6).map { _ in bursts.pass(CallerTurn()).actions.count } == [0, 0, 3, 0, 0, 3])

        var odd = session([.oddFrames])
        _ = odd.open()
        let sizes = (0..<10).flatMap { _ in sent(odd.pass(CallerTurn()).actions) }
            .map { Data(base64Encoded: $0["media"]?["payload"]?.string ?? "")?.count }
        #expect(sizes == [80, 1, 333, 160, 47, 600, 80, 1])
    }
}
