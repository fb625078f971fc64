import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Chat Completions round-trip the published examples` {
    @Test(arguments: WireExamples.names(prefix: "chat-", suffix: ".jsonl"))
    func `every line of a conversation comes out as it went in`(_ name: String) throws {
        for line in try WireExamples.transcript(name) {
            switch line.direction {
            case .client:
                let request = try ChatRequest(line.event)
                #expect(request.json == line.event)
                #expect(request.extra == [:])
            case .server: #expect(try ChatChunk(line.event).json == line.event)
            }
        }
    }

    @Test func `a request, an answer and a chunk stand alone too`() throws {
        let request = try WireExamples.json("chat.request.structured.json")
        let answer = try WireExamples.json("chat.response.json")
        let chunk = try WireExamples.json("chat.chunk.json")

        #expect(try ChatRequest(request).json == request)
        #expect(try ChatCompletion(answer).json == answer)
        #expect(try ChatChunk(chunk).json == chunk)
    }

    @Test func `properties hold what the fields say`() throws {
        let answer = try ChatCompletion(WireExamples.json("chat.response.json"))
        let request = try ChatRequest(WireExamples.json("chat.request.structured.json"))

        #expect(answer.choices.first?.message.content?.words == "Hi there!")
        #expect(answer.choices.first?.finishReason == "stop")
        #expect(answer.usage?.promptTokens == 25)
        #expect(answer.usage?.promptTokensDetails?.cachedTokens == 0)
        #expect(answer.usage?.completionTokensDetails?.reasoningTokens == 0)
        guard case .jsonSchema(let schema)? = request.responseFormat else {
            return #expect(Bool(false), "not a schema")
        }
        #expect(schema.name == "user_profile" && schema.strict == true)
    }

    @Test(arguments: WireExamples.names(prefix: "chat-", suffix: ".sse"))
    func `a stream is chunks and then done`(_ name: String) throws {
        let frames = try read(Array(WireExamples.data(name)), by: .max)

        let events = try frames.map { try ChatStreamEvent(parsing: $0.data) }

        #expect(events.last == .done)
        #expect(events.dropLast().allSatisfy { if case .chunk = $0 { true } else { false } })
        #expect(
            try read(Array(events.map(\.frame).joined()), by: .max).map { try ChatStreamEvent(parsing: $0.data) }
                == events)
    }

    @Test func `calls of two functions are joined by their index`() throws {
        var names: [Int: String] = [:]
        var arguments: [Int: String] = [:]
        for frame in try read(Array(WireExamples.data("chat-tool-calls-1.sse")), by: .max) {
            guard case .chunk(let chunk) = try ChatStreamEvent(parsing: frame.data) else { continue }
            for call in chunk.choices.first?.delta.toolCalls ?? [] {
                let index = try #require(call.index)
                names[index, default: ""] += call.function?.name ?? ""
                arguments[index, default: ""] += call.function?.arguments ?? ""
            }
        }

        #expect(names == [0: "get_weather", 1: "get_weather"])
        #expect(try arguments.mapValues { try JSONValue(parsing: $0)["city"] } == [0: "Oslo", 1: "Rome"])
    }

    @Test(
        arguments: [
            (#"{"error":{"message":"m","code":"c"}}"#, "m", "c"), (#"{"error":{"message":"m","code":502}}"#, "m", nil),
        ] as [(String, String, String?)])
    func `an error in place of a chunk is an error`(_ text: String, _ message: String, _ code: String?) throws {
        guard case .error(let body) = try ChatStreamEvent(parsing: text) else {
            return #expect(Bool(false), "not an error")
        }

        #expect(body.error.message == message)
        #expect(body.error.code == code)
        #expect(try body.json == JSONValue(parsing: text))
    }

    @Test func `what compatible servers leave out is not missed`() throws {
        let chunk = try ChatChunk([
            "choices": [
                [
                    "index": 0,
                    "delta": [
                        "reasoning_content": "hm",
                        "tool_calls": [["id": "c", "function": ["name": "f", "arguments": "{}"]]],
                    ],
                ]
            ]
        ])
        let message = try ChatMessage([
            "role": "assistant", "content": nil,
            "tool_calls": [["id": "c", "function": ["name": "f", "arguments": ""]]],
        ])

        #expect(chunk.choices.first?.delta.toolCalls?.first?.function?.name == "f")
        #expect(chunk.choices.first?.delta.toolCalls?.first?.index == nil)
        #expect(chunk.choices.first?.delta.extra == ["reasoning_content": "hm"])
        #expect(
            message.toolCalls == [
                .function(ChatFunctionToolCall(id: "c", function: ChatFunctionCall(name: "f", arguments: "")))
            ])
        #expect(message.content == nil && message.extra == ["content": nil])
    }

    @Test(
        arguments: [
            (["id": "c"], .missing("choices")), (["choices": [["delta": [:]]]], .missing("choices.0.index")),
            (["choices": [:]], .wrongType("choices", expected: "array")), ([], .wrongType("", expected: "object")),
        ] as [(JSONValue, WireError)])
    func `a faulty chunk is an error that says what and where`(_ json: JSONValue, _ error: WireError) {
        #expect(throws: error) { try ChatChunk(json) }
        #expect(throws: error) { try ChatStreamEvent(parsing: json.text) }
    }

    @Test(
        arguments: [
            ["type": "hammer", "weight": 3], ["type": "function", "function": ["name": "f"], "cache": true], ["f": 1],
        ] as [JSONValue])
    func `unknown tools, choices, formats and parts come out as they went in`(_ json: JSONValue) throws {
        #expect(try ChatTool(json).json == json)
        #expect(try ChatToolChoice(json).json == json)
        #expect(try ChatResponseFormat(json).json == json)
        #expect(try ChatPart(json).json == json)
    }

    @Test func `no damaged chunk crashes its reader`() throws {
        let text = Array(try WireExamples.transcript("chat-tool-calls.jsonl")[1].event.data)
        var damage = Damage()
        for _ in 0..<500 {
            guard let value = try? JSONValue(parsing: Data(damage.damaged(text))), let chunk = try? ChatChunk(value)
            else { continue }
            #expect(try ChatChunk(chunk.json) == chunk)
        }
    }
}
