import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@testable import Echo

@Suite struct `A survey of a server` {
    private static let key = "sk-very-secret"

    private func survey(
        _ url: String = "http://127.0.0.1:1234/v1", model: String? = nil, realtime: RealtimeScript? = nil,
        _ answer: @escaping @Sendable (HTTPRequest) -> HTTPReply
    ) async -> (report: ServerReport, requests: [HTTPRequest]) {
        var configuration = EchoConfiguration()
        configuration.baseURL = url
        let http = ScriptedHTTPTransport(answer: answer)
        let transport = ScriptedRealtimeTransport(
            realtime ?? RealtimeScript([.refuses(.rejected(status: 404, message: ""))]))
        let echo = Echo(
            key: Self.key, configuration: configuration, realtimeTransport: transport, httpTransport: http)
        var survey = echo.survey(model: model)
        (survey.limit, survey.answerLimit) = (.milliseconds(500), .milliseconds(500))
        // A script takes no time between two pieces.
        survey.together = .zero
        return (await survey.report(), http.requests)
    }

    private func outcome(_ ability: ServerAbility, in report: ServerReport) -> SurveyOutcome? {
        report.rows.first { $0.ability == ability }?.outcome
    }

    private static func path(_ request: HTTPRequest) -> String {
        URLComponents(string: request.url)?.path ?? request.url
    }

    private static let unknown = HTTPReply.json(["error": "404 page not found"], status: 404)

    // MARK: Shapes of servers

    private static func recorded(_ name: String) -> HTTPReply {
        let file = WireExamples.fixtures.appending(path: "servers/llama.cpp-\(name).sse")
        let data = (try? Data(contentsOf: file)) ?? Data()
        return HTTPReply(headers: ["content-type": "text/event-stream", "server": "llama.cpp"], chunks: [data])
    }

    /// Chat Completions as a llama.cpp server streamed them; what is around them by its published formats.
    @Test func `of llama.cpp finds its answers, its context and its version`() async {
        let (report, requests) = await survey { request in
            let body = String(decoding: request.body ?? Data(), as: UTF8.self)
            switch Self.path(request) {
            case "/v1/models":
                return .json(
                    ["data": [["id": "brain", "owned_by": "llamacpp", "meta": ["n_ctx_train": 32_768]]]],
                    headers: ["server": "llama.cpp"])
            case "/props":
                return .json(["default_generation_settings": ["n_ctx": 4096], "build_info": "b4567-abcdef"])
            case "/v1/chat/completions":
                if body.contains("\"tools\"") { return Self.recorded("qwen-fixedtemplate-tool-auto") }
                return body.contains("json_schema") ? Self.recorded("qwen-schema") : Self.recorded("qwen-plain")
            default: return Self.unknown
            }
        }

        #expect(report.software == ServerSoftware(name: "llama.cpp", version: "b4567-abcdef"))
        #expect(report.model == "brain")
        #expect(outcome(.context, in: report) == .works(.context(.given(4096))))
        #expect(outcome(.chat, in: report)?.answers == true)
        #expect(outcome(.responses, in: report) == .absent)
        guard case .works(.pieces(let count))? = outcome(.streaming, in: report) else {
            Issue.record("\(report.rows)")
            return
        }
        #expect(count > 10)
        // The recorded call is of another function, and the recorded answer of another schema.
        #expect(outcome(.tools, in: report) == .differs(.notCalled))
        guard case .differs(.brokeSchema)? = outcome(.schema, in: report) else {
            Issue.record("\(report.rows)")
            return
        }
        guard case .works(.stopped)? = outcome(.cancel, in: report) else {
            Issue.record("\(report.rows)")
            return
        }
        #expect(outcome(.embeddings, in: report) == .absent)
        #expect(outcome(.realtime, in: report) == .absent)
        #expect(requests.count <= ServerSurvey.mostRequests)
        #expect(report.isUsable)
    }

    private static func chat(_ deltas: [JSONValue], finish: String = "stop") -> HTTPReply {
        let chunks = deltas.map { delta -> JSONValue in
            ["id": "c", "object": "chat.completion.chunk", "model": "m", "choices": [["index": 0, "delta": delta]]]
        }
        let end: JSONValue = [
            "id": "c", "object": "chat.completion.chunk", "model": "m",
            "choices": [["index": 0, "delta": [:], "finish_reason": .string(finish)]],
        ]
        return .events(chunks + [end])
    }

    /// Composed from Ollama's published formats.
    @Test func `of Ollama finds a call, a schema, vectors and the context it does not list`() async {
        let (report, _) = await survey { request in
            let body = String(decoding: request.body ?? Data(), as: UTF8.self)
            switch Self.path(request) {
            case "/v1/models":
                return .json(["data": [["id": "llama3.2:latest", "object": "model", "owned_by": "library"]]])
            case "/api/version": return .json(["version": "0.12.3"])
            case "/api/show": return .json(["model_info": ["llama.context_length": 131_072]])
            case "/api/ps": return .json(["models": []])
            case "/v1/chat/completions":
                if body.contains("\"tools\"") {
                    return Self.chat(
                        [
                            [
                                "tool_calls": [
                                    [
                                        "index": 0, "id": "call_1", "type": "function",
                                        "function": ["name": "add", "arguments": "{\"a\":17,\"b\":25}"],
                                    ]
                                ]
                            ]
                        ], finish: "tool_calls")
                }
                if body.contains("json_schema") {
                    return Self.chat([["content": "{\"city\":\"Paris\","], ["content": "\"rivers\":1}"]])
                }
                return Self.chat([["content": "One"], ["content": " two"]])
            case "/v1/embeddings":
                return .json([
                    "object": "list", "model": "m",
                    "data": [["object": "embedding", "index": 0, "embedding": [0.5, 0.25, 0.125]]],
                    "usage": ["prompt_tokens": 2, "total_tokens": 2],
                ])
            default: return Self.unknown
            }
        }

        #expect(report.software == ServerSoftware(name: "Ollama", version: "0.12.3"))
        #expect(outcome(.models, in: report) == .works(.listed(1)))
        #expect(outcome(.context, in: report) == .differs(.context(.most(131_072))))
        #expect(outcome(.streaming, in: report) == .works(.pieces(2)))
        #expect(outcome(.tools, in: report) == .works(.called))
        #expect(outcome(.schema, in: report) == .works(.keptSchema))
        #expect(outcome(.embeddings, in: report) == .works(.vectors(3)))
        #expect(outcome(.speech, in: report) == .absent)
        #expect(outcome(.transcription, in: report) == .absent)
    }

    @Test func `of a web page ends, and says that it is one`() async {
        let page = HTTPReply(
            headers: ["content-type": "text/html"], chunks: [Data("<html><title>Router</title></html>".utf8)])
        let (report, _) = await survey { _ in page }

        #expect(report.rows.count == ServerAbility.allCases.count)
        #expect(!report.isUsable)
        #expect(report.software == nil)
        guard case .skipped(.closed)? = outcome(.context, in: report) else {
            Issue.record("\(report.rows)")
            return
        }
        for ability in [ServerAbility.models, .embeddings] {
            guard case .failed? = outcome(ability, in: report) else {
                Issue.record("\(ability): \(report.rows)")
                return
            }
        }
    }

    @Test func `of a server that hangs is over soon`() async {
        let (report, requests) = await survey { _ in HTTPReply(end: .never) }

        #expect(report.rows.count == ServerAbility.allCases.count)
        #expect(!report.isUsable)
        // The list, and one answer: of the context nobody asks who does not tell of models.
        #expect(requests.count <= 2)
    }

    @Test func `of answers that break off tells each as failed`() async {
        let (report, _) = await survey { request in
            guard Self.path(request) == "/v1/chat/completions" else { return Self.unknown }
            let chunk = Data(
                #"data: {"choices":[{"index":0,"delta":{"content":"On"}}]}"#.utf8 + Data("\n\n".utf8))
            return HTTPReply(
                headers: ["content-type": "text/event-stream"], chunks: [chunk],
                end: .breaksOff(.connectionLost(code: 1006, reason: "")))
        }

        guard case .failed? = outcome(.chat, in: report) else {
            Issue.record("\(report.rows)")
            return
        }
        #expect(!report.isUsable)
    }

    @Test(arguments: [401, 403, 429, 500, 503])
    func `of a server that refuses is over, and asks nothing twice`(status: Int) async {
        let (report, requests) = await survey { _ in
            .json(["error": ["message": "Go away."]], status: status, headers: ["retry-after": "3600"])
        }

        #expect(report.rows.count == ServerAbility.allCases.count)
        #expect(!report.isUsable)
        #expect(requests.count <= ServerSurvey.mostRequests)
    }

    @Test func `of a server that rejects the key claims no context`() async {
        let (report, _) = await survey { _ in .json(["error": ["message": "Who are you?"]], status: 401) }

        guard case .skipped(.closed)? = outcome(.context, in: report) else {
            Issue.record("\(report.rows)")
            return
        }
    }

    // MARK: Words as they are written

    @Test(arguments: [
        ([0, 2, 4], true), ([500], true), ([500, 500, 503], true), ([0, 30], false), ([500, 501, 900], false),
    ])
    func `tells words that were sent together from those that came as they were written`(
        times: [Int], isAtOnce: Bool
    ) {
        var answer = SurveyAnswer()
        for time in times { answer.add(.text(itemID: "i", delta: "word"), after: .milliseconds(time)) }

        #expect(answer.pieces == times.count)
        #expect(answer.isAtOnce(within: .milliseconds(10)) == isAtOnce)
    }

    @Test func `gives the words of a thinking model's cut answer as an answer that ran out`() async {
        let (report, _) = await survey { request in
            guard Self.path(request) == "/v1/chat/completions" else { return Self.unknown }
            return Self.chat([["reasoning_content": "Let me think"]], finish: "length")
        }

        #expect(outcome(.chat, in: report) == .works(.ranOut))
        #expect(outcome(.streaming, in: report) == .differs(.ranOut))
        #expect(outcome(.schema, in: report) == .differs(.ranOut))
    }

    // MARK: The whole

    @Test func `of the offline server finds nearly everything`() async throws {
        let brain = ScriptedBrain { prompt in
            guard case .user(let text, _)? = prompt.items.last else { return .parts([.text("Well.")]) }
            return .parts([.text("You said: "), .text(text)])
        }
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)/v1"
            let survey = Echo(key: LoopbackServer.token, configuration: configuration).survey()
            let report = await survey.report()

            #expect(report.address == "ws://127.0.0.1:\(port)/v1")
            #expect(report.isUsable)
            for ability in [ServerAbility.models, .chat, .responses, .realtime, .embeddings] {
                #expect(outcome(ability, in: report)?.answers == true, "\(ability): \(report.rows)")
            }
        }
    }

    @Test func `tells each row when it is known, and stops when it is cancelled`() async {
        let http = ScriptedHTTPTransport { _ in Self.unknown }
        let echo = Echo(
            key: nil, realtimeTransport: ScriptedRealtimeTransport(), httpTransport: http)
        let survey = echo.survey()
        let (rows, told) = AsyncStream.makeStream(of: SurveyRow.self)
        let task = Task {
            await survey.report { row in
                told.yield(row)
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        var first: SurveyRow?
        for await row in rows {
            first = row
            break
        }
        #expect(first?.ability == .models)
        #expect(await task.value.rows.count < ServerAbility.allCases.count)
    }

    // MARK: Secrets

    @Test(arguments: [
        ("https://host:8443/v1?key=abcd1234#frag", "https://host:8443/v1"),
        ("wss://me:password@host/v1", "wss://host/v1"), ("not an address", ""),
        ("https://host/t/9f8a7b6c5d4e3f2a1b0c/v1", "https://host/t/‹key›/v1"),
        ("https://host/0f3c5d1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f/v1", "https://host/‹key›/v1"),
        ("https://host/key-abcdefgh/v1", "https://host/‹key›/v1"),
        (
            "https://host/openai/deployments/gpt-4o-mini-2024-07-18/v1",
            "https://host/openai/deployments/gpt-4o-mini-2024-07-18/v1"
        ),
    ])
    func `shows of an address nothing that may be secret`(address: String, shown: String) {
        #expect(ServerSurvey.shown(address) == shown)
    }

    @Test func `takes a token in the path, and a fragment, out of a server's words`() {
        var configuration = EchoConfiguration()
        configuration.baseURL = "https://host/t/9f8a7b6c5d4e3f2a1b0c/v1#fragment"
        let survey = Echo(key: nil, configuration: configuration).survey()

        #expect(survey.withoutSecrets("no /t/9f8a7b6c5d4e3f2a1b0c/v1/models#fragment") == "no /t/‹key›/v1/models#‹key›")
    }

    @Test func `takes the key and the query's values out of a server's words`() {
        var configuration = EchoConfiguration()
        configuration.baseURL = "https://host/v1?key=abcd1234&api-version=2024-10-01"
        let survey = Echo(key: "my-own-key", configuration: configuration).survey()

        #expect(
            survey.withoutSecrets("my-own-key and abcd1234 are wrong for 2024-10-01")
                == "‹key› and ‹key› are wrong for 2024-10-01")
    }
}
