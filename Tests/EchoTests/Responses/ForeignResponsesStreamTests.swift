import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

/// The events are composed from the published formats of compatible servers and from reports about them.
@Suite struct `The Responses API of other servers` {
    private func fold(_ events: [JSONValue]) throws -> AnswerSummary {
        var stream = ResponsesStream()
        let parts = events.flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    private func json(_ name: String) throws -> [JSONValue] {
        try StreamExample.responses(name).map(\.json)
    }

    @Test(
        arguments: [
            "content_filter", ["content_filter"], [["reason": "content_filter"]], ["reason": "safety"],
            ["reason": ["content_filter"]], ["reason": "content_filter"],
        ] as [JSONValue])
    func `A filter that cut an answer is told, however it is written`(details: JSONValue) throws {
        let summary = try fold([
            ["type": "response.output_text.delta", "delta": "Half"],
            [
                "type": "response.incomplete",
                "response": ["id": "r", "status": "incomplete", "incomplete_details": details, "output": []],
            ],
        ])
        #expect(summary.text == "Half" && summary.end == .incomplete(reason: "content_filter"))
    }

    @Test(arguments: [nil, .null, ""] as [JSONValue?])
    func `An event without a type is of the type that its name tells`(type: JSONValue?) {
        let events: [(String, JSONObject)] = [
            ("response.output_text.delta", ["delta": "Fine words."]),
            ("response.completed", ["response": ["id": "r", "status": "completed", "output": []]]),
        ]
        var decoder = AnswerDecoder(folding: ResponsesStream())
        for (name, fields) in events {
            var fields = fields
            fields["type"] = type
            decoder.feed(Data("event: \(name)\ndata: \(JSONValue.object(fields).text)\n\n".utf8))
        }
        decoder.end()
        let summary = AnswerSummary(decoder.take().parts)
        #expect(summary.text == "Fine words." && summary.end == .completed)
    }

    @Test(arguments: [true, false])
    func `Chunks of Chat Completions are read all the same`(isDone: Bool) {
        var decoder = AnswerDecoder(folding: ResponsesStream())
        for choice in [#"{"delta":{"content":"Fine words."}}"#, #"{"delta":{},"finish_reason":"stop"}"#] {
            decoder.feed(Data("data: {\"id\":\"c\",\"choices\":[\(choice)]}\n\n".utf8))
        }
        if isDone { decoder.feed(Data("data: [DONE]\n\n".utf8)) }
        decoder.end()
        let summary = AnswerSummary(decoder.take().parts)
        #expect(summary.text == "Fine words." && summary.end == .completed)
    }

    @Test func `An answer of Chat Completions in one piece is read all the same`() {
        var stream = ResponsesStream()
        let message: JSONValue = ["role": "assistant", "content": "Fine words."]
        let parts = stream.receive(
            whole: ["id": "c", "choices": [["index": 0, "message": message, "finish_reason": "stop"]]] as JSONValue)
        #expect(AnswerSummary(parts).text == "Fine words." && AnswerSummary(parts).end == .completed)
    }

    private static let places = ["output_index", "content_index", "summary_index", "sequence_number", "item_id"]

    /// As llama.cpp sends them, which names no places.
    private static let llama: [JSONValue] = [
        ["type": "response.created", "response": ["id": "resp_1", "object": "response", "status": "in_progress"]],
        ["type": "response.in_progress", "response": ["id": "resp_1", "object": "response", "status": "in_progress"]],
        [
            "type": "response.output_item.added",
            "item": ["id": "rs_1", "summary": [], "type": "reasoning", "content": [], "encrypted_content": ""],
        ],
        ["type": "response.reasoning_text.delta", "delta": "Hm.", "item_id": "rs_1"],
        [
            "type": "response.output_item.added",
            "item": ["id": "msg_1", "content": [], "role": "assistant", "status": "in_progress", "type": "message"],
        ],
        ["type": "response.content_part.added", "item_id": "msg_1", "part": ["type": "output_text", "text": ""]],
        ["type": "response.output_text.delta", "item_id": "msg_1", "delta": "The "],
        ["type": "response.output_text.delta", "item_id": "msg_1", "delta": "sky."],
        ["type": "response.output_text.done", "item_id": "msg_1", "text": "The sky."],
        [
            "type": "response.output_item.done",
            "item": [
                "type": "message", "status": "completed", "id": "msg_1", "role": "assistant",
                "content": [["type": "output_text", "text": "The sky.", "annotations": [], "logprobs": []]],
            ],
        ],
        [
            "type": "response.completed",
            "response": [
                "id": "resp_1", "object": "response", "status": "completed",
                "output": [
                    [
                        "id": "rs_1", "summary": [], "type": "reasoning",
                        "content": [["type": "reasoning_text", "text": "Hm."]],
                    ],
                    [
                        "type": "message", "status": "completed", "id": "msg_1", "role": "assistant",
                        "content": [["type": "output_text", "text": "The sky."]],
                    ],
                ],
                "usage": ["input_tokens": 5, "output_tokens": 3, "total_tokens": 8],
            ],
        ],
    ]

    @Test func `Words of llama_cpp come as they are made, and once`() throws {
        var stream = ResponsesStream()
        let pieces = Self.llama.map { AnswerSummary(stream.receive($0)).text }
        #expect(pieces == ["", "", "", "", "", "", "The ", "sky.", "", "", ""])
        let summary = try fold(Self.llama)
        #expect(summary.text == "The sky." && summary.end == .completed && summary.tokens == 8)
    }

    @Test(arguments: WireExamples.names(prefix: "responses-", suffix: ".sse"))
    func `An answer whose events name no places is the same answer`(name: String) throws {
        let events = try json(name)
        let bare = events.map { event -> JSONValue in
            var fields = event.object ?? [:]
            for place in Self.places { fields[place] = nil }
            return .object(fields)
        }
        let (whole, stripped) = (try fold(events), try fold(bare))
        #expect(stripped.text == whole.text && stripped.refusal == whole.refusal && stripped.calls == whole.calls)
        #expect(stripped.end == whole.end)
    }

    @Test(arguments: WireExamples.names(prefix: "responses-", suffix: ".sse"), [JSONValue.null, "x", [], 1.5])
    func `An answer whose events have places of another type is the same answer`(name: String, value: JSONValue) throws
    {
        let events = try json(name)
        for place in Self.places {
            let changed = events.map { event -> JSONValue in
                guard var fields = event.object, fields[place] != nil else { return event }
                fields[place] = value
                return .object(fields)
            }
            #expect(try fold(changed).text == fold(events).text, "\(place)")
            #expect(try fold(changed).end == fold(events).end, "\(place)")
        }
    }

    @Test func `Words are shown as they come where no event has a number, or some have`() throws {
        let events = try json("responses-text.sse")
        for kept in [[], ["response.created"], ["response.created", "response.output_item.added"]] {
            var stream = ResponsesStream()
            for event in events {
                var fields = event.object ?? [:]
                let type = fields["type"]?.string ?? ""
                if !kept.contains(type) { fields["sequence_number"] = nil }
                let text = AnswerSummary(stream.receive(.object(fields))).text
                if type == "response.output_text.delta" { #expect(text == fields["delta"]?.string) }
            }
        }
    }

    @Test func `An event that cannot be read does not hold back those behind it`() throws {
        let events = try json("responses-text.sse")
        let broken = events.map { event -> JSONValue in
            guard var fields = event.object, fields["type"] == "response.in_progress" else { return event }
            fields["response"] = "none"
            return .object(fields)
        }
        var stream = ResponsesStream()
        for event in broken {
            let text = AnswerSummary(stream.receive(event)).text
            if event["type"] == "response.output_text.delta" { #expect(text == event["delta"]?.string) }
        }
    }

    @Test func `Deltas alone are an answer`() throws {
        let events: [JSONValue] = [
            ["type": "response.output_text.delta", "delta": "Hel"],
            ["type": "response.output_text.delta", "delta": ["text": "lo"]],
            ["type": "response.completed"],
        ]
        let summary = try fold(events)
        #expect(summary.text == "Hello" && summary.end == .completed)
    }

    @Test func `An answer that ends with [DONE] alone has ended`() throws {
        var stream = ResponsesStream()
        var parts = stream.receive(["type": "response.output_text.delta", "delta": "Hello"] as JSONValue)
        parts += stream.receiveDone()
        #expect(AnswerSummary(parts).end == .completed)
        var empty = ResponsesStream()
        #expect(empty.receiveDone().isEmpty)
        #expect(throws: EchoError.answerBrokeOff) { try empty.finish() }
    }

    @Test(
        arguments: [
            ["content": [["type": "output_text", "text": "Hello"]]], ["content": "Hello"],
            ["role": .null, "content": "Hello"],
            ["content": ["type": "text", "text": "Hello"]], ["role": "assistant", "content": ["Hello"]],
            ["type": "message", "role": "assistant", "content": [["text": "Hello"]]],
            ["type": "message", "role": "assistant", "content": [["type": "text", "text": ["value": "Hello"]]]],
        ] as [JSONValue])
    func `A message of another shape has its words`(item: JSONValue) throws {
        let response: JSONValue = ["id": "r", "output": [item]]
        #expect(try fold([["type": "response.completed", "response": response]]).text == "Hello")
        var stream = ResponsesStream()
        let whole = AnswerSummary(stream.receive(whole: ["output": [item]]))
        #expect(whole.text == "Hello" && whole.end == .completed)
    }

    @Test func `Words that stand beside an empty output are shown`() throws {
        #expect(try fold([["type": "response.completed", "response": ["output_text": "Hello"]]]).text == "Hello")
    }

    @Test(
        arguments: [
            ["type": "function_call", "id": "c", "name": "f", "arguments": ["a": 1]],
            ["type": "function_call", "call_id": "c", "name": "f", "arguments": #"{"a":1}"#],
            ["call_id": "c", "name": "f", "arguments": #"{"a":1}"#],
        ] as [JSONValue])
    func `A call of another shape is a call`(item: JSONValue) throws {
        let summary = try fold([
            ["type": "response.output_item.done", "item": item],
            ["type": "response.completed", "response": ["id": "r", "output": [item]]],
        ])
        #expect(summary.calls == [ToolCall(id: "c", name: "f", arguments: #"{"a":1}"#)])
    }

    // MARK: ends

    @Test func `An answer stopped by the content filter says so`() throws {
        let response: JSONValue = [
            "id": "r", "status": "incomplete", "output": [], "incomplete_details": ["reason": "content_filter"],
        ]
        #expect(
            try fold([["type": "response.incomplete", "response": response]]).end
                == .incomplete(reason: "content_filter"))
    }

    @Test(
        arguments: [
            (["type": "response.failed", "response": ["error": "no GPU"]], "no GPU"),
            (
                ["type": "response.failed", "response": ["id": "r", "output": [], "error": ["message": "no GPU"]]],
                "no GPU"
            ),
            (
                [
                    "type": "response.failed",
                    "response": ["id": "r", "output": [], "status": "completed", "error": ["message": "no GPU"]],
                ], "no GPU"
            ),
            (
                ["type": "response.completed", "response": ["id": "r", "output": [], "error": ["message": "no GPU"]]],
                "no GPU"
            ),
            (["type": "response.failed", "response": ["id": "r"], "error": ["message": "no GPU"]], "no GPU"),
            (
                ["type": "response.failed", "response": ["id": "r", "error": .null], "error": "no GPU"], "no GPU"
            ), (["type": "response.failed", "error": ["message": "no GPU"]], "no GPU"),
            (["type": "response.failed", "message": "no GPU"], "no GPU"),
            (["type": "response.completed", "response": ["output": []], "error": ["message": "no GPU"]], "no GPU"),
            (["type": "response.error", "error": ["message": "no GPU"]], "no GPU"),
            (["type": "response.error", "response": ["error": ["message": "no GPU"]]], "no GPU"),
            (["type": "response.error", "message": "no GPU"], "no GPU"),
            (["type": "error", "error": ["message": ["text": "no GPU"]]], "no GPU"),
            (["type": "error", "error": ["message": ["no GPU"]]], "no GPU"),
            (["type": "error", "error": ["message": [["msg": "no"], ["msg": "GPU"]]]], "no; GPU"),
            (["type": "error", "error": ["message": ["gpus": 0]]], #"{"gpus":0}"#),
            (["type": "error", "message": ["detail": "no GPU"]], "no GPU"),
            (["type": "error", "error": "no GPU"], "no GPU"),
            (["type": "error", "error": ["msg": "no GPU"]], "no GPU"),
            (["type": "error", "message": "no GPU"], "no GPU"), (["error": ["message": "no GPU"]], "no GPU"),
            (["detail": "no GPU"], "no GPU"), (["object": "error", "message": "no GPU"], "no GPU"),
            (["type": "response.failed"], ""), (["type": "response.failed", "response": .null], ""),
        ] as [(JSONValue, String)])
    func `A failure of any shape fails with the server's words`(event: JSONValue, words: String) throws {
        let summary = try fold([["type": "response.output_text.delta", "delta": "Half"], event])
        guard case .failed(.responseFailed(_, let message)) = summary.end else {
            Issue.record("it ended as \(String(describing: summary.end))")
            return
        }
        #expect(message == words && summary.text == "Half")
    }

    @Test(
        arguments: [
            (.array([]), MissingAnswer.noWords), ([["type": "reasoning", "id": "r", "summary": []]], .thoughts),
            ([["type": "image_generation_call", "id": "i", "result": "AA=="]], .picture),
            ([["type": "message", "role": "assistant", "content": []]], .noWords),
            (
                [["type": "message", "role": "assistant", "content": [["type": "output_image", "image_url": "x"]]]],
                .picture
            ),
        ] as [(JSONValue, MissingAnswer)])
    func `An answer without words is not silence`(output: JSONValue, missing: MissingAnswer) throws {
        let response: JSONValue = ["id": "r", "status": "completed", "output": output]
        let end = AnswerEnd.failed(.noAnswer(missing))
        #expect(try fold([["type": "response.completed", "response": response]]).end == end)
        var stream = ResponsesStream()
        #expect(AnswerSummary(stream.receive(whole: response)).end == end)
    }

    // MARK: null, and other places

    @Test(
        arguments: [
            ["type": "response.output_text.delta", "response": .null, "delta": "Hello"],
            ["type": "response.output_text.delta", "item": .null, "part": .null, "delta": "Hello"],
            ["type": "response.output_text.delta", "delta": .null, "text": "Hello"],
            ["type": "response.text.delta", "delta": "Hello"], ["type": "output_text.delta", "delta": "Hello"],
            ["data": ["type": "response.output_text.delta", "delta": "Hello"], "error": .null],
        ] as [JSONValue])
    func `Words come from where they are, by whatever name`(event: JSONValue) throws {
        let summary = try fold([event, ["type": "response.completed"]])
        #expect(summary.text == "Hello" && summary.end == .completed)
    }

    @Test(
        arguments: [
            [["role": "assistant", "content": [["text": "Hello", "refusal": .null]]]],
            [["type": .null, "arguments": .null, "content": "Hello"]], "Hello", ["Hello"],
            [["type": "message", "role": "model", "content": "Hello"]],
            [["type": "message", "role": "assistant", "content": .null, "text": "Hello"]],
            [["content": [["type": "output_text", "text": .null, "transcript": "Hello"]]]],
        ] as [JSONValue])
    func `A message has its words, whatever is null beside them`(output: JSONValue) throws {
        let response: JSONValue = ["id": "r", "status": "completed", "output": output]
        let summary = try fold([["type": "response.completed", "response": response]])
        #expect(summary.text == "Hello" && summary.refusal.isEmpty && summary.calls.isEmpty)
    }

    @Test(
        arguments: [
            ["type": "response.incomplete", "reason": "content_filter"],
            ["type": "response.incomplete", "incomplete_details": ["reason": "content_filter"]],
            ["type": "response.incomplete", "response": ["incomplete_details": .null], "reason": "content_filter"],
            [
                "type": "response.completed",
                "response": ["status": "INCOMPLETE", "incomplete_details": ["reason": "SAFETY"]],
            ],
            ["type": "response.completed", "response": ["status": "completed", "finish_reason": "content_filter"]],
            ["type": "response.done", "response": ["finishReason": "content_filter"]],
        ] as [JSONValue])
    func `An answer that is cut says so, wherever the reason stands`(end: JSONValue) throws {
        let summary = try fold([["type": "response.output_text.delta", "delta": "Half"], end])
        #expect(summary.text == "Half" && summary.end == .incomplete(reason: "content_filter"))
    }

    @Test(arguments: ["queued", "in_progress"])
    func `An answer in one piece that says that it goes on is not whole`(status: String) {
        let item: JSONValue = ["type": "message", "role": "assistant", "content": "Half"]
        var stream = ResponsesStream()
        let parts = stream.receive(whole: ["id": "r", "status": .string(status), "output": [item]])
        #expect(AnswerSummary(parts).text == "Half" && AnswerSummary(parts).end == .incomplete(reason: ""))
    }

    @Test func `An answer in one piece in an envelope is opened`() {
        let item: JSONValue = ["type": "message", "role": "assistant", "content": "Hello"]
        var stream = ResponsesStream()
        let parts = stream.receive(whole: ["code": 0, "data": ["id": "r", "status": "completed", "output": [item]]])
        #expect(AnswerSummary(parts).text == "Hello" && AnswerSummary(parts).end == .completed)
    }

    @Test func `An emoji whose halves come in two deltas is one emoji`() throws {
        var stream = ResponsesStream()
        var parts: [AnswerPart] = []
        for text in [
            #"{"type":"response.output_text.delta","delta":"\ud83d"}"#,
            #"{"type":"response.output_text.delta","delta":"\ude00"}"#,
        ] {
            parts += stream.receive(try JSONValue(parsingHalves: Data(text.utf8)))
        }
        parts += stream.receive(["type": "response.output_text.done", "text": "😀"] as JSONValue)
        #expect(AnswerSummary(parts).text == "😀")
    }
}
