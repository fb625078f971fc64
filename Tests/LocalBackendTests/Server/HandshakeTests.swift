import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client is let in or turned away` {
    private let configuration = LoopbackServer.configuration()

    private func refusal(path: String = "/v1/realtime", token: String? = LoopbackServer.token) async throws
        -> (status: Int, body: JSONValue)
    {
        try await LoopbackServer.run(configuration) { port in
            do {
                _ = try await RealtimeTestClient.connect(port: port, token: token, path: path)
                return (101, .null)
            } catch let refused as RealtimeTestClient.Refused {
                return (refused.status, try JSONValue(parsing: Data(refused.body.utf8)))
            }
        }
    }

    @Test(arguments: [nil, "wrong", "local-test-toke", "local-test-token2", ""])
    func `without the token there is no upgrade`(token: String?) async throws {
        let (status, body) = try await refusal(token: token)

        #expect(status == 401)
        #expect(body["error"]?["type"] == "invalid_request_error")
        #expect(body["error"]?["code"] == ((token ?? "").isEmpty ? .null : "invalid_api_key"))
    }

    @Test func `the wrong path is not found`() async throws {
        let (status, body) = try await refusal(path: "/v1/elsewhere")

        #expect(status == 404)
        #expect(body["error"]?["message"]?.string?.contains("/v1/elsewhere") == true)
    }

    @Test func `any model is welcome and named`() async throws {
        let model = try await LoopbackServer.run(configuration) { port in
            let client = try await RealtimeTestClient.connect(
                port: port, token: LoopbackServer.token, path: "/v1/realtime?model=my%20model")
            guard case .sessionCreated(let event)? = try await client.until("session.created").first else { return "" }
            return event.session.model ?? ""
        }

        #expect(model == "my model")
    }

    @Test func `a browser's key comes as a subprotocol`() async throws {
        let answer = try await LoopbackServer.run(configuration) { port in
            let header = ("Sec-WebSocket-Protocol", "realtime, openai-insecure-api-key.\(LoopbackServer.token)")
            let client = try await RealtimeTestClient.connect(port: port, headers: [header])
            try await client.until("session.created")
            return client.header("Sec-WebSocket-Protocol")
        }

        #expect(answer == "realtime")
    }

    @Test func `the beta protocol is refused after the upgrade`() async throws {
        let (event, close) = try await LoopbackServer.run(configuration) { port in
            let client = try await RealtimeTestClient.connect(
                port: port, token: LoopbackServer.token, headers: [("OpenAI-Beta", "realtime=v1")])
            let event = try await client.until("error")[0]
            return (event, try await client.closing())
        }

        #expect(event.json["error"]?["code"] == "beta_api_shape_disabled")
        #expect(close.code == 4000)
        #expect(close.reason == "invalid_request_error.beta_api_shape_disabled")
    }

    @Test func `the models are listed for who has the token`() async throws {
        let (status, text) = try await LoopbackServer.run(configuration) { port in
            do {
                _ = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token, path: "/v1/models")
                return (0, "")
            } catch let answer as RealtimeTestClient.Refused {
                return (answer.status, answer.body)
            }
        }

        #expect(status == 200)
        let models = try JSONValue(parsing: Data(text.utf8))["data"]?.array?.compactMap { $0["id"]?.string }
        #expect(models?.prefix(2) == ["gpt-realtime-2.1", "gpt-realtime-2.1-mini"])
    }

    @Test func `a token does not print itself`() {
        #expect("\(BearerToken("secret"))" == "BearerToken(…)")
        #expect(BearerToken.random() != BearerToken.random())
        #expect(BearerToken.random().text.count == 38)
    }
}
