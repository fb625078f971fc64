import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The person writes to a server of the Responses API that refuses a field` {
    private static let unknown = #"""
        {"error":{"message":"Unknown parameter: 'FIELD'.","type":"invalid_request_error","param":"FIELD","code":"unknown_parameter"}}
        """#
    private static let extra = #"""
        {"detail":[{"type":"extra_forbidden","loc":["body","FIELD"],"msg":"Extra inputs are not permitted","input":1}]}
        """#
    private static let fields: [(field: String, options: Set<RequestOption>)] = [
        ("tools", [.webSearch]), ("text", [.verbosity]), ("instructions", [.instructions]), ("store", [.storing]),
        ("stream_options", [.obfuscation]), ("service_tier", [.tier]),
    ]

    private var prompt: AnswerPrompt {
        var settings = SessionSettings()
        (settings.verbosity, settings.serviceTier, settings.searchesWeb) = (.high, .flex, true)
        return AnswerPrompt(
            model: "llama", instructions: "Be brief.", entries: [.message(id: nil, role: .user, text: "Hello")],
            tools: [], options: AnswerOptions(settings))
    }

    private func bench(_ refusal: String, status: Int, _ field: String) async throws -> RESTBench {
        let answer = String(decoding: try WireExamples.data("responses-text.sse"), as: UTF8.self)
        let words = refusal.replacing("FIELD", with: field)
        return try await RESTBench { request in
            request.json?[field] == nil ? PuppetHTTPStep.events([answer]) : PuppetHTTPStep.answer(status, words)
        }
    }

    private func left(_ parts: [AnswerPart]) -> Set<RequestOption> {
        Set(parts.compactMap { if case .leftOut(let left) = $0 { left.option } else { nil } })
    }

    @Test(arguments: fields, [(unknown, 400), (extra, 422)])
    func `and is answered without it, now and later`(
        field: (field: String, options: Set<RequestOption>), refusal: (words: String, status: Int)
    ) async throws {
        let bench = try await bench(refusal.words, status: refusal.status, field.field)
        let service = bench.responses

        let first = try await bench.parts(service, prompt)
        let second = try await bench.parts(service, prompt)

        #expect(left(first) == field.options)
        #expect(left(second).isEmpty)
        #expect(bench.server.requests.map { $0.json?[field.field] != nil } == [true, false, false])
        await bench.transport.shutdown()
    }

    @Test func `and instructions are its first message where they have no field`() async throws {
        let bench = try await bench(Self.unknown, status: 400, "instructions")
        _ = try await bench.parts(bench.responses, prompt)
        #expect(
            bench.server.requests.last?.json?["input"] == [
                ["role": "system", "content": "Be brief."], ["role": "user", "content": "Hello"],
            ])
        await bench.transport.shutdown()
    }

    @Test func `and what an answer used is still asked for over Chat Completions`() async throws {
        let bench = try await bench(Self.unknown, status: 400, "stream_options")
        let service = ResponsesService(client: bench.client, log: bench.log, refused: bench.memory)
        _ = try await bench.parts(service, prompt)
        let refused = await bench.memory.refused(of: "llama")
        #expect(refused.contains(.obfuscation))
        #expect(AnswerFields(prompt, over: .chatCompletions, without: refused).asksUsage)
        await bench.transport.shutdown()
    }

    @Test func `and a validator's place is found in its words`() {
        let words = RefusalWords(
            "[{'type': 'extra_forbidden', 'loc': ('body', 'reasoning', 'effort'), 'msg': 'Extra inputs are not permitted'}]"
        )
        #expect(words.parameter == "reasoning.effort")
        let body = #"{"detail":[{"loc":["body","reasoning","effort"],"msg":"Extra inputs are not permitted"}]}"#
        #expect(RESTRefusal(body: Data(body.utf8)).parameter == "reasoning.effort")
    }

    @Test(arguments: [
        "Invalid value in the store of 'text' parts.", "Unknown variant 'text'", "The file store is not available",
    ])
    func `but words about something else are not about a field`(words: String) {
        let sent: Set<RequestOption> = [.storing, .verbosity, .instructions]
        #expect(RequestOption.refused(by: .server(code: nil, message: words, parameter: nil), of: sent).isEmpty)
    }
}
