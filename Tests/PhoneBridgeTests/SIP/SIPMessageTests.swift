import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A message of SIP` {
    /// RFC 3261, section 24.2, F1.
    static let invite = """
        INVITE sip:bob@biloxi.com SIP/2.0
        Via: SIP/2.0/UDP pc33.atlanta.com;branch=z9hG4bKnashds8
        Max-Forwards: 70
        To: Bob <sip:bob@biloxi.com>
        From: Alice <sip:alice@atlanta.com>;tag=1928301774
        Call-ID: a84b4c76e66710
        CSeq: 314159 INVITE
        Contact: <sip:alice@pc33.atlanta.com>
        Content-Type: application/sdp
        Content-Length: 0


        """.replacing("\n", with: "\r\n")

    /// RFC 3261, section 24.2, F11: the answer as it comes through two proxies.
    static let answer = """
        SIP/2.0 200 OK
        Via: SIP/2.0/UDP server10.biloxi.com;branch=z9hG4bK4b43c2ff8.1;received=192.0.2.3
        Via: SIP/2.0/UDP bigbox3.site3.atlanta.com;branch=z9hG4bK77ef4c2312983.1;received=192.0.2.2
        Via: SIP/2.0/UDP pc33.atlanta.com;branch=z9hG4bKnashds8;received=192.0.2.1
        To: Bob <sip:bob@biloxi.com>;tag=a6c85cf
        From: Alice <sip:alice@atlanta.com>;tag=1928301774
        Call-ID: a84b4c76e66710
        CSeq: 314159 INVITE
        Contact: <sip:bob@192.0.2.4>
        Content-Type: application/sdp
        Content-Length: 0


        """.replacing("\n", with: "\r\n")

    private func read(_ text: String) throws -> SIPMessage { try SIPMessage(reading: Data(text.utf8)) }

    private func error(_ text: String) -> SIPParseError? {
        do throws(SIPParseError) {
            _ = try SIPMessage(reading: Data(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func `is read as RFC 3261 prints it`() throws {
        let invite = try read(Self.invite)
        #expect(invite.start == .request(.invite, uri: "sip:bob@biloxi.com"))
        #expect(invite.from?.tag == "1928301774")
        #expect(invite.from?.name == "Alice")
        #expect(invite.to?.uri == SIPURI(user: "bob", host: "biloxi.com"))
        #expect(invite.to?.tag == nil)
        #expect(invite.cSeq == SIPSequence(314_159, .invite))
        #expect(invite.branch == "z9hG4bKnashds8")

        let answer = try read(Self.answer)
        #expect(answer.status == 200)
        #expect(answer.all("via").count == 3)
        #expect(answer.via?.host == "server10.biloxi.com")
        #expect(answer.contact?.uri.host == "192.0.2.4")
    }

    @Test(arguments: [invite, answer]) func `is written so that it is read as the same`(text: String) throws {
        let message = try read(text)
        let again = try SIPMessage(reading: message.bytes)
        #expect(again.start == message.start)
        #expect(
            again.headers.filter { $0.name != "content-length" }
                == message.headers.filter { $0.name != "content-length" })
    }

    /// After the first example of RFC 4475: folded lines, compact names, several stations in one line.
    @Test func `may be folded, shortened and listed`() throws {
        let message = try read(
            """
            INVITE sip:vivekg@chair-dnrc.example.com;unknownparam SIP/2.0\r
            TO :\r
             sip:vivekg@chair-dnrc.example.com ;   tag    = 1918181833n\r
            from   : "J Rosenberg \\\\\\""       <sip:jdrosen@example.com>\r
              ;\r
              tag = 98asjd8\r
            MaX-fOrWaRdS: 0068\r
            Call-ID: wsinv.ndaksdj@192.0.2.1\r
            cseq: 0009\r
              INVITE\r
            v:  SIP  / 2.0  / UDP    192.0.2.2 ;branch=390skdjuw, SIP/2.0/TCP spindle.example.com \r
              ;branch  =   z9hG4bK9ikj8 , SIP  /    2.0   / UDP  192.168.255.111   ; branch=z9hG4bK30239\r
            l: 4\r
            \r
            bodyrest
            """)
        #expect(message.to?.tag == "1918181833n")
        #expect(message.from?.name == "J Rosenberg \\\"")
        #expect(message.from?.tag == "98asjd8")
        #expect(message.cSeq == SIPSequence(9, .invite))
        #expect(message.all("via").compactMap { SIPVia($0)?.branch } == ["390skdjuw", "z9hG4bK9ikj8", "z9hG4bK30239"])
        #expect(message.body == Data("body".utf8))
    }

    @Test func `that is none tells why`() {
        let head = Self.invite
        #expect(error("\r\n\r\n") == .keepAlive)
        #expect(error("HTTP/1.1 200 OK\r\n\r\n") == .startLine)
        #expect(error("INVITE sip:a SIP/3.0\r\n\r\n") == .startLine)
        #expect(error("SIP/2.0 9000 OK\r\n\r\n") == .startLine)
        #expect(error(head.replacing("Length: 0", with: "Length: 9999")) == .truncated)
        #expect(error(head.replacing("Length: 0", with: "Length: -9")) == .missing("content-length"))
        #expect(error(head.replacing("314159 INVITE", with: "314159 BYE")) == .missing("cseq"))
        #expect(error(head.replacing("314159", with: "36893488147419103232")) == .missing("cseq"))
        #expect(error(head.replacing("Call-ID: ", with: "X: ")) == .missing("call-id"))
        #expect(error(head.replacing("Max-Forwards: 70", with: "Max Forwards: 70")) == .header)
        #expect(error(head.replacing("Alice", with: "Al\u{0}ice")) == .header)
        #expect(error(head + String(repeating: "x", count: 20_000)) == .tooLarge)
        #expect(error("INVITE sip:a SIP/2.0\r\n" + String(repeating: "a:b\r\n", count: 300)) == .tooLarge)
    }

    @Test func `takes no line end into a header`() {
        let header = SIPHeader("subject", "a\r\nEvil: b")
        #expect(header.value == "a  Evil: b")
    }

    @Test func `is answered with what belongs to its transaction`() throws {
        let invite = try read(Self.invite).stamped(host: "192.0.2.1", port: 4444)
        let ringing = SIPMessage.response(180, to: invite, tag: "abc")
        #expect(ringing.to?.tag == "abc")
        #expect(ringing["via"] == "SIP/2.0/UDP pc33.atlanta.com;branch=z9hG4bKnashds8;received=192.0.2.1")
        #expect(ringing["cseq"] == "314159 INVITE")
        #expect(ringing["max-forwards"] == nil)

        let asking = try read(Self.invite.replacing("nashds8", with: "nashds8;rport"))
        #expect(asking.stamped(host: "192.0.2.1", port: 4444).via?.parameters["rport"] == "4444")
    }

    @Test func `cannot crash or delay who reads it`() {
        var random = SplitMix(state: 7)
        let originals = [Self.invite, Self.answer].map { Array($0.utf8) }
        let start = ContinuousClock.now
        for _ in 0..<3000 {
            guard var bytes = originals.randomElement(using: &random) else { return }
            for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.mutate(using: &random) }
            guard let message = try? SIPMessage(reading: bytes) else { continue }
            _ = [message.from?.description, message.contact?.description, message.to?.uri.description]
            #expect((try? SIPMessage(reading: message.bytes)) != nil || message.bytes.count > SIPMessage.sizeLimit)
        }
        for text in ["\"", "<", ";", ",", "%", "\\"] {
            let value = String(repeating: text, count: 15_000)
            _ = try? read(Self.invite.replacing("Bob <", with: value + "<"))
        }
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
