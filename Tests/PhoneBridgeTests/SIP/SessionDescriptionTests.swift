import EchoAudio
import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A description of a call's sound` {
    /// As in RFC 3264, section 10.1: Alice offers, Bob answers.
    static let offer = """
        v=0\r
        o=alice 2890844526 2890844526 IN IP4 192.0.2.9\r
        s=\r
        c=IN IP4 192.0.2.9\r
        t=0 0\r
        m=audio 49170 RTP/AVP 0\r
        a=rtpmap:0 PCMU/8000\r
        m=video 51372 RTP/AVP 31\r
        a=rtpmap:31 H261/90000\r
        m=video 53000 RTP/AVP 32\r
        a=rtpmap:32 MPV/90000\r

        """

    private func media() -> LocalMedia { LocalMedia(host: "127.0.0.1", port: 4000, sessionID: 7) }

    private func read(_ text: String) throws -> SessionDescription {
        try SessionDescription(reading: Data(text.utf8))
    }

    private func short(_ lines: String..., host: String = "IN IP4 10.0.0.1") -> String {
        "v=0\no=- 1 1 IN IP4 10.0.0.1\ns=-\nc=\(host)\nt=0 0\n" + lines.map { $0 + "\n" }.joined()
    }

    @Test func `is answered stream by stream, with one that can be heard`() throws {
        var media = media()
        let (answer, agreed) = try media.answer(to: read(Self.offer))

        #expect(answer.media.map(\.port) == [4000, 0, 0])
        #expect(answer.media.map(\.kind) == ["audio", "video", "video"])
        #expect(agreed.codec == .muLaw)
        #expect(agreed.host == "192.0.2.9")
        #expect(agreed.port == 49170)
        #expect(agreed.eventType == nil)
        #expect(agreed.direction == .sendrecv)
    }

    @Test func `is offered with both kinds of G_711, digits and frames of 20 ms`() throws {
        var media = media()
        let text = String(decoding: media.offer().body, as: UTF8.self)

        #expect(text.contains("m=audio 4000 RTP/AVP 8 0 101\r\na=rtpmap:8 PCMA/8000\r\na=rtpmap:0 PCMU/8000\r\n"))
        #expect(text.contains("a=rtpmap:101 telephone-event/8000\r\na=fmtp:101 0-16\r\na=ptime:20\r\na=sendrecv\r\n"))
        #expect(try read(text).body == Data(text.utf8))
        // Each is newer than the one before.
        #expect(media.offer().version == 2)
    }

    @Test func `takes the codec that is preferred here, by whatever number it has`() throws {
        let offer = try read(
            short("m=audio 9 RTP/AVP 99 96 18 8", "a=rtpmap:99 telephone-event/8000", "a=rtpmap:96 PCMU/8000"))
        var media = media()
        media.codecs = [.muLaw, .aLaw]
        let (answer, agreed) = try media.answer(to: offer)

        #expect(agreed.payloadType == 96)
        #expect(agreed.eventType == 99)
        #expect(answer.media[0].formats == ["96", "99"])
    }

    @Test(arguments: [
        ("a=sendonly", "IN IP4 10.0.0.1", MediaDirection.recvonly), ("a=inactive", "IN IP4 10.0.0.1", .inactive),
        ("a=recvonly", "IN IP4 10.0.0.1", .sendonly), ("a=sendrecv", "IN IP4 0.0.0.0", .recvonly),
        ("a=ptime:20", "IN IP4 10.0.0.1", .sendrecv),
    ])
    func `holds the line or takes it up`(line: String, host: String, direction: MediaDirection) throws {
        var media = media()
        let (answer, agreed) = try media.answer(to: read(short("m=audio 9 RTP/AVP 0", line, host: host)))

        #expect(agreed.direction == direction)
        #expect(agreed.isHeld == (direction == .recvonly || direction == .inactive))
        #expect(answer.media[0].direction == direction)
    }

    @Test(arguments: [
        "m=audio 9 RTP/AVP 18", "m=audio 0 RTP/AVP 0", "m=video 9 RTP/AVP 0", "m=audio 9 RTP/SAVP 0",
    ])
    func `without G_711 in common is refused`(line: String) throws {
        let offer = try read(short(line))
        #expect(throws: SessionDescriptionError.incompatible) { try NegotiatedMedia(offer, codecs: [.muLaw, .aLaw]) }
    }

    @Test(arguments: [
        "IN IP6 evil.example", "IN IP6 12345::1", "IN IP6 1.2.3.4", "IN IP4 ::1", "IN IP4 evil.example", "IN IP4 1.2.3",
        "IN IP4 1.2.3.999",
    ])
    func `names no address but in numbers`(host: String) throws {
        let offer = try read(short("m=audio 9 RTP/AVP 0", host: host))
        #expect(throws: SessionDescriptionError.incompatible) { try NegotiatedMedia(offer, codecs: [.muLaw]) }
    }

    @Test func `that is none, or too much, is refused`() {
        #expect(throws: SessionDescriptionError.unreadable) { try read("hello") }
        #expect(throws: SessionDescriptionError.unreadable) { try read("v=0\nm=audio\n") }
        #expect(throws: SessionDescriptionError.unreadable) { try read("v=0\nm=audio 99999 RTP/AVP 0\n") }
        #expect(throws: SessionDescriptionError.tooLarge) {
            try read("v=0\n" + String(repeating: "a=x\n", count: 3000))
        }
        #expect(throws: SessionDescriptionError.unreadable) {
            try read("v=0\n" + String(repeating: "m=audio 9 RTP/AVP 0\n", count: 9))
        }
    }

    @Test func `cannot crash who reads it`() {
        var random = SplitMix(state: 11)
        for _ in 0..<3000 {
            var bytes = Array(Self.offer.utf8)
            for _ in 0..<Int.random(in: 1...8, using: &random) { bytes.mutate(using: &random) }
            guard let offer = try? SessionDescription(reading: Data(bytes)) else { continue }
            var media = media()
            guard let (answer, _) = try? media.answer(to: offer) else { continue }
            #expect(answer.media.count == offer.media.count)
        }
    }
}
