import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `What a model is told of functions` {
    @Test func `leaves out the examples, which are for the recogniser, and keeps a parameter of that name`() {
        let examples = JSONValue.array((0..<4000).map { .string("turn on lamp \($0)") })
        let tool = BrainTool(
            name: "house", description: "Acts.",
            parameters: [
                "type": "object",
                "properties": [
                    "sentence": ["type": "string", "description": "As it was said.", "examples": examples],
                    "others": ["type": "array", "items": ["type": "string", "x-heard": examples]],
                    "examples": ["type": "boolean"],
                ], "required": ["sentence"],
            ])
        let prompt = BrainPrompt(
            items: [.user("hello")], tools: [tool], now: OfflineAssistant.now, timeZone: .gmt, seed: 1)

        let request = ChatServerPrompt.request(prompt, model: "m")

        guard case .function(let told)? = request.tools?.first else {
            Issue.record("no function")
            return
        }
        #expect(
            told.parameters
                == [
                    "type": "object",
                    "properties": [
                        "sentence": ["type": "string", "description": "As it was said."],
                        "others": ["type": "array", "items": ["type": "string"]], "examples": ["type": "boolean"],
                    ], "required": ["sentence"],
                ])
    }

    @Test(arguments: [
        ("", "{}"), ("null", "{}"), (#"{"city":"Os"#, "{}"), ("[1]", "{}"), (#"{"a":1}"#, #"{"a":1}"#),
        (#""{\"a\":1}""#, #"{"a":1}"#),
    ])
    func `and of a call that it made has arguments that any server takes back`(written: String, told: String) {
        let items: [BrainItem] = [
            .user("hello"), .call(id: "c", name: "f", arguments: written), .callOutput(id: "c", output: "1"),
        ]
        let prompt = BrainPrompt(items: items, now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
        let messages = ChatServerPrompt.request(prompt, model: "m").messages
        #expect(messages[1].json["tool_calls"]?[0]?["function"]?["arguments"] == .string(told))
    }
}
