import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The person limits answers at a server that refuses the limit` {
    private func prompt() -> AnswerPrompt {
        var prompt = AnswerPrompt.hello
        prompt.maximumOutputTokens = 500
        return prompt
    }

    private func bench(
        _ words: String, status: Int = 400, answer: String = "chat-stream.sse",
        while isRefused: @escaping @Sendable (JSONValue) -> Bool
    ) async throws -> RESTBench {
        let answer = String(decoding: try WireExamples.data(answer), as: UTF8.self)
        let refusal = JSONValue.object(["error": .object(["message": .string(words)])]).text
        return try await RESTBench { request in
            isRefused(request.json ?? .null) ? PuppetHTTPStep.answer(status, refusal) : PuppetHTTPStep.events([answer])
        }
    }

    private func left(_ parts: [AnswerPart]) -> [LeftOutOption] {
        parts.compactMap { if case .leftOut(let option) = $0 { option } else { nil } }
    }

    @Test func `and it is as large as the server takes, by either name, told once`() async throws {
        let bench = try await bench("max_tokens must be at most 256, got 500") { json in
            [json["max_tokens"], json["max_completion_tokens"]].contains { ($0?.integer ?? 0) > 256 }
        }
        let service = bench.chat
        let first = try await bench.parts(service, prompt())
        let second = try await bench.parts(service, prompt())

        #expect(left(first).map(\.limit) == [256] && left(second).isEmpty)
        #expect(AnswerSummary(first).end == .completed)
        #expect(bench.server.requests.map { $0.json?["max_tokens"]?.integer } == [500, 256, 256])
        #expect(bench.server.requests.map { $0.json?["max_completion_tokens"]?.integer } == [500, 256, 256])
        await bench.transport.shutdown()
    }

    @Test func `and it is as large as the server takes over Responses`() async throws {
        let words = "max_output_tokens: maximum is 256"
        let bench = try await bench(words, answer: "responses-text.sse") {
            ($0["max_output_tokens"]?.integer ?? 0) > 256
        }
        let parts = try await bench.parts(bench.responses, prompt())
        #expect(left(parts).map(\.option) == [.answerLimit] && left(parts).map(\.limit) == [256])
        #expect(bench.server.requests.map { $0.json?["max_output_tokens"]?.integer } == [500, 256])
        await bench.transport.shutdown()
    }

    @Test func `and it is left out over Responses where there is none`() async throws {
        let words = "max_output_tokens is not supported by this server"
        let bench = try await bench(words, answer: "responses-text.sse") { $0["max_output_tokens"] != nil }
        let service = bench.responses
        let first = try await bench.parts(service, prompt())
        let second = try await bench.parts(service, prompt())

        #expect(left(first) == [LeftOutOption(.answerLimit, model: "gpt-5", reason: words)] && left(second).isEmpty)
        #expect(bench.server.requests.map { $0.json?["max_output_tokens"] != nil } == [true, false, false])
        await bench.transport.shutdown()
    }

    @Test func `and it is said by one name where two do not go together`() async throws {
        let bench = try await bench("You cannot specify both max_tokens and max_completion_tokens") {
            $0["max_tokens"] != nil && $0["max_completion_tokens"] != nil
        }
        let parts = try await bench.parts(bench.chat, prompt())
        #expect(left(parts).map(\.option) == [.olderOutputLimit])
        #expect(bench.server.requests.last?.json?["max_completion_tokens"] == 500)
        await bench.transport.shutdown()
    }

    @Test func `and what is not implemented is not waited for`() async throws {
        let bench = try await bench("stream_options: not implemented", status: 501) { $0["stream_options"] != nil }
        let parts = try await bench.parts(bench.chat, prompt())
        #expect(left(parts).map(\.option) == [.usage])
        #expect(bench.server.requests.count == 2 && bench.sleeps.isEmpty)
        await bench.transport.shutdown()
    }
}

@Suite struct `A server that is another version than the one that refused` {
    private static let refusal = #"{"error":{"message":"stream_options not permitted"}}"#

    private func asked(_ bench: RESTBench) -> [Bool] {
        bench.server.requests.filter { $0.target.hasSuffix("completions") }.map { $0.json?["stream_options"] != nil }
    }

    @Test func `is known by the fingerprint of its answers`() async throws {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        let bench = try await RESTBench { request in
            if request.json?["stream_options"] != nil, request.number == 1 {
                return PuppetHTTPStep.answer(400, Self.refusal)
            }
            let build = request.number < 4 ? "b1-abc" : "b2-abc"
            return PuppetHTTPStep.events(
                ["data: {\"system_fingerprint\":\"\(build)\",\"choices\":[]}\n\n", answer])
        }
        for _ in 0..<4 { _ = try await bench.parts(bench.remembering) }
        #expect(asked(bench) == [true, false, false, false, true])
        await bench.transport.shutdown()
    }

    @Test func `is asked for its version once, where its list shows what it runs`() async throws {
        let bench = try await RESTBench { request in
            switch request.target {
            case "/v1/models": PuppetHTTPStep.answer(200, #"{"data":[{"id":"gpt-5","owned_by":"library"}]}"#)
            case "/api/version": PuppetHTTPStep.answer(200, #"{"version":"0.12.0"}"#)
            default: PuppetHTTPStep.answer(404, "")
            }
        }
        await bench.memory.saw(answer: ["version": "0.11.0"], to: "api/version")
        _ = await bench.memory.leaveOut(.usage, of: "gpt-5", reason: "no")
        for _ in 0..<2 { _ = try await bench.client.inquire(.get("models")) }

        #expect(bench.server.requests.map(\.target) == ["/v1/models", "/api/version", "/v1/models"])
        #expect(await bench.memory.refused(of: "gpt-5") == Refused())
        await bench.transport.shutdown()
    }
}
