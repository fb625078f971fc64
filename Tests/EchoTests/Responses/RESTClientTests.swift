import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `Asking a server's REST APIs` {
    private static func refusal(_ code: String, type: String = "", message: String = "words") -> String {
        #"{"error":{"message":"\#(message)","type":"\#(type)","param":null,"code":"\#(code)"}}"#
    }

    /// The first retry of a request that failed so.
    private func retry(_ attempt: Int, after delay: Duration, _ cause: EchoError) -> EchoEvent {
        .connectionStatusChanged(.retrying(Retry(attempt: attempt, limit: 3, delay: delay, cause: cause)))
    }

    @Test(arguments: [
        (400, refusal("invalid_value"), EchoError.server(code: "invalid_value", message: "words", parameter: nil)),
        (401, refusal("invalid_api_key"), .keyRequired(message: "words")),
        (401, "Unauthorized", .keyRequired(message: "Unauthorized")), (401, "", .keyRequired(message: "")),
        (403, refusal("unsupported_country"), .rejected(status: 403, message: "words")),
        (404, refusal("model_not_found"), .unsupportedModel(name: "m", supported: ["gpt-5"], message: "words")),
        (404, #"{"error":"no such thing"}"#, .rejected(status: 404, message: "no such thing")),
        (405, "<html>no</html>", .rejected(status: 405, message: "")),
        (
            403, #"{"error":"invalid_token","error_description":"The token of Bob ended."}"#,
            .rejected(status: 403, message: "invalid_token: The token of Bob ended.")
        ),
        (408, "", .rejected(status: 408, message: "")),
        (409, refusal("conflict"), .server(code: "conflict", message: "words", parameter: nil)),
        (413, "too large", .server(code: nil, message: "too large", parameter: nil)),
        (415, "", .rejected(status: 415, message: "")),
        (422, #"{"detail":"wrong"}"#, .server(code: nil, message: "wrong", parameter: nil)),
        (429, refusal("rate_limit_exceeded", type: "requests"), .rateLimited(message: "words")),
        (429, refusal("insufficient_quota", type: "insufficient_quota"), .quotaExceeded(message: "words")),
        (429, refusal("credit_balance_exhausted", type: "insufficient_quota"), .quotaExceeded(message: "words")),
        (500, #"{"message":"broken"}"#, .rejected(status: 500, message: "broken")),
        (500, "data: " + refusal("server_error") + "\n\n", .rejected(status: 500, message: "words")),
        (400, "event: error\ndata: " + refusal("x"), .server(code: "x", message: "words", parameter: nil)),
        (502, "<html>", .rejected(status: 502, message: "")), (503, "busy", .rejected(status: 503, message: "busy")),
        (504, #"{"error":{"message":"cut o"#, .rejected(status: 504, message: #"{"error":{"message":"cut o"#)),
        (529, "", .rejected(status: 529, message: "")), (302, "", .rejected(status: 302, message: "")),
    ])
    func `comes to an error that says what a status means`(status: Int, body: String, error: EchoError) async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(status, body) }
        #expect(await bench.failure(RESTRequest(path: "responses", body: [:], model: "m")) == error)
        let isRepeated = [408, 409, 429, 500, 502, 503, 529].contains(status)
        let isQuota = if case .quotaExceeded = error { true } else { false }
        #expect(bench.server.requests.count == (isRepeated && !isQuota ? 3 : 1))
        await bench.transport.shutdown()
    }

    @Test(arguments: [refusal("invalid_api_key"), "Unauthorized", ""])
    func `is about the key where there is one`(body: String) async throws {
        let bench = try await RESTBench(key: "sk-wrong") { _ in PuppetHTTPStep.answer(401, body) }
        #expect(await bench.failure() == .invalidKey)
        await bench.transport.shutdown()
    }

    @Test(
        arguments: [
            (
                401, #"{"error":{"message":"Your IP address is not on the allow list."}}"#, [:],
                EchoError.rejected(status: 401, message: "Your IP address is not on the allow list.")
            ),
            (
                401, #"{"detail":{"status":"quota_exceeded","message":"You have 3 credits."}}"#, [:],
                .quotaExceeded(message: "You have 3 credits.")
            ),
            (
                401, "", ["www-authenticate": #"Bearer error="invalid_token", error_description="The token expired""#],
                .rejected(status: 401, message: "The token expired")
            ),
            (
                402, #"{"error":{"message":"This requires more credits","code":402}}"#, [:],
                .quotaExceeded(message: "This requires more credits")
            ),
            (
                403, #"{"fault":{"faultstring":"Invalid ApiKey"}}"#, [:],
                .rejected(status: 403, message: "Invalid ApiKey")
            ),
            (
                403, #"{"error":{"message":"Input was flagged","metadata":{"reasons":["violence"]}}}"#, [:],
                .rejected(status: 403, message: "Input was flagged: violence")
            ),
            (
                400, #"{"error":{"message":null,"code":"weird_code"}}"#, [:],
                .server(code: "weird_code", message: "weird_code", parameter: nil)
            ),
            (
                404, "<!DOCTYPE html><html><noscript>The endpoint is offline.</noscript></html>", [:],
                .rejected(status: 404, message: "The endpoint is offline.")
            ),
            (
                404, #"{"error":{"message":"No models loaded. Please load one.","code":"model_not_found"}}"#, [:],
                .rejected(status: 404, message: "No models loaded. Please load one.")
            ),
            (
                307, "", ["location": "https://me:secret@other.example/api/v1/models?key=1"],
                .rejected(status: 307, message: "it has moved to https://other.example/api/v1/models")
            ),
        ] as [(Int, String, [String: String], EchoError)])
    func `tells the words of the server, whatever they are about`(
        status: Int, body: String, headers: [String: String], error: EchoError
    ) async throws {
        let bench = try await RESTBench(key: "sk-right") { _ in PuppetHTTPStep.answer(status, body, headers: headers) }
        #expect(await bench.failure(RESTRequest(path: "responses", body: [:], model: "m")) == error)
        #expect(bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }

    @Test func `tells where the server has moved to on its own host`() async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(302, "", headers: ["location": "/login?next=x"]) }
        guard case .rejected(302, let message)? = await bench.failure() else {
            Issue.record("it was not refused")
            return
        }
        #expect(message.hasPrefix("it has moved to http://127.0.0.1:") && message.hasSuffix("/login"))
        await bench.transport.shutdown()
    }

    @Test(arguments: [
        #"{"error":{"message":"Please try again in 2h3m4.5s."}}"#,
        #"[{"error":{"message":"Exhausted","details":[{"retryDelay":"7384.5s"}]}}]"#,
    ])
    func `is not sent again where the body asks for hours`(body: String) async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(429, body) }
        guard case .askedToWait(_, .seconds(7384.5), _)? = await bench.failure() else {
            Issue.record("it was no request to wait")
            return
        }
        #expect(bench.server.requests.count == 1 && bench.sleeps.isEmpty)
        await bench.transport.shutdown()
    }

    @Test func `waits for a model that is loaded`() async throws {
        let bench = try await RESTBench { request in
            request.number < 9
                ? PuppetHTTPStep.answer(503, #"{"error":"Model m is currently loading","estimated_time":4.0}"#)
                : PuppetHTTPStep.answer(200, "{}")
        }
        #expect(await bench.failure() == nil)
        #expect(bench.sleeps == Array(repeating: .seconds(4), count: 8))
        await bench.transport.shutdown()
    }

    @Test func `gives an answer up that only shows signs of life`() async throws {
        let ping: [PuppetHTTPStep] = [.body(": ping\n\n"), .pause(.milliseconds(200))]
        let bench = try await RESTBench(head: .seconds(1)) { _ in
            [.head(200, ["content-type": "text/event-stream"])] + Array(repeating: ping, count: 100).flatMap(\.self)
        }
        do {
            _ = try await bench.parts(bench.chat)
            Issue.record("it was not given up")
        } catch EchoError.answerTimedOut(_, .beginning, .seconds(1)) {
            #expect(bench.server.requests.count == 1)
        }
        await bench.transport.shutdown()
    }

    @Test func `is not sent again when the server may still be working on it`() async throws {
        let bench = try await RESTBench(head: .milliseconds(500)) { _ in [] }
        let failure = await bench.failure(RESTRequest(path: "responses", body: [:], streams: true, model: "m"))
        guard case .answerTimedOut(_, .beginning, .milliseconds(500)) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(bench.server.requests.count == 1)
        #expect(bench.sleeps.isEmpty)
        await bench.transport.shutdown()
    }

    @Test func `is tried again, and says so, until it succeeds`() async throws {
        let bench = try await RESTBench { request in
            request.number < 3 ? PuppetHTTPStep.answer(503, "busy") : PuppetHTTPStep.answer(200, #"{"data":[]}"#)
        }
        let answer = try await bench.inConversation { try await bench.client.json(.get("models")) }
        #expect(answer == ["data": []])
        let busy = EchoError.rejected(status: 503, message: "busy")
        #expect(
            await bench.events() == [
                retry(2, after: .milliseconds(500), busy), retry(3, after: .seconds(1), busy),
                .connectionStatusChanged(.connected(sessionID: "s", model: "m")),
            ])
        #expect(bench.sleeps == [.milliseconds(500), .seconds(1)])
        await bench.transport.shutdown()
    }

    @Test func `says nothing of the connection when it belongs to no conversation`() async throws {
        let bench = try await RESTBench { request in
            request.number < 3 ? PuppetHTTPStep.answer(503, "busy") : PuppetHTTPStep.answer(200, #"{"data":[]}"#)
        }
        #expect(try await bench.client.json(.get("models")) == ["data": []])
        #expect(bench.sleeps.count == 2)
        #expect(await bench.events().isEmpty)
        await bench.transport.shutdown()
    }

    @Test func `is tried again when the connection breaks`() async throws {
        let bench = try await RESTBench { $0.number == 1 ? [.cut] : PuppetHTTPStep.answer(200, "{}") }
        #expect(await bench.failure() == nil)
        #expect(bench.server.requests.count == 2)
        await bench.transport.shutdown()
    }

    @Test func `waits as long as the server asks, and so does everyone else`() async throws {
        let bench = try await RESTBench { request in
            request.number == 1
                ? PuppetHTTPStep.answer(429, "", headers: ["retry-after": "7"]) : PuppetHTTPStep.answer(200, "{}")
        }
        #expect(await bench.failure() == nil)
        #expect(bench.sleeps == [.seconds(7)])
        await bench.transport.shutdown()
    }

    @Test func `tells of an hour that the server asks for, and does not ask again`() async throws {
        let bench = try await RESTBench { _ in
            PuppetHTTPStep.answer(429, #"{"error":{"message":"daily limit"}}"#, headers: ["retry-after": "3600"])
        }
        let end = Date(timeIntervalSince1970: 784_111_777 + 3600)
        #expect(await bench.failure() == .askedToWait(until: end, wait: .seconds(3600), message: "daily limit"))
        #expect(bench.server.requests.count == 1 && bench.sleeps.isEmpty)
        await bench.transport.shutdown()
    }

    @Test func `tells of the time for which it is forbidden, and does not ask again`() async throws {
        let bench = try await RESTBench { _ in
            PuppetHTTPStep.answer(403, #"{"error":{"message":"blocked"}}"#, headers: ["retry-after": "60"])
        }
        let end = Date(timeIntervalSince1970: 784_111_777 + 60)
        #expect(await bench.failure() == .askedToWait(until: end, wait: .seconds(60), message: "blocked"))
        #expect(bench.server.requests.count == 1 && bench.sleeps.isEmpty)
        await bench.transport.shutdown()
    }

    @Test func `waits for room before it is refused`() async throws {
        let bench = try await RESTBench { _ in
            PuppetHTTPStep.answer(
                200, "{}",
                headers: [
                    "x-ratelimit-limit-requests": "60", "x-ratelimit-remaining-requests": "0",
                    "x-ratelimit-reset-requests": "1m0s",
                ])
        }
        #expect(await bench.failure() == nil)
        #expect(await bench.inConversation { await bench.failure() } == nil)
        #expect(bench.sleeps == [.seconds(1)])
        let events = await bench.events()
        let status = RateLimitStatus(name: "requests", limit: 60, remaining: 0, reset: .seconds(60))
        #expect(events.first == .rateLimitsUpdated([status]))
        #expect(
            events.contains {
                if case .connectionStatusChanged(.retrying(let it)) = $0 { it.delay == .seconds(1) } else { false }
            })
        await bench.transport.shutdown()
    }

    @Test func `tells in whole seconds how long it will not wait`() async throws {
        let bench = try await RESTBench { _ in
            PuppetHTTPStep.answer(
                200, "{}",
                headers: [
                    "x-ratelimit-limit-requests": "1", "x-ratelimit-remaining-requests": "0",
                    "x-ratelimit-reset-requests": "179.98821288800001s",
                ])
        }
        #expect(await bench.failure() == nil)
        #expect(await bench.failure() == .rateLimited(message: "it resets in 180 s"))
        await bench.transport.shutdown()
    }

    @Test func `leaves a server alone that fails again and again, then tries once`() async throws {
        let isWell = Mutex(false)
        let bench = try await RESTBench { _ in
            isWell.withLock { $0 } ? PuppetHTTPStep.answer(200, "{}") : PuppetHTTPStep.answer(500, "")
        }
        let broken = EchoError.rejected(status: 500, message: "")
        #expect(await bench.failure() == broken)
        #expect(await bench.failure() == broken)
        #expect(bench.server.requests.count == 5)
        guard case .suspended("127.0.0.1", _) = await bench.failure() else {
            Issue.record("it is not left alone")
            return
        }
        #expect(bench.server.requests.count == 5)
        isWell.withLock { $0 = true }
        await bench.client.tryAtOnce()
        #expect(await bench.failure() == nil)
        #expect(await bench.failure() == nil)
        await bench.transport.shutdown()
    }

    @Test func `does not mind a server that declines`() async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(404, "") }
        for _ in 0..<20 { #expect(await bench.failure() == .rejected(status: 404, message: "")) }
        #expect(bench.server.requests.count == 20)
        await bench.transport.shutdown()
    }

    @Test func `sends a key in its header and tells it to nobody else`() async throws {
        let bench = try await RESTBench(key: "very-secret") { _ in PuppetHTTPStep.answer(200, #"{"a":1}"#) }
        _ = try await bench.client.json(RESTRequest(path: "responses", body: ["input": "x"], model: "m"))
        let request = try #require(bench.server.requests.first)
        #expect(request.headers["authorization"] == "Bearer very-secret")
        #expect(request.headers["content-type"] == "application/json")
        #expect(request.target == "/v1/responses")
        let traffic = await bench.traffic()
        #expect(traffic.map(\.direction) == [.sent, .received])
        #expect(traffic.map(\.json) == [#"{"input":"x"}"#, #"{"a":1}"#])
        #expect(!traffic.contains { "\($0)".contains("very-secret") })
        await bench.transport.shutdown()
    }

    @Test func `wants a key where one is needed`() async throws {
        let client = RESTClient(
            endpoint: try RESTEndpoint(baseURL: EchoConfiguration.openAI), key: nil, transport: HTTPTransport(),
            emitter: EventEmitter(), log: WireLog(emitter: EventEmitter()))
        await #expect(throws: EchoError.missingKey) { try await client.send(.get("models")) }
    }

    @Test func `can be cancelled while it waits`() async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(503, "") }
        let asking = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await bench.failure()
        }
        #expect(await asking.value == .cancelled)
        await bench.transport.shutdown()
    }

    @Test(arguments: ["{", "", "[1,", "{\"a\":1}}", "\u{FEFF}x"])
    func `says so when an answer is not JSON`(body: String) async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(200, body) }
        await #expect {
            try await bench.client.json(.get("models"))
        } throws: {
            if case .invalidData = $0 as? EchoError { true } else { false }
        }
        await bench.transport.shutdown()
    }

    @Test func `reads no more of an error than anyone needs`() async throws {
        let bench = try await RESTBench { _ in [.head(400), .flood(50 << 20), .end] }
        #expect(await bench.failure() == .server(code: nil, message: "", parameter: nil))
        #expect(bench.server.flooded < 25 << 20)
        #expect(await eventually { bench.server.connections == 0 })
        await bench.transport.shutdown()
    }
}

@Suite struct `The address of REST APIs` {
    @Test(arguments: [
        ("wss://api.openai.com/v1", "https://api.openai.com/v1/models"),
        ("wss://api.openai.com/v1/realtime", "https://api.openai.com/v1/models"),
        ("wss://api.openai.com/v1/realtime/", "https://api.openai.com/v1/models"),
        ("wss://api.openai.com", "https://api.openai.com/v1/models"),
        ("https://api.openai.com/", "https://api.openai.com/v1/models"),
        ("ws://127.0.0.1:8080", "http://127.0.0.1:8080/v1/models"),
        ("http://localhost:11434/v1", "http://localhost:11434/v1/models"),
        ("HTTP://localhost:1234/api/v0", "http://localhost:1234/api/v0/models"),
        ("ws://[::1]:9/v1/realtime", "http://[::1]:9/v1/models"),
        ("wss://host/openai/realtime?api-version=2&model=m", "https://host/openai/models?api-version=2"),
        ("http://host:1/v1/chat/completions", "http://host:1/v1/models"),
        ("http://host:1/v1/responses/", "http://host:1/v1/models"),
        ("wss://host/v1#x", "https://host/v1/models"),
    ])
    func `is found in what people type for Realtime`(typed: String, url: String) throws {
        #expect(try RESTEndpoint(baseURL: typed).url("models") == url)
    }

    @Test(arguments: ["", "host", "ftp://host", "https://", "wss:///v1"])
    func `is not found in anything else`(typed: String) {
        #expect(throws: EchoError.invalidURL(typed)) { try RESTEndpoint(baseURL: typed) }
    }

    @Test func `with a password does not show it`() {
        #expect(throws: EchoError.invalidURL("host, with a user or password")) {
            try RESTEndpoint(baseURL: "https://me:secret@host/v1")
        }
    }
}

@Suite struct `What is logged` {
    @Test func `leaves out what nobody reads`() {
        let base64 = String(repeating: "QUJD", count: 100)
        let json: JSONValue = [
            "input": "hello", "encrypted_content": .string(base64),
            "image_url": .string("data:image/png;base64,\(base64)"),
            "data": [["embedding": .array(Array(repeating: 0.5, count: 1536)), "index": 0]],
            "words": .string(String(repeating: "some words ", count: 100)), "few": [1, 2, 3],
        ]
        #expect(
            RESTElision.elide(json) == [
                "input": "hello", "encrypted_content": "‹300 bytes of base64›",
                "image_url": "data:image/png;base64,‹300 bytes of base64›",
                "data": [["embedding": "‹1536 numbers›", "index": 0]],
                "words": .string(String(repeating: "some words ", count: 100)), "few": [1, 2, 3],
            ])
    }
}
