@testable import EchoServing
import Foundation
import NIOHTTP1
import Testing

@testable import PhoneBridge

@Suite struct `A webhook that comes again` {
    private func request(_ signature: String?, body: String = "") -> PlainRequest {
        let headers = signature.map { HTTPHeaders([("X-Twilio-Signature", $0)]) } ?? [:]
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/voice/incoming", headers: headers)
        return PlainRequest(head: head, body: Data(body.utf8))
    }

    private func answer(_ text: String) -> HTTPAnswer {
        HTTPAnswer(status: .ok, contentType: nil, body: Data(text.utf8))
    }

    @Test func `is answered as the first time, and nothing is done for it`() {
        let sut = WebhookAnswers()
        var made = 0
        func ask(_ signature: String?, _ body: String = "") -> String {
            let given = sut.answer(request(signature, body: body)) {
                made += 1
                return answer("\(made)")
            }
            return String(decoding: given.body, as: UTF8.self)
        }

        #expect(ask("AAAA") == "1")
        #expect(ask("AAAA") == "1")
        // Under the same signature the fields may stand in another order.
        #expect(ask("AAAA", "b=1&a=2") == "1")
        #expect(ask("AAAB") == "2")
        #expect(ask(nil) == "3")
        #expect(ask(nil) == "4")
    }

    @Test func `is known as long as there is room`() {
        let sut = WebhookAnswers(capacity: 2)
        for signature in ["AAAA", "AAAB", "AAAC"] { _ = sut.answer(request(signature)) { answer("first") } }
        #expect(sut.answer(request("AAAC")) { answer("second") }.body == Data("first".utf8))
        #expect(sut.answer(request("AAAA")) { answer("second") }.body == Data("second".utf8))
    }

    @Test func `brings a ticket that lets no second stream in`() {
        let sut = TicketPunch(capacity: 2)
        #expect(sut.punch("a"))
        #expect(!sut.punch("a"))
        #expect(sut.punch("b"))
        #expect(!sut.punch("a"))
    }
}

@Suite struct `Whose pages may ask a bridge` {
    @Test func `are those of its own names, and those that are allowed`() {
        var configuration = BridgeConfiguration(token: .random())
        configuration.publicURL = "https://bridge.example.com:8443"
        configuration.origins = ["app.example.com"]
        for origin in ["http://localhost:3000", "https://bridge.example.com", "https://app.example.com"] {
            #expect(configuration.pages.havePages(of: ["Origin": origin]))
        }
        #expect(!configuration.pages.havePages(of: ["Origin": "https://evil.example.com"]))
        #expect(configuration.pages.havePages(of: [:]))
    }

    @Test func `who comes through a tunnel is counted`() {
        #expect(BridgeConfiguration(token: .random()).limits.rate?.countsLoopback == true)
    }
}
