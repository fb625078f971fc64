import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client uses Chat Completions` {
    private static let messages: JSONValue = [
        ["role": "system", "content": "Be brief."], ["role": "user", "content": [["type": "text", "text": "Hi."]]],
    ]
    private static let tool: JSONValue = [
        "type": "function",
        "function": ["name": "f", "parameters": ["type": "object", "properties": [:]]],
    ]

    private func checked(_ brain: any BrainProtocol, _ more: JSONObject = [:]) async throws -> (
        RESTClient.Stream, [String]
    ) {
        let base: JSONObject = ["model": "gpt-5-mini", "messages": Self.messages, "stream": true]
        let request = JSONValue.object(base.merging(more) { $1 })
        let stream = try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) {
            try await $0.stream("/v1/chat/completions", request)
        }
        let lines = [WireLine(.client, request)] + stream.events.map { WireLine(.server, $0) }
        return (stream, try await WireCheck.failures(in: lines, of: .chat))
    }

    private func choices(_ stream: RESTClient.Stream) -> [JSONValue] { stream.events.compactMap { $0["choices"]?[0] } }

    @Test func `words are streamed, with their cost when it is asked for`() async throws {
        let (stream, failures) = try await checked(
            ScriptedBrain.says("Two. ", "Or three."), ["stream_options": ["include_usage": true]])

        #expect(failures == [])
        #expect(choices(stream).compactMap { $0["delta"]?["content"]?.string }.joined() == "Two. Or three.")
        #expect(choices(stream).last?["finish_reason"] == "stop")
        #expect(stream.events.last?["usage"]?["total_tokens"]?.integer ?? 0 > 0)
        #expect(stream.isClosedByDone)
    }

    @Test func `functions are called side by side`() async throws {
        let brain = ScriptedBrain { _ in
            .parts([.call(name: "f", arguments: #"{"a":1}"#), .call(name: "f", arguments: #"{"a":2}"#)])
        }
        let (stream, failures) = try await checked(brain, ["tools": [Self.tool]])

        #expect(failures == [])
        #expect(choices(stream).last?["finish_reason"] == "tool_calls")
        let pieces = choices(stream).compactMap { $0["delta"]?["tool_calls"]?[0] }
        #expect(pieces.compactMap { $0["id"]?.string }.count == 2)
        #expect(
            pieces.filter { $0["index"] == 1 }.compactMap { $0["function"]?["arguments"]?.string }.joined()
                == #"{"a":2}"#)
    }

    @Test func `the brain is told the whole conversation`() async throws {
        let brain = ScriptedBrain { prompt in
            .parts([
                .text(
                    prompt.items == [
                        .system("Be brief."), .user("Hi."), .assistant("Wait."),
                        .call(id: "c1", name: "f", arguments: "{}"),
                        .callOutput(id: "c1", output: "42"),
                    ] ? "all" : "\(prompt.items)")
            ])
        }
        let call: JSONValue = ["id": "c1", "type": "function", "function": ["name": "f", "arguments": "{}"]]
        let messages = JSONValue.array(
            (Self.messages.array ?? []) + [
                ["role": "assistant", "content": "Wait.", "tool_calls": [call]],
                ["role": "tool", "tool_call_id": "c1", "content": "42"],
            ])
        let (stream, failures) = try await checked(brain, ["messages": messages])

        #expect(failures == [])
        #expect(choices(stream).compactMap { $0["delta"]?["content"]?.string }.joined() == "all")
    }

    @Test func `without a stream the answer comes whole`() async throws {
        let request: JSONValue = ["model": "m", "messages": Self.messages]
        let answer = try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.says("Hello."))) {
            try await $0.post("/v1/chat/completions", request)
        }

        #expect(answer.json["choices"]?[0]?["message"]?["content"] == "Hello.")
        let lines = [WireLine(.client, request), WireLine(.server, answer.json)]
        #expect(try await WireCheck.failures(in: lines, of: .chat, sequence: false) == [])
    }

    @Test func `an answer that may not be longer ends with its length`() async throws {
        let (stream, failures) = try await checked(
            ScriptedBrain.says(String(repeating: "word ", count: 50)), ["max_completion_tokens": 5])

        #expect(failures == [])
        #expect(choices(stream).last?["finish_reason"] == "length")
    }

    @Test(arguments: [["stop": "Or"], ["stop": [" maybe", "Or th"]]] as [JSONObject])
    func `an answer ends before the text that the client named`(more: JSONObject) async throws {
        let (stream, failures) = try await checked(ScriptedBrain.says("Two. ", "Or ", "three."), more)

        #expect(failures == [])
        #expect(choices(stream).compactMap { $0["delta"]?["content"]?.string }.joined() == "Two. ")
        #expect(choices(stream).last?["finish_reason"] == "stop")
    }

    @Test func `a brain that fails says so in the stream and by the status`() async throws {
        let brain = ScriptedBrain.fails("It broke.")
        let (stream, _) = try await checked(brain)
        let whole = try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) {
            try await $0.post("/v1/chat/completions", ["model": "m", "messages": Self.messages])
        }

        #expect(stream.events.last?["error"]?["message"] == "It broke.")
        #expect(!stream.isClosedByDone)
        #expect(whole.status == 500)
    }

    @Test(
        arguments: [
            (["messages": []], "messages"), (["messages": [["role": "robot", "content": "x"]]], "messages[0].role"),
            (["messages": [["role": "tool", "tool_call_id": "c", "content": "x"]]], "messages[0].tool_call_id"),
            (["n": 2], "n"), (["max_tokens": 0], "max_tokens"), (["top_k": 3], "top_k"),
            (["stop": 3], "stop"), (["stop": ["a", "b", "c", "d", "e"]], "stop"), (["logprobs": true], "logprobs"),
            (["top_logprobs": 2], "top_logprobs"),
            (
                ["messages": [["role": "user", "content": [["type": "image_url", "image_url": ["url": "x"]]]]]],
                "messages[0].content[0]"
            ),
            (["tool_choice": ["type": "function", "function": ["name": "g"]]], "tool_choice"),
        ] as [(JSONObject, String)])
    func `a request that cannot be followed is refused by the name of its fault`(
        more: JSONObject, parameter: String
    ) async throws {
        let base: JSONObject = ["model": "m", "messages": Self.messages]
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/chat/completions", .object(base.merging(more) { $1 }))
        }

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["param"]?.string == parameter)
    }
}
