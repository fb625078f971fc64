import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `An answer over Chat Completions` {
    private static let names = WireExamples.names(prefix: "chat-", suffix: ".sse")

    private func chunk(_ delta: JSONValue, finish: JSONValue = .null) -> JSONValue {
        ["id": "chatcmpl-1", "choices": [["index": 0, "delta": delta, "finish_reason": finish]]]
    }

    private func fold(_ events: [JSONValue]) throws -> [AnswerPart] {
        var stream = ChatStream()
        let parts = events.flatMap { stream.receive($0) }
        return parts + (try stream.finish())
    }

    @Test func `is published in some examples`() { #expect(Self.names.count >= 3) }

    @Test(
        arguments: [
            ("chat-stream.sse", "Hi there! How can I help?", 0), ("chat-tool-calls-1.sse", "", 2),
            ("chat-tool-calls-2.sse", nil, 0),
        ] as [(String, String?, Int)])
    func `has its words and its calls`(name: String, text: String?, calls: Int) throws {
        let summary = AnswerSummary(try StreamExample.fold(chat: try StreamExample.events(name)))
        #expect(summary.end == .completed)
        #expect(summary.calls.count == calls)
        if let text { #expect(summary.text == text) } else { #expect(!summary.text.isEmpty) }
    }

    @Test func `joins calls by their index`() throws {
        let summary = AnswerSummary(try StreamExample.fold(chat: try StreamExample.events("chat-tool-calls-1.sse")))
        #expect(
            summary.calls == [
                ToolCall(id: "call_9pw1", name: "get_weather", arguments: #"{"city":"Oslo","unit":"celsius"}"#),
                ToolCall(id: "call_9pw2", name: "get_weather", arguments: #"{"city":"Rome","unit":"celsius"}"#),
            ])
    }

    @Test func `tells what it used`() throws {
        let summary = AnswerSummary(try StreamExample.fold(chat: try StreamExample.events("chat-stream.sse")))
        #expect(summary.tokens ?? 0 > 25)
    }

    @Test func `tells who made it, where a router does`() throws {
        let choices: JSONValue = [["index": 0, "delta": ["content": "Hello."], "finish_reason": "stop"]]
        #expect(try fold([["id": "1", "provider": "Fireworks", "choices": choices]]).contains(.provider("Fireworks")))
        let parts = try fold([["id": "1", "choices": choices]])
        #expect(!parts.contains { if case .provider = $0 { true } else { false } })
    }

    @Test(arguments: names)
    func `that is cut off anywhere is an error`(name: String) throws {
        let events = try StreamExample.events(name)
        let reason = try #require(events.firstIndex { $0.data.contains(#""finish_reason":""#) })
        for count in 0...events.count {
            guard count <= reason else { continue }
            #expect(throws: EchoError.answerBrokeOff) { try StreamExample.fold(chat: Array(events.prefix(count))) }
        }
        // Why it ended has been said: that is enough without `[DONE]`.
        #expect(throws: Never.self) { try StreamExample.fold(chat: Array(events.prefix(reason + 1))) }
    }

    @Test(arguments: [
        ("stop", AnswerEnd.completed), ("tool_calls", .completed), ("function_call", .completed),
        ("length", .incomplete(reason: "max_output_tokens")), ("content_filter", .incomplete(reason: "content_filter")),
        ("eos", .completed),
    ])
    func `ends as the server says`(reason: String, end: AnswerEnd) throws {
        #expect(AnswerSummary(try fold([chunk(["content": "a"]), chunk([:], finish: .string(reason))])).end == end)
    }

    @Test func `gives no calls that were cut off`() throws {
        let call: JSONValue = [
            "tool_calls": [["index": 0, "id": "c", "function": ["name": "f", "arguments": "{\"a"]]]
        ]
        #expect(AnswerSummary(try fold([chunk(call), chunk([:], finish: "length")])).calls.isEmpty)
    }

    @Test func `parts whole calls that all have the same index, or none`() throws {
        for index in [JSONValue.integer(0), .null] {
            let calls = ["a", "b"].map { id -> JSONValue in
                chunk([
                    "tool_calls": [["index": index, "id": .string(id), "function": ["name": "f", "arguments": "{}"]]]
                ])
            }
            let summary = AnswerSummary(try fold(calls + [chunk([:], finish: "tool_calls")]))
            #expect(summary.calls.map(\.id) == ["a", "b"])
            #expect(summary.calls.map(\.arguments) == ["{}", "{}"])
        }
    }

    @Test func `names calls that have no id`() throws {
        let call: JSONValue = ["tool_calls": [["index": 0, "function": ["name": "f", "arguments": "{}"]]]]
        let summary = AnswerSummary(try fold([chunk(call), chunk([:], finish: "tool_calls")]))
        #expect(summary.calls == [ToolCall(id: "call_chatcmpl-1_0", name: "f", arguments: "{}")])
    }

    @Test func `may decline`() throws {
        let parts = try fold([chunk(["refusal": "I can't"]), chunk(["refusal": " do that."], finish: "stop")])
        #expect(AnswerSummary(parts).refusal == "I can't do that.")
    }

    @Test func `fails when the stream says so`() throws {
        var stream = ChatStream()
        #expect(
            stream.receive(["error": ["message": "out of memory", "code": 500]])
                == [.ended(.failed(.responseFailed(code: "500", message: "out of memory")))])
        #expect(stream.receive(chunk(["content": "more"])).isEmpty)
    }

    @Test func `may come in one piece`() throws {
        var stream = ChatStream()
        let summary = AnswerSummary(stream.receive(whole: try WireExamples.json("chat.response.json")))
        #expect(summary.end == .completed)
        #expect(!summary.text.isEmpty || !summary.calls.isEmpty)
    }

    @Test func `leaves other choices and misshapen chunks alone`() throws {
        let other: JSONValue = [
            "id": "c",
            "choices": [["index": 1, "delta": ["content": "other"]], ["index": 0, "delta": ["content": ""]]],
        ]
        let events = [other, ["choices": "none"], [:], chunk(["content": "one"], finish: "stop")]
        #expect(AnswerSummary(try fold(events)).text == "one")
    }
}
