import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `Asking for an answer` {
    private static let examples =
        WireExamples.names(prefix: "responses-", suffix: ".sse") + WireExamples.names(prefix: "chat-", suffix: ".sse")

    private func example(_ name: String) throws -> String {
        String(decoding: try WireExamples.data(name), as: UTF8.self)
    }

    private func service(_ bench: RESTBench, _ name: String) -> any AnswerServiceProtocol {
        name.hasPrefix("chat") ? bench.chat : bench.responses
    }

    private func expected(_ name: String) throws -> [AnswerPart] {
        name.hasPrefix("chat")
            ? try StreamExample.fold(chat: try StreamExample.events(name))
            : try StreamExample.fold(try StreamExample.responses(name))
    }

    @Test(arguments: examples)
    func `gives the parts of each published answer, whole or in pieces of 7 bytes`(name: String) async throws {
        let text = try example(name)
        let bytes = Data(text.utf8)
        let pieces = stride(from: 0, to: bytes.count, by: 7).map {
            PuppetHTTPStep.body(Data(bytes[$0..<min($0 + 7, bytes.count)]))
        }
        let bench = try await RESTBench { request in
            request.number == 1 ? PuppetHTTPStep.events([text]) : [.head(200)] + pieces + [.end]
        }
        let service = service(bench, name)
        #expect(try await bench.parts(service) == expected(name))
        #expect(try await bench.parts(service) == expected(name))
        #expect(bench.server.accepted == 1)
        #expect(bench.server.requests.map(\.target).allSatisfy { $0.hasPrefix("/v1/") })
        #expect(bench.server.requests.first?.headers["accept"] == "text/event-stream")
        await bench.transport.shutdown()
    }

    @Test func `takes an answer in one piece`() async throws {
        let responses = try example("responses.object.response.json")
        let chat = try example("chat.response.json")
        let bench = try await RESTBench { request in
            PuppetHTTPStep.answer(200, request.target.hasSuffix("responses") ? responses : chat)
        }
        #expect(AnswerSummary(try await bench.parts(bench.responses)).end == .completed)
        #expect(AnswerSummary(try await bench.parts(bench.chat)).end == .completed)
        await bench.transport.shutdown()
    }

    @Test func `takes [DONE] although the dialect has none`() async throws {
        let text = try example("responses-text.sse") + "data: [DONE]\n\n"
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([text]) }
        #expect(AnswerSummary(try await bench.parts(bench.responses)).end == .completed)
        await bench.transport.shutdown()
    }

    @Test func `does not wait for a server that has said everything and stays`() async throws {
        let text = try example("responses-text.sse")
        let bench = try await RESTBench { _ in [.head(200), .body(text)] }
        #expect(AnswerSummary(try await bench.parts(bench.responses)).end == .completed)
        #expect(await eventually { bench.server.connections == 0 })
        await bench.transport.shutdown()
    }

    @Test(arguments: [("data: {\"type\":\n\n", "responses"), ("data: {\"id\"\n\n", "chat")])
    func `says so when what comes is malformed`(text: String, dialect: String) async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([text]) }
        await #expect {
            try await bench.parts(dialect == "chat" ? bench.chat : bench.responses)
        } throws: {
            if case .invalidData = $0 as? EchoError { true } else { false }
        }
        await bench.transport.shutdown()
    }

    @Test func `says so when an answer in one piece is cut off`() async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.events(["{\"id\":\"resp"]) }
        await #expect(throws: EchoError.answerBrokeOff) { try await bench.parts(bench.responses) }
        await bench.transport.shutdown()
    }

    private static let failure = EchoError.responseFailed(code: nil, message: "no GPU left")
    private static let bodies: [(String, EchoError)] = [
        ("data: no GPU left\n\n", failure), ("data: no GPU left", failure), ("no GPU left", failure),
        (#"{"detail":"no GPU left"}"#, failure), (#"[{"error":{"message":"no GPU left"}}]"#, failure),
        ("event: error\ndata: {\"message\":\"no GPU left\"}\n\n", failure),
        ("<html><title>Sign in</title></html>", .noAnswer(.webPage(title: "Sign in"))), ("\n", .noAnswer(.noBytes)),
    ]

    @Test(arguments: bodies, ["responses", "chat"])
    func `has the server's words where something else than an answer comes`(
        body: (text: String, error: EchoError), dialect: String
    ) async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([body.text]) }
        do {
            let parts = try await bench.parts(dialect == "chat" ? bench.chat : bench.responses)
            #expect(AnswerSummary(parts).end == .failed(body.error))
        } catch {
            #expect(error as? EchoError == body.error)
        }
        await bench.transport.shutdown()
    }

    @Test(arguments: [PuppetHTTPStep.end, .cut])
    func `says so when the answer breaks off, and has given what came`(end: PuppetHTTPStep) async throws {
        let events = try StreamExample.events("responses-text.sse").dropLast()
        #expect(events.contains { $0.type == "response.output_text.delta" })
        let frames = events.map { "event: \($0.type)\ndata: \($0.data)\n\n" }
        let bench = try await RESTBench { _ in PuppetHTTPStep.events(frames, end: end) }
        var parts: [AnswerPart] = []
        var failure: EchoError?
        do {
            for try await part in bench.responses.answer(.hello) { parts.append(part) }
        } catch {
            failure = error as? EchoError
        }
        guard case .connectionLost(1006, _) = failure else {
            Issue.record("it ended with \(String(describing: failure))")
            return
        }
        // What is under way when a connection is reset may be lost with it.
        if case .end = end { #expect(!AnswerSummary(parts).text.isEmpty) }
        #expect(bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }

    @Test func `says so when nothing at all comes`() async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([]) }
        await #expect(throws: EchoError.noAnswer(.noBytes)) { try await bench.parts(bench.responses) }
        await #expect(throws: EchoError.noAnswer(.noBytes)) { try await bench.parts(bench.chat) }
        await bench.transport.shutdown()
    }

    @Test func `is whole where a server says why it ends, and leaves the connection open`() async throws {
        let chunks = [#"{"delta":{"content":"Fine words."}}"#, #"{"delta":{},"finish_reason":"stop"}"#]
        let frames = chunks.map { PuppetHTTPStep.body("data: {\"id\":\"c\",\"choices\":[\($0)]}\n\n") }
        let bench = try await RESTBench { _ in [.head(200)] + frames }
        let start = ContinuousClock.now
        let summary = AnswerSummary(try await bench.parts(bench.chat))
        #expect(summary.text == "Fine words." && summary.end == .completed)
        #expect(ContinuousClock.now - start < .seconds(15))
        await bench.transport.shutdown()
    }

    @Test func `is not said where every chunk has a reason of its end`() {
        func chunk(_ words: String, _ reason: JSONValue) -> JSONValue {
            ["choices": [["delta": ["content": .string(words)], "finish_reason": reason]]]
        }
        var stream = ChatStream()
        _ = stream.receive(chunk("Fine ", "stop"))
        let isSaidEarly = stream.isSaid
        _ = stream.receive(chunk("", "stop"))
        #expect(!isSaidEarly && stream.isSaid)
    }

    @Test func `closes the request when it is cancelled`() async throws {
        let bench = try await RESTBench { _ in [.head(200), .body(": patience\n\n")] }
        let service = bench.responses
        let asking = Task {
            for try await _ in service.answer(.hello) {}
        }
        #expect(await eventually { bench.server.requests.count == 1 })
        asking.cancel()
        _ = await asking.result
        #expect(await eventually { bench.server.connections == 0 })
        await bench.transport.shutdown()
    }

    @Test func `closes the request when nobody listens any more`() async throws {
        let start = try StreamExample.events("responses-text.sse").prefix(5)
        let frames = start.map { PuppetHTTPStep.body("data: \($0.data)\n\n") }
        let bench = try await RESTBench { _ in [.head(200)] + frames }
        for try await _ in bench.responses.answer(.hello) { break }
        #expect(await eventually { bench.server.connections == 0 })
        await bench.transport.shutdown()
    }

    @Test func `logs what is asked and every event of the answer`() async throws {
        let text = try example("responses-text.sse")
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([text]) }
        _ = try await bench.parts(bench.responses)
        let traffic = await bench.traffic()
        #expect(traffic.first?.direction == .sent)
        #expect(traffic.first?.type == "POST responses")
        let events = try StreamExample.events("responses-text.sse")
        #expect(traffic.dropFirst().map(\.type) == events.map(\.type))
        #expect(traffic.dropFirst().allSatisfy { $0.direction == .received })
        await bench.transport.shutdown()
    }
}

@Suite struct `The dialect of a server` {
    private func automatic(_ bench: RESTBench) -> AutomaticService {
        AutomaticService(responses: bench.responses, chat: bench.chat)
    }

    private func doubting(_ bench: RESTBench) -> AutomaticService {
        var spare = bench.chat
        spare.triesOnce = true
        return AutomaticService(responses: bench.responses, chat: bench.chat, spare: spare)
    }

    private func paths(_ bench: RESTBench) -> [String] {
        bench.server.requests.map { String($0.target.dropFirst("/v1/".count)) }
    }

    private func bench(chatOnly refusal: [PuppetHTTPStep]) async throws -> RESTBench {
        let chat = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        return try await RESTBench { request in
            request.target.hasSuffix("/chat/completions") ? PuppetHTTPStep.events([chat]) : refusal
        }
    }

    @Test(arguments: [
        PuppetHTTPStep.answer(404, "File Not Found"), PuppetHTTPStep.answer(405, ""),
        PuppetHTTPStep.answer(501, "", headers: ["x-should-retry": "false"]),
        PuppetHTTPStep.answer(400, #"{"error":{"message":"Unknown URL","code":"unknown_url"}}"#),
        PuppetHTTPStep.answer(
            400, #"{"error":{"message":"The Responses API is not supported for this model.","code":"unsupported_api"}}"#
        ),
        PuppetHTTPStep.answer(500, #"{"object":"error","message":"NotImplementedError","code":500}"#),
        PuppetHTTPStep.answer(400, #"{"error":{"message":"Unknown endpoint: /v1/responses"}}"#),
        PuppetHTTPStep.answer(403, #"{"error":{"message":"This key may not use /v1/responses"}}"#),
        PuppetHTTPStep.answer(200, #"{"error":"Unexpected endpoint or method. (POST /v1/responses)"}"#),
        PuppetHTTPStep.answer(200, "{}"),
        PuppetHTTPStep.answer(422, #"{"detail":[{"loc":["body","messages"],"msg":"Field required"}]}"#),
        PuppetHTTPStep.answer(422, #"{"error":{"message":"messages field required"}}"#),
    ])
    func `is Chat Completions where Responses is unknown, and that is remembered`(refusal: [PuppetHTTPStep])
        async throws
    {
        let bench = try await bench(chatOnly: refusal)
        let service = automatic(bench)
        for _ in 0..<2 { #expect(AnswerSummary(try await bench.parts(service)).text == "Hi there! How can I help?") }
        let paths = bench.server.requests.map { String($0.target.dropFirst("/v1/".count)) }
        #expect(paths == ["responses", "chat/completions", "chat/completions"])
        await bench.transport.shutdown()
    }

    @Test(arguments: ModelCatalogue.published.models.filter(\.isChatOnly).map(\.name) + ["mine"])
    func `is Chat Completions for a model that has nothing else, which says nothing of the server`(
        model: String
    ) async throws {
        let texts = try ["chat-stream.sse", "responses-text.sse"].map {
            String(decoding: try WireExamples.data($0), as: UTF8.self)
        }
        let bench = try await RESTBench { request in
            PuppetHTTPStep.events([texts[request.target.hasSuffix("/chat/completions") ? 0 : 1]])
        }
        var (catalogue, own) = (ModelCatalogue.published, Model("mine"))
        own.apis = [.chat]
        catalogue.add(own)
        let service = AutomaticService(responses: bench.responses, chat: bench.chat, catalogue: catalogue)
        var prompt = AnswerPrompt.hello
        prompt.model = model

        #expect(AnswerSummary(try await bench.parts(service, prompt)).end == .completed)
        #expect(AnswerSummary(try await bench.parts(service)).end == .completed)

        #expect(paths(bench) == ["chat/completions", "responses"])
        await bench.transport.shutdown()
    }

    @Test func `is Responses where it is known`() async throws {
        let text = String(decoding: try WireExamples.data("responses-text.sse"), as: UTF8.self)
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([text]) }
        let service = automatic(bench)
        for _ in 0..<2 { #expect(AnswerSummary(try await bench.parts(service)).end == .completed) }
        #expect(bench.server.requests.map(\.target) == ["/v1/responses", "/v1/responses"])
        await bench.transport.shutdown()
    }

    @Test(arguments: [
        (401, "", EchoError.keyRequired(message: "")),
        (
            404, #"{"error":{"message":"no","code":"model_not_found"}}"#,
            .unsupportedModel(name: "gpt-5", supported: ["gpt-5"], message: "no")
        ), (400, #"{"error":{"message":"bad"}}"#, .server(code: nil, message: "bad", parameter: nil)),
    ])
    func `is not doubted because of another error`(status: Int, body: String, error: EchoError) async throws {
        let bench = try await bench(chatOnly: PuppetHTTPStep.answer(status, body))
        let service = automatic(bench)
        await #expect(throws: error) { try await bench.parts(service) }
        #expect(bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }

    @Test(arguments: [500, 502, 503])
    func `is Chat Completions where the server fails over Responses, and that is remembered`(status: Int) async throws {
        let bench = try await bench(chatOnly: PuppetHTTPStep.answer(status, "broken"))
        let service = doubting(bench)
        for _ in 0..<2 { #expect(AnswerSummary(try await bench.parts(service)).text == "Hi there! How can I help?") }
        #expect(paths(bench) == ["responses", "responses", "responses", "chat/completions", "chat/completions"])
        await bench.transport.shutdown()
    }

    @Test func `is not known where both are forbidden: the first refusal is told`() async throws {
        let bench = try await RESTBench { request in
            PuppetHTTPStep.answer(403, request.target.hasSuffix("responses") ? "Not from here" : "")
        }
        let service = automatic(bench)
        await #expect(throws: EchoError.rejected(status: 403, message: "Not from here")) {
            try await bench.parts(service)
        }
        #expect(paths(bench) == ["responses", "chat/completions"])
        await bench.transport.shutdown()
    }

    @Test func `is not known where both fail: the first failure is told`() async throws {
        let bench = try await RESTBench { request in
            PuppetHTTPStep.answer(request.target.hasSuffix("responses") ? 500 : 502, "")
        }
        let service = doubting(bench)
        await #expect(throws: EchoError.rejected(status: 500, message: "")) { try await bench.parts(service) }
        #expect(paths(bench) == ["responses", "responses", "responses", "chat/completions"])
        await bench.transport.shutdown()
    }

    @Test(arguments: [
        [PuppetHTTPStep.cut], PuppetHTTPStep.events(["data: {\"type\":\"response.created\"}\n\n"], end: .cut),
        PuppetHTTPStep.answer(429, ""), PuppetHTTPStep.answer(401, ""),
    ])
    func `is not doubted because of a cut, or of anything that is not the server's fault`(
        refusal: [PuppetHTTPStep]
    ) async throws {
        let bench = try await bench(chatOnly: refusal)
        let service = doubting(bench)
        await #expect(throws: EchoError.self) { try await bench.parts(service) }
        #expect(!paths(bench).contains("chat/completions"))
        await bench.transport.shutdown()
    }

    @Test func `that knows neither is an error`() async throws {
        let bench = try await RESTBench { _ in PuppetHTTPStep.answer(404, "") }
        let service = automatic(bench)
        for _ in 0..<2 {
            await #expect(throws: EchoError.rejected(status: 404, message: "")) { try await bench.parts(service) }
        }
        #expect(bench.server.requests.count == 4)
        await bench.transport.shutdown()
    }

    @Test(arguments: AnswerDialect.allCases)
    func `can be configured`(dialect: AnswerDialect) async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(400, "") }
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://127.0.0.1:\(try await server.start())"
        configuration.dialect = dialect
        let transport = HTTPTransport()
        let service = try AnswerServices.make(
            configuration: configuration, key: nil, transport: transport, emitter: EventEmitter(),
            log: WireLog(emitter: EventEmitter()))
        await #expect(throws: EchoError.self) { for try await _ in service.answer(.hello) {} }
        #expect(
            server.requests.first?.target == (dialect == .chatCompletions ? "/v1/chat/completions" : "/v1/responses"))
        await transport.shutdown()
    }
}
