import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

/// The objections are composed from the published sources and reports of llama.cpp's server and vLLM.
@Suite struct `The person writes again to a server that checks what it is told` {
    private static let conversation: [PromptEntry] = [
        .message(id: "u1", role: .user, text: "Hello"), .message(id: "a1", role: .assistant, text: "Hi."),
        .message(id: "u2", role: .user, text: "And now?"), .message(id: "a2", role: .assistant, text: "Now, too."),
        .message(id: "u3", role: .user, text: "And then?"),
    ]

    private static func llama(_ item: JSONValue) -> String? {
        guard item["role"] == "assistant" else { return nil }
        guard item["type"] == "message", let parts = item["content"]?.array else {
            return "Cannot determine type of 'item'"
        }
        return parts.allSatisfy { $0["type"] == "output_text" && $0["text"]?.string != nil }
            ? nil : "'type' must be one of 'output_text' or 'refusal'"
    }

    private static func vLLM(_ item: JSONValue) -> String? {
        guard item["role"] == "assistant" else { return nil }
        let isWhole =
            item["id"]?.string?.isEmpty == false && item["status"] == "completed" && item["type"] == "message"
            && item["content"]?.array?.allSatisfy { $0["annotations"]?.array != nil } == true
        return isWhole ? nil : "Field required"
    }

    @Test(arguments: ["llama.cpp", "vLLM"])
    func `and is answered`(server: String) async throws {
        let answer = String(decoding: try WireExamples.data("responses-text.sse"), as: UTF8.self)
        let bench = try await RESTBench { request in
            let items = request.json?["input"]?.array ?? []
            let objections = items.compactMap { server == "vLLM" ? Self.vLLM($0) : Self.llama($0) }
            guard let objection = objections.first else { return PuppetHTTPStep.events([answer]) }
            return PuppetHTTPStep.answer(400, #"{"error":{"message":"\#(objection)"}}"#)
        }
        var prompt = AnswerPrompt.hello
        prompt.entries = Self.conversation

        #expect(AnswerSummary(try await bench.parts(bench.responses, prompt)).end == .completed)
        #expect(bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }

    @Test func `and each of the model's messages has a name of its own`() {
        let ids = ResponsesPrompt.items(Self.conversation).compactMap(\.message).compactMap(\.id)
        #expect(ids.count == 2 && Set(ids).count == 2)
        #expect(ids.allSatisfy { $0.hasPrefix("msg_") })
    }
}

@Suite struct `The person writes to a server in Python whose numbers are none` {
    @Test(arguments: ["NaN", "Infinity", "-Infinity"])
    func `and reads the answer, over either API`(number: String) async throws {
        let choice = #"{"index":0,"delta":{"content":"Hi"},"logprobs":{"a":[@]},"finish_reason":"stop"}"#
        let chat = #"{"id":"c","choices":[\#(choice)]}"#
        let delta = #"{"type":"response.output_text.delta","item_id":"m","delta":"Hi","logprobs":[{"logprob":@}]}"#
        let done = #"{"type":"response.completed","response":{"id":"r","output":[],"usage":{"input_tokens":@}}}"#
        let bench = try await RESTBench { request in
            let events = request.target.hasSuffix("responses") ? [delta, done] : [chat, "[DONE]"]
            return PuppetHTTPStep.events(events.map { "data: \($0.replacing("@", with: number))\n\n" })
        }
        for service in [bench.responses, bench.chat] as [any AnswerServiceProtocol] {
            let answer = AnswerSummary(try await bench.parts(service))
            #expect(answer.text == "Hi" && answer.end == .completed)
        }
        await bench.transport.shutdown()
    }
}
