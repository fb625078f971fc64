import EchoTestKit
import Testing

@testable import Echo

@Suite struct `A web page where a voice was asked for` {
    @Test func `is named with the address`() async throws {
        let server = PuppetHTTPServer { _ in
            PuppetHTTPStep.answer(
                200, "<!DOCTYPE html><html><title>Open WebUI</title></html>", headers: ["content-type": "text/html"])
        }
        let port = try await server.start()
        let endpoint = try RealtimeEndpoint(baseURL: "http://127.0.0.1:\(port)/v1?key=secret", model: "m")
        let page = MissingAnswer.webPage(title: "Open WebUI", address: "ws://127.0.0.1:\(port)/v1/realtime")

        await #expect(throws: EchoError.noAnswer(page)) {
            _ = try await WebSocketTransport(endpoint: endpoint, key: nil).connect()
        }
    }
}
