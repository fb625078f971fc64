import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A prompt` {
    private let call = ToolCall(id: "call_1", name: "add", arguments: #"{"a":1}"#)
    private let thought: JSONValue = ["type": "reasoning", "id": "rs_1", "summary": [], "encrypted_content": "abc"]

    private func prompt(_ entries: [PromptEntry], model: String = "gpt-5-mini") -> AnswerPrompt {
        AnswerPrompt(model: model, instructions: "Be brief.", entries: entries)
    }

    private var conversation: [PromptEntry] {
        [
            .message(id: "u", role: .user, text: "Add"), .reasoning(thought), .call(call),
            .result(ToolResult(callID: "call_1", output: "2")), .message(id: "a", role: .assistant, text: "Two."),
            .message(id: "u2", role: .user, text: "Thanks"),
        ]
    }

    @Test func `of the Responses API holds the whole conversation, and nothing is kept`() {
        var prompt = prompt(conversation)
        prompt.maximumOutputTokens = 512
        let request = ResponsesPrompt.request(prompt).json
        #expect(
            request == [
                "model": "gpt-5-mini", "instructions": "Be brief.", "store": false, "stream": true,
                "stream_options": ["include_obfuscation": false], "include": ["reasoning.encrypted_content"],
                "max_output_tokens": 512,
                "input": [
                    ["role": "user", "content": "Add"], thought,
                    ["type": "function_call", "call_id": "call_1", "name": "add", "arguments": #"{"a":1}"#],
                    ["type": "function_call_output", "call_id": "call_1", "output": "2"],
                    [
                        "type": "message", "id": "msg_4", "status": "completed", "role": "assistant",
                        "content": [["type": "output_text", "text": "Two.", "annotations": []]],
                    ], ["role": "user", "content": "Thanks"],
                ],
            ])
    }

    @Test func `of Chat Completions holds it too, but for the thoughts`() {
        var prompt = prompt(conversation)
        prompt.maximumOutputTokens = 512
        let request = ChatPrompt.request(prompt, oldNames: false).json
        #expect(
            request == [
                "model": "gpt-5-mini", "stream": true, "stream_options": ["include_usage": true],
                "max_completion_tokens": 512,
                "messages": [
                    ["role": "system", "content": "Be brief."], ["role": "user", "content": "Add"],
                    [
                        "role": "assistant",
                        "tool_calls": [
                            [
                                "type": "function", "id": "call_1",
                                "function": ["name": "add", "arguments": #"{"a":1}"#],
                            ]
                        ],
                    ], ["role": "tool", "tool_call_id": "call_1", "content": "2"],
                    ["role": "assistant", "content": "Two."], ["role": "user", "content": "Thanks"],
                ],
            ])
    }

    @Test func `says limits by their older name where that may be the only one`() {
        var prompt = prompt(conversation)
        prompt.maximumOutputTokens = 512
        #expect(ChatPrompt.request(prompt, oldNames: true).json["max_tokens"] == 512)
    }

    @Test func `leaves out what servers refuse`() {
        let other = ToolCall(id: "call_2", name: "add", arguments: "{}")
        let result = PromptEntry.result(ToolResult(callID: "call_1", output: "2"))
        let hello = PromptEntry.message(id: nil, role: .user, text: "Hello")
        let cases: [([PromptEntry], [PromptEntry])] = [
            ([.call(call)], []), ([result], []), ([.reasoning(thought)], []),
            ([.reasoning(thought), hello], [hello]), ([hello, .reasoning(thought), .call(other)], [hello]),
            ([.message(id: nil, role: .assistant, text: "")], []),
            ([.call(call), hello, result], [.call(call), result, hello]),
            ([.call(call), .call(other), result], [.call(call), result]),
        ]
        for (entries, tidied) in cases { #expect(PromptEntries.tidy(entries) == tidied) }
    }

    @Test func `keeps calls that were made together together`() {
        let other = ToolCall(id: "call_2", name: "add", arguments: "{}")
        let results = ["call_1", "call_2"].map { PromptEntry.result(ToolResult(callID: $0, output: "2")) }
        let entries = [.call(call), .call(other)] + results
        #expect(PromptEntries.tidy(entries) == entries)
        let apart: [PromptEntry] = [.call(call), results[0], .call(other), results[1]]
        #expect(PromptEntries.tidy(apart) == apart)
        let messages = ChatPrompt.request(prompt(entries), oldNames: false).messages
        #expect(messages.map(\.role) == ["system", "assistant", "tool", "tool"])
        #expect(messages[1].toolCalls?.count == 2)
    }

    @Test func `declares tools strictly where their schema allows it`() throws {
        let strict: JSONValue = [
            "type": "object", "properties": ["a": ["type": "integer"]], "required": ["a"],
            "additionalProperties": false,
        ]
        let loose: JSONValue = ["type": "object", "properties": ["a": ["type": "integer"]]]
        var prompt = prompt(conversation)
        prompt.toolChoice = .function(name: "strict")
        prompt.tools = [
            .function(FunctionTool(name: "strict", parameters: strict)),
            .function(FunctionTool(name: "loose", parameters: loose)), .function(FunctionTool(name: "bare")),
        ]
        let responses = ResponsesPrompt.request(prompt).json
        #expect(responses["tools"]?.array?.map { $0["strict"] } == [true, false, true])
        #expect(responses["tool_choice"] == ["type": "function", "name": "strict"])
        let chat = ChatPrompt.request(prompt, oldNames: false).json
        #expect(chat["tools"]?.array?.map { $0["function"]?["strict"] } == [true, nil, true])
        #expect(chat["tool_choice"] == ["type": "function", "function": ["name": "strict"]])
    }

    @Test func `chooses among tools only where there are some`() {
        var prompt = prompt(conversation)
        prompt.toolChoice = .required
        #expect(ResponsesPrompt.request(prompt).json["tool_choice"] == nil)
        #expect(ChatPrompt.request(prompt, oldNames: false).json["tool_choice"] == nil)
    }

    @Test func `asks for a shape`() {
        var prompt = prompt(conversation)
        prompt.format = AnswerFormat(name: "point", schema: ["type": "object"])
        let format: JSONObject = ["name": "point", "schema": ["type": "object"], "strict": true]
        #expect(
            ResponsesPrompt.request(prompt).json["text"]
                == ["format": .object(format.merging(["type": "json_schema"]) { $1 })])
        #expect(
            ChatPrompt.request(prompt, oldNames: false).json["response_format"]
                == ["type": "json_schema", "json_schema": .object(format)])
    }

    @Test(arguments: [
        ("gpt-5", true), ("gpt-5-mini", true), ("gpt-5.1", true), ("o3", true), ("o4-mini", true), ("gpt-4o", false),
        ("gpt-50", false), ("llama3.2", false), ("o3000", false), ("", false),
    ])
    func `wants thoughts back from models that think`(model: String, thinks: Bool) {
        #expect((ResponsesPrompt.request(prompt([], model: model)).include != nil) == thinks)
    }

    @Test(arguments: [
        (#"{"type":"object","properties":{},"required":[],"additionalProperties":false}"#, true),
        (
            #"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#,
            true
        ),
        (#"{"type":"object","properties":{"a":{"type":"string"}},"required":[],"additionalProperties":false}"#, false),
        (#"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}"#, false),
        (#"{"type":"string"}"#, false), (#"{}"#, false), (#"true"#, false),
        (#"{"type":"object","properties":{},"required":[],"additionalProperties":false,"oneOf":[]}"#, false),
        (
            #"{"type":"object","properties":{"a":{"type":"object","properties":{"b":{}}}},"required":["a"],"additionalProperties":false}"#,
            false
        ),
        (
            #"{"type":"object","properties":{"a":{"type":"array","items":{"type":"object"}}},"required":["a"],"additionalProperties":false}"#,
            false
        ),
        (
            ##"{"type":"object","properties":{"a":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/b"}]}},"required":["a"],"additionalProperties":false,"$defs":{"b":{"type":"string"}}}"##,
            true
        ),
    ])
    func `knows which schemas servers enforce`(schema: String, isAllowed: Bool) throws {
        #expect(StrictSchema.allows(try JSONValue(parsing: Data(schema.utf8))) == isAllowed)
    }
}
