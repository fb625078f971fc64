import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A server that does not take all options` {
    private static let refusal =
        #"{"error":{"message":"Unsupported parameter: 'reasoning.summary'.","param":"reasoning.summary","code":"unsupported_parameter"}}"#

    private var prompt: AnswerPrompt {
        var prompt = AnswerPrompt.hello
        prompt.options = AnswerOptions(SessionSettings())
        return prompt
    }

    private func text() throws -> String {
        String(decoding: try WireExamples.data("responses-text.sse"), as: UTF8.self)
    }

    @Test func `is asked once more without what it refuses, which is told once and remembered`() async throws {
        let answer = try text()
        let bench = try await RESTBench { request in
            request.number == 1 ? PuppetHTTPStep.answer(400, Self.refusal) : PuppetHTTPStep.events([answer])
        }
        let service = bench.responses
        let parts = try await bench.parts(service, prompt)
        let left = LeftOutOption(.thoughts, model: "gpt-5", reason: "Unsupported parameter: 'reasoning.summary'.")
        #expect(parts.first == .leftOut(left))
        #expect(AnswerSummary(parts).end == .completed)

        let again = try await bench.parts(service, prompt)
        #expect(!again.contains(.leftOut(left)))
        let bodies = bench.server.requests.map(\.json)
        #expect(bodies.map { $0?["reasoning"]?["summary"] } == ["auto", nil, nil])
        #expect(bodies.map { $0?["reasoning"]?["effort"] } == ["low", "low", "low"])
        await bench.transport.shutdown()
    }

    @Test func `says what it refuses when there is nothing to leave out`() async throws {
        let bench = try await RESTBench { _ in
            PuppetHTTPStep.answer(400, #"{"error":{"message":"no","param":"input"}}"#)
        }
        let error = EchoError.server(code: nil, message: "no", parameter: "input")
        let (service, prompt) = (bench.responses, prompt)
        await #expect(throws: error) { try await bench.parts(service, prompt) }
        #expect(bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }

    @Test func `may refuse in the answer itself`() async throws {
        let answer = try text()
        let bench = try await RESTBench { request in
            request.number == 1 ? PuppetHTTPStep.answer(200, Self.refusal) : PuppetHTTPStep.events([answer])
        }
        let parts = try await bench.parts(bench.responses, prompt)
        #expect(AnswerSummary(parts).end == .completed)
        #expect(bench.server.requests.count == 2)
        await bench.transport.shutdown()
    }

    @Test func `is not what lacks web search where the model has Chat Completions only`() async throws {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([answer]) }
        var service = bench.chat
        service.lacksResponses = true
        var prompt = prompt
        prompt.options.searchesWeb = true
        func left(_ model: String) async throws -> LeftOutOption? {
            prompt.model = model
            let told = try await bench.parts(service, prompt).compactMap { part -> LeftOutOption? in
                if case .leftOut(let left) = part { left } else { nil }
            }
            return told.first { $0.option == .webSearch }
        }

        let ofModel = try #require(await left("gpt-audio-1.5"))
        #expect(ofModel.modelLacksResponses && !ofModel.lacksResponses)
        let ofServer = try #require(await left("gpt-5"))
        #expect(ofServer.lacksResponses && !ofServer.modelLacksResponses)
        await bench.transport.shutdown()
    }

    @Test func `is told nothing of tools over Chat Completions where the model calls none there`() async throws {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        let bench = try await RESTBench { _ in PuppetHTTPStep.events([answer]) }
        var prompt = prompt
        prompt.model = "gpt-6.1-sol"
        prompt.tools = [.function(FunctionTool(name: "add"))]
        let parts = try await bench.parts(bench.chat, prompt)
        #expect(parts.first == .leftOut(LeftOutOption(.tools, model: "gpt-6.1-sol")))
        #expect(bench.server.requests[0].json?["tools"] == nil)
        await bench.transport.shutdown()
    }
}
