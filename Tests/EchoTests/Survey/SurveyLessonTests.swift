import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What a survey finds` {
    private static func path(_ request: HTTPRequest) -> String {
        URLComponents(string: request.url)?.path ?? request.url
    }

    /// A server without the Responses API and without tools, which does not tell what an answer used.
    private static func poor(_ request: HTTPRequest) -> HTTPReply {
        let body = String(decoding: request.body ?? Data(), as: UTF8.self)
        switch path(request) {
        case "/v1/models": return .json(["data": [["id": "brain"]]])
        case "/v1/chat/completions":
            if body.contains("stream_options") {
                return .json(["error": ["message": "stream_options is not permitted"]], status: 400)
            }
            if body.contains("\"tools\"") {
                return .json(["error": ["message": "brain does not support tools"]], status: 400)
            }
            let words: [JSONValue] = [
                ["choices": [["index": 0, "delta": ["content": "One"]]]],
                ["choices": [["index": 0, "delta": ["content": " two"], "finish_reason": "stop"]]],
            ]
            return .events(words)
        default: return .json(["error": "404 page not found"], status: 404)
        }
    }

    private func makeEcho(_ answer: @escaping @Sendable (HTTPRequest) -> HTTPReply) -> (Echo, ScriptedHTTPTransport) {
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://127.0.0.1:1234/v1"
        let http = ScriptedHTTPTransport(answer: answer)
        let transport = ScriptedRealtimeTransport(RealtimeScript([.refuses(.rejected(status: 404, message: ""))]))
        return (Echo(key: nil, configuration: configuration, realtimeTransport: transport, httpTransport: http), http)
    }

    private func ask(_ echo: Echo) async throws {
        var prompt = SurveyQuestion.call("brain")
        prompt.maximumOutputTokens = nil
        for try await _ in try echo.rest.get().answers.answer(prompt) {}
    }

    @Test func `spares conversations what the server does not have`() async throws {
        let (echo, http) = makeEcho(Self.poor)
        _ = await echo.survey().report()
        let before = http.requests.count

        #expect(Set(await echo.knownRefusals.map(\.option)) == [.responses, .tools, .usage])
        try await ask(echo)
        let asked = http.requests[before...]
        #expect(asked.map(Self.path) == ["/v1/chat/completions"])
        let body = String(decoding: asked.first?.body ?? Data(), as: UTF8.self)
        #expect(!body.contains("stream_options") && !body.contains("\"tools\""))
    }

    @Test func `is forgotten on request, and the server is asked for everything again`() async throws {
        let (echo, http) = makeEcho(Self.poor)
        _ = await echo.survey().report()

        #expect(await echo.forgetRefusals() == 3)
        #expect(await echo.knownRefusals.isEmpty)
        let before = http.requests.count
        try await ask(echo)
        #expect(http.requests.dropFirst(before).first.map(Self.path) == "/v1/responses")
        #expect(Set(await echo.knownRefusals.map(\.option)) == [.tools, .usage])
    }

    @Test func `takes back what the server takes by now`() async throws {
        let day = try #require(CalendarDay("2026-12-01") as CalendarDay?)
        let rows: [SurveyRow] = [
            SurveyRow(.chat, .works(.answered(after: .zero))), SurveyRow(.responses, .works(.answered(after: .zero))),
            SurveyRow(.tools, .works(.called)),
        ]
        let lesson = SurveyLesson(rows: rows, model: "m", refused: [KnownRefusal(.effort, model: "m", day: day)])
        #expect(lesson.works == [.responses, .tools, .usage])
        let memory = RefusalMemory(today: { day })
        for option in [RequestOption.tools, .responses, .verbosity] {
            _ = await memory.leaveOut(option, of: "m", reason: "no")
        }
        _ = await memory.leaveOut(.tools, of: "other", reason: "no")

        await memory.learn(lesson.refused, works: lesson.works, of: "m")

        #expect(await memory.refused(of: "m").options == [.effort, .verbosity])
        #expect(await memory.refused(of: "other").options == [.tools])
    }

    @Test func `teaches nothing of a server that answers nothing`() {
        let rows = [SurveyRow(.chat, .failed(.invalidKey)), SurveyRow(.responses, .absent)]
        let lesson = SurveyLesson(rows: rows, model: "m", refused: [])
        #expect(lesson.works.isEmpty && lesson.refused.isEmpty)
    }
}
