import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A server that has moved` {
    private static let request = RESTRequest(path: "responses", body: ["model": "m"])

    @Test(arguments: [307, 308])
    func `on its own origin is followed, with what was to be told`(status: Int) async throws {
        let bench = try await RESTBench(key: "sk-right") { request in
            request.target == "/api/v1/responses"
                ? PuppetHTTPStep.answer(200, "{}")
                : PuppetHTTPStep.answer(status, "", headers: ["location": "/api/v1/responses"])
        }

        #expect(await bench.failure(Self.request) == nil)

        let requests = bench.server.requests
        #expect(requests.map(\.target) == ["/v1/responses", "/api/v1/responses"])
        #expect(requests.map(\.method) == ["POST", "POST"])
        #expect(requests.allSatisfy { $0.json == ["model": "m"] && $0.headers["authorization"] == "Bearer sk-right" })
        await bench.transport.shutdown()
    }

    @Test func `elsewhere is told, and gets no key`() async throws {
        let other = PuppetHTTPServer { _ in PuppetHTTPStep.answer(200, "{}") }
        let place = "http://127.0.0.1:\(try await other.start())/v1/responses"
        let bench = try await RESTBench(key: "sk-right") { _ in
            PuppetHTTPStep.answer(308, "", headers: ["location": place])
        }

        #expect(await bench.failure(Self.request) == .rejected(status: 308, message: "it has moved to \(place)"))
        #expect(other.requests.isEmpty && bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }

    @Test func `again and again is followed five times, then told`() async throws {
        let bench = try await RESTBench { request in
            PuppetHTTPStep.answer(307, "", headers: ["location": "/v1/\(request.number)"])
        }

        guard case .rejected(307, let message)? = await bench.failure(Self.request) else {
            Issue.record("it was not refused")
            return
        }
        #expect(message.hasPrefix("it has moved to "))
        #expect(bench.server.requests.count == 6)
        await bench.transport.shutdown()
    }

    @Test(arguments: [
        ("/v2", 307, "https://host/v2"), ("v2?k=1#part", 308, "https://host/v1/v2?k=1"),
        ("https://HOST:443/v2", 307, "https://HOST:443/v2"), ("http://host/v2", 307, nil),
        ("https://host:8443/v2", 307, nil), ("https://other/v2", 308, nil), ("//other/v2", 307, nil),
        ("https://me:secret@host/v2", 307, nil), ("/v2", 302, nil), ("/v2", 301, nil), ("/v2", 200, nil),
    ])
    func `is followed where it says so of its own origin`(location: String, status: Int, place: String?) {
        let response = HTTPResponse(
            status: status, headers: ["location": location], body: AsyncThrowingStream { $0.finish() })
        #expect(HTTPRedirection.place(response, from: "https://host/v1/responses") == place)
    }
}
