import EchoWire
import Testing

@testable import Echo

@Suite struct `What a server wants back with its calls` {
    private let signature: JSONValue = ["google": ["thought_signature": "SIG123"]]

    private func chunk(_ delta: JSONValue, finish: JSONValue = .null) -> JSONValue {
        ["id": "c", "choices": [["index": 0, "delta": delta, "finish_reason": finish]]]
    }

    private func call(_ id: String, _ index: Int = 0, extra: JSONValue? = nil) -> JSONValue {
        var call: JSONObject = [
            "index": .integer(index), "id": .string(id), "type": "function",
            "function": ["name": "f", "arguments": "{}"],
        ]
        call["extra_content"] = extra
        return .object(call)
    }

    /// The conversation as it is told after an answer with calls of tools.
    private func conversation(_ deltas: [JSONValue]) throws -> TextScript {
        var stream = ChatStream()
        let events = deltas.map { chunk($0) } + [chunk([:], finish: "tool_calls")]
        var script = TextScript()
        script.user(.send(text: "go"))
        for part in events.flatMap({ stream.receive($0) }) + (try stream.finish()) { script.model(part) }
        for message in script.messages {
            if let call = message.tool?.call { script.user(.submit(ToolResult(callID: call.id, output: "1"))) }
        }
        return script
    }

    private func told(_ script: TextScript) throws -> [JSONValue] {
        let prompt = try #require(script.prompts.last)
        let messages = ChatPrompt.request(prompt, oldNames: false).json["messages"]?.array ?? []
        return messages.filter { $0["role"] == "assistant" }
    }

    @Test func `is a signature of each call`() throws {
        let calls: JSONValue = ["tool_calls": [call("a", extra: signature), call("b", 1, extra: ["n": 2])]]
        let told = try told(try conversation([calls])).flatMap { $0["tool_calls"]?.array ?? [] }
        let other: JSONValue = ["n": 2]
        #expect(told.map { $0["extra_content"] } == [signature, other])
    }

    @Test func `is what the model thought, in every message with a call`() throws {
        let told = try told(
            try conversation([
                ["reasoning_content": "I must "], ["reasoning_content": "call"],
                ["tool_calls": [call("a"), call("b", 1)]],
            ]))
        #expect(!told.isEmpty && told.allSatisfy { $0["reasoning_content"] == "I must call" })
    }

    @Test func `is what is sealed of its thoughts, put together from the pieces`() throws {
        let text: JSONValue = ["type": "reasoning.text", "text": "I ", "index": 0]
        let more: JSONValue = ["type": "reasoning.text", "text": "must", "index": 0]
        let end: JSONValue = ["type": "reasoning.text", "signature": "S", "index": 0]
        let sealed: JSONValue = ["type": "reasoning.encrypted", "data": "ENC999", "index": 1]
        let pieces: [JSONValue] = [text, more, end, sealed]
        let deltas: [JSONValue] = pieces.map { ["reasoning_details": [$0]] }
        let told = try told(try conversation(deltas + [["tool_calls": [call("a")]]]))
        let whole: JSONValue = ["type": "reasoning.text", "text": "I must", "signature": "S", "index": 0]
        let details: JSONValue = [whole, sealed]
        #expect(told.map { $0["reasoning_details"] } == [details])
    }

    @Test func `stays away once the question is answered, but for signatures`() throws {
        var script = try conversation([
            ["reasoning_content": "Hm"], ["tool_calls": [call("a", extra: signature)]],
        ])
        script.model(.text(itemID: "m", delta: "Done."))
        script.model(.ended(.completed))
        script.user(.send(text: "more"))
        let told = try told(script)
        #expect(told.first?["reasoning_content"] == nil)
        #expect(told.first?["tool_calls"]?[0]?["extra_content"] == signature)
    }

    @Test func `is not told over Responses`() throws {
        let script = try conversation([["reasoning_content": "Hm"], ["tool_calls": [call("a")]]])
        let prompt = try #require(script.prompts.last)
        let types = ResponsesPrompt.request(prompt).json["input"]?.array?.map { $0["type"]?.string ?? "message" }
        #expect(types == ["message", "function_call", "function_call_output"])
    }

    @Test func `is left out where the server does not take it back`() throws {
        let prompt = try #require(
            try conversation([["reasoning_content": "Hm"], ["tool_calls": [call("a")]]]).prompts.last)
        let fields = AnswerFields(prompt, over: .chatCompletions)
        let error = EchoError.server(
            code: nil, message: "property 'reasoning_content' is unsupported", parameter: nil)
        #expect(RequestOption.refused(by: error, of: fields.sent) == [.sealedThoughts])
        let without = AnswerFields(
            prompt, over: .chatCompletions, without: Refused(options: [.sealedThoughts]))
        let messages = ChatPrompt.request(prompt, without).json["messages"]?.array ?? []
        #expect(messages.allSatisfy { $0["reasoning_content"] == nil })
    }
}
