import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

/// The chunks are composed from the published formats of compatible servers and from reports about them.
@Suite struct `Chat Completions of other servers` {
    private func chunk(_ delta: JSONValue, finish: JSONValue = .null, index: JSONValue? = 0) -> JSONValue {
        var choice: JSONObject = ["delta": delta, "finish_reason": finish]
        choice["index"] = index
        return ["id": "chatcmpl-1", "choices": [.object(choice)]]
    }

    private func fold(_ events: [JSONValue]) throws -> AnswerSummary {
        var stream = ChatStream()
        let parts = events.flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    private func failure(_ message: String, code: String? = nil) -> AnswerEnd {
        .failed(.responseFailed(code: code, message: message))
    }

    // MARK: errors

    @Test(
        arguments: [
            ["message": "Provider disconnected", "code": 502], "Provider disconnected",
            ["message": ["Provider disconnected"]], [["message": "Provider disconnected"]],
            ["msg": "Provider disconnected"], ["error": ["message": "Provider disconnected"]],
        ] as [JSONValue])
    func `An error beside the choices fails the answer with the server's words`(error: JSONValue) throws {
        var last = chunk(["content": ""], finish: "error").object ?? [:]
        last["error"] = error
        let summary = try fold([chunk(["content": "Half"]), .object(last)])
        #expect(summary.text == "Half")
        guard case .failed(.responseFailed(_, let message)) = summary.end else {
            Issue.record("it ended as \(String(describing: summary.end))")
            return
        }
        #expect(message == "Provider disconnected")
    }

    @Test(arguments: [0, 0.0, "null", "none", "None", "", false, .null, [:], []] as [JSONValue])
    func `An error that is none leaves the answer whole`(error: JSONValue) throws {
        var (first, last) = (chunk(["content": "Whole"]).object ?? [:], chunk([:], finish: "stop").object ?? [:])
        (first["error"], last["error"]) = (error, error)
        let summary = try fold([.object(first), .object(last)])
        #expect(summary.text == "Whole" && summary.end == .completed)
        let message: JSONValue = ["type": "message", "role": "assistant", "content": "Whole"]
        let response: JSONValue = ["id": "r", "status": "completed", "error": error, "output": [message]]
        var stream = ResponsesStream()
        let parts = stream.receive(["type": "response.completed", "response": response] as JSONValue)
        #expect(AnswerSummary(parts).text == "Whole" && AnswerSummary(parts).end == .completed)
    }

    @Test func `An error beside the first choices can be asked again: nothing of an answer comes before it`() {
        var stream = ChatStream()
        let event: JSONValue = ["id": "c", "choices": [], "error": ["message": "no tools here"]]
        #expect(stream.receive(event) == [.ended(failure("no tools here"))])
    }

    @Test func `An error in the server's own field fails the answer`() throws {
        var last = chunk([:]).object ?? [:]
        last["x_groq"] = ["id": "r", "error": "over_capacity: model is over capacity"]
        #expect(
            try fold([chunk(["content": "Half"]), .object(last)]).end
                == failure("over_capacity: model is over capacity"))
    }

    @Test(
        arguments: [
            #"error: {"code":500,"message":"context shift is disabled"}"#,
            #"{"error":"context shift is disabled"}"#,
        ], [1, 7, 4096])
    func `An error in a line of its own fails the answer`(line: String, size: Int) throws {
        let body = Data("data: \(chunk(["content": "Half"]).text)\n\n\(line)\n\n".utf8)
        var decoder = AnswerDecoder(folding: ChatStream())
        for start in stride(from: 0, to: body.count, by: size) {
            decoder.feed(body[start..<min(start + size, body.count)])
        }
        let read = decoder.take()
        #expect(AnswerSummary(read.parts).text == "Half")
        guard case .responseFailed(_, "context shift is disabled")? = read.failure else {
            Issue.record("it failed as \(String(describing: read.failure))")
            return
        }
    }

    @Test func `An error within the choice fails the answer`() throws {
        let choice: JSONValue = ["index": 0, "delta": [:], "error": ["code": 429, "message": "slow down"]]
        #expect(try fold([["choices": [choice]]]).end == failure("slow down", code: "429"))
    }

    @Test(arguments: [.null, false, "", [:], []] as [JSONValue])
    func `A place for errors that is empty fails nothing`(error: JSONValue) throws {
        let last: JSONValue = [
            "error": error, "choices": [["index": 0, "delta": ["content": "Hi"], "finish_reason": "stop"]],
        ]
        let summary = try fold([last])
        #expect(summary.text == "Hi" && summary.end == .completed)
    }

    @Test(
        arguments: [
            (["detail": "Not authenticated"], "Not authenticated"),
            (["detail": [["loc": ["body", "top_p"], "msg": "field required"]]], "field required"),
            (["object": "error", "message": "too long", "code": 400], "too long"),
            (["message": "out of memory"], "out of memory"),
            (["error_code": 17, "error_msg": "daily limit"], "daily limit"), (["error": "no GPU"], "no GPU"),
            (["error": ["message": #"{"error":{"message":"inner"}}"#]], "inner"),
            (
                ["error": ["message": "Provider error", "metadata": ["raw": "quota of the provider"]]],
                "Provider error: quota of the provider"
            ),
        ] as [(JSONValue, String)])
    func `An error of any shape fails with the server's words`(event: JSONValue, words: String) throws {
        guard case .failed(.responseFailed(_, let message)) = try fold([chunk(["content": "a"]), event]).end else {
            Issue.record("it did not fail")
            return
        }
        #expect(message == words)
        var stream = ChatStream()
        guard case .ended(.failed(.responseFailed(_, let whole))) = stream.receive(whole: event).last else {
            Issue.record("it did not fail in one piece")
            return
        }
        #expect(whole == words)
    }

    @Test(arguments: ["error", "network_error", "insufficient_system_resource", "ABORT"])
    func `A reason that is a failure fails the answer`(reason: String) throws {
        let end = try fold([chunk(["content": "Half"]), chunk([:], finish: .string(reason))]).end
        guard case .failed = end else {
            Issue.record("it ended as \(String(describing: end))")
            return
        }
    }

    @Test(arguments: [
        ("model_length", AnswerEnd.incomplete(reason: "max_output_tokens")),
        ("MAX_TOKENS", .incomplete(reason: "max_output_tokens")), ("SAFETY", .incomplete(reason: "content_filter")),
        ("sensitive", .incomplete(reason: "content_filter")), ("STOP", .completed), ("end_turn", .completed),
    ])
    func `A reason of another server's is understood`(reason: String, end: AnswerEnd) throws {
        #expect(try fold([chunk(["content": "a"], finish: .string(reason))]).end == end)
    }

    @Test(arguments: ["ERROR_TOXIC", "time_limit", "unload", "kv_cache_full"])
    func `An answer that ends for a reason that is not known is not whole, and the reason is told`(reason: String)
        throws
    {
        let end = try fold([chunk(["content": "Half"]), chunk([:], finish: .string(reason))]).end
        #expect(end == failure("the server stopped with “\(reason)”", code: reason))
    }

    @Test(arguments: [
        ("content_filter: PROHIBITED_CONTENT", AnswerEnd.incomplete(reason: "content_filter")),
        ("refusal", .incomplete(reason: "content_filter")), ("COMPLETE", .completed), ("eos", .completed),
        ("stop_sequence", .completed), ("FinishReason.STOP", .completed), ("FINISH_REASON_STOP", .completed),
        ("FinishReason.MAX_TOKENS", .incomplete(reason: "max_output_tokens")),
    ])
    func `A reason is understood with details and with the name of its kind`(reason: String, end: AnswerEnd) throws {
        #expect(try fold([chunk(["content": "a"]), chunk([:], finish: .string(reason))]).end == end)
    }

    @Test(arguments: ["", "null", "not_finished", .null, false, []] as [JSONValue])
    func `An answer that is cut off is not whole because its chunks have an empty reason`(reason: JSONValue) {
        #expect(throws: EchoError.answerBrokeOff) { try fold([chunk(["content": "Half"], finish: reason)]) }
    }

    // MARK: words

    @Test(
        arguments: [[nil, nil, nil], [0, 1, 2], [1, 2, 3], [0, 0, 0], ["0", "0", "0"], [.null, .null, .null]]
            as [[JSONValue?]])
    func `Every word comes, whatever the index of the choices is`(indices: [JSONValue?]) throws {
        let words = ["One ", "two ", "three."]
        let chunks = zip(words, indices).map { chunk(["role": "assistant", "content": .string($0)], index: $1) }
        let summary = try fold(chunks + [chunk([:], finish: "stop", index: indices[2])])
        #expect(summary.text == "One two three." && summary.end == .completed)
    }

    @Test func `Another answer beside the one that was asked for is left alone`() throws {
        let events = [
            chunk(["role": "assistant", "content": ""]), chunk(["role": "assistant", "content": ""], index: 1),
            chunk(["content": "one"]), chunk(["content": "other"], index: 1), chunk([:], finish: "stop"),
        ]
        #expect(try fold(events).text == "one")
    }

    @Test(
        arguments: [
            ("Hi", "Hi"), (["Hi"], "Hi"), ([["type": "text", "text": "Hi"]], "Hi"),
            ([["type": "text", "text": ["value": "Hi"]], ["type": "text", "text": "!"]], "Hi!"),
            (["type": "text", "text": "Hi"], "Hi"), (5, "5"),
        ] as [(JSONValue, String)])
    func `Words come from content of any shape`(content: JSONValue, words: String) throws {
        #expect(try fold([chunk(["content": content], finish: "stop")]).text == words)
        var stream = ChatStream()
        let whole: JSONValue = ["choices": [["message": ["content": content]]]]
        let summary = AnswerSummary(stream.receive(whole: whole))
        #expect(summary.text == words && summary.end == .completed)
    }

    @Test func `A delta that is missing or null, and a choice that is no list, cost nothing`() throws {
        let events: [JSONValue] = [
            ["choices": [["index": 0]]], ["choices": [["index": 0, "delta": .null]]], ["choices": .null],
            ["choices": ["delta": ["content": "Hi"], "finish_reason": "stop"]],
        ]
        #expect(try fold(events).text == "Hi")
    }

    @Test func `An emoji whose halves come in two deltas is one emoji`() throws {
        var stream = ChatStream()
        let texts = [
            #"{"choices":[{"index":0,"delta":{"content":"Hi \ud83d"}}]}"#,
            #"{"choices":[{"index":0,"delta":{"content":null}}]}"#,
            #"{"choices":[{"index":0,"delta":{"content":"\ude00!"},"finish_reason":"stop"}]}"#,
        ]
        var parts: [AnswerPart] = []
        for text in texts { parts += stream.receive(try JSONValue(parsingHalves: Data(text.utf8))) }
        #expect(AnswerSummary(parts + (try stream.finish())).text == "Hi 😀!")
    }

    @Test func `Half an emoji alone is one replacement character`() throws {
        for text in [#""\ud83d""#, #""\ude00""#] {
            let half = try JSONValue(parsingHalves: Data(text.utf8))
            #expect(try fold([chunk(["content": half]), chunk(["content": "a"], finish: "stop")]).text == "\u{FFFD}a")
            #expect(try fold([chunk(["content": half], finish: "stop")]).text == "\u{FFFD}")
        }
    }

    // MARK: nothing to show

    private static let picture: JSONValue = ["type": "image_url", "image_url": ["url": "data:image/png;base64,AA=="]]
    private static let thinking: JSONValue = ["type": "thinking", "thinking": [["type": "text", "text": "Hm."]]]
    private static let silences: [(JSONObject, MissingAnswer)] = [
        (["reasoning_content": "Hm."], .thoughts), (["reasoning": "Hm."], .thoughts),
        (["content": [thinking]], .thoughts), (["content": ""], .noWords), ([:], .noWords),
        (["content": .null], .noWords), (["images": [picture]], .picture), (["content": [picture]], .picture),
        (["audio": ["data": "AAAA"]], .sound),
    ]

    @Test(arguments: silences)
    func `An answer without words is not silence`(fields: JSONObject, missing: MissingAnswer) throws {
        let delta = JSONValue.object(fields)
        let end = AnswerEnd.failed(.noAnswer(missing))
        #expect(try fold([chunk(delta), chunk([:], finish: "stop")]).end == end)
        var stream = ChatStream()
        #expect(AnswerSummary(stream.receive(whole: ["choices": [["message": delta]]])).end == end)
    }

    @Test func `Thoughts before an answer are no words of it`() throws {
        let summary = try fold([chunk(["reasoning_content": "Hm."]), chunk(["content": "Yes."], finish: "stop")])
        #expect(summary.text == "Yes." && summary.end == .completed)
    }

    @Test func `The words of a spoken answer are shown`() throws {
        #expect(try fold([chunk(["audio": ["transcript": "Hello"]], finish: "stop")]).text == "Hello")
    }

    @Test func `A stream that only says that it is done is not silence`() {
        var stream = ChatStream()
        #expect(AnswerSummary(stream.receiveDone()).end == .failed(.noAnswer(.noWords)))
    }

    // MARK: calls

    private func piece(_ fields: JSONObject) -> JSONValue { chunk(["tool_calls": [.object(fields)]]) }

    @Test(arguments: ["", .null] as [JSONValue])
    func `A call whose pieces have an empty id is one call with all its arguments`(id: JSONValue) throws {
        let events = [
            piece(["index": 0, "id": "call_1", "function": ["name": "weather", "arguments": ""]]),
            piece(["index": 0, "id": id, "function": ["name": "", "arguments": #"{"city":"#]]),
            piece(["index": 0, "id": id, "function": ["name": .null, "arguments": #""Oslo"}"#]]),
            chunk([:], finish: "tool_calls"),
        ]
        let call = ToolCall(id: "call_1", name: "weather", arguments: #"{"city":"Oslo"}"#)
        #expect(try fold(events).calls == [call])
    }

    @Test(
        arguments: [
            ["id": "c", "function": ["name": "f", "arguments": ["a": 1]]],
            ["id": "c", "name": "f", "arguments": #"{"a":1}"#],
            ["id": "c", "function": ["name": "f", "parameters": ["a": 1]]],
        ] as [JSONValue])
    func `A call of another shape is a call`(call: JSONValue) throws {
        let expected = [ToolCall(id: "c", name: "f", arguments: #"{"a":1}"#)]
        #expect(try fold([chunk(["tool_calls": call], finish: "stop")]).calls == expected)
        #expect(
            try fold([chunk(["tool_calls": [call]]), chunk(["tool_calls": [call]], finish: "stop")]).calls == expected)
    }

    @Test func `Two whole calls without index and id are two calls`() throws {
        let calls: JSONValue = [
            ["function": ["name": "f", "arguments": ["a": 1]]], ["function": ["name": "f", "arguments": ["a": 2]]],
        ]
        let summary = try fold([chunk(["tool_calls": calls], finish: "stop")])
        #expect(summary.calls.map(\.arguments) == [#"{"a":1}"#, #"{"a":2}"#])
    }

    @Test func `Two calls with one id are told apart by their index`() throws {
        let events = [
            piece(["index": 0, "id": "c", "function": ["name": "f", "arguments": #"{"a":1}"#]]),
            piece(["index": 1, "id": "c", "function": ["name": "f", "arguments": ""]]),
            piece(["index": 1, "function": ["arguments": #"{"a":2}"#]]), chunk([:], finish: "tool_calls"),
        ]
        let calls = try fold(events).calls
        #expect(calls.map(\.arguments) == [#"{"a":1}"#, #"{"a":2}"#])
        #expect(Set(calls.map(\.id)).count == 2)
    }

    private func write(_ text: String, finish: JSONValue = "stop", tools: Set<String> = ["weather"]) throws
        -> AnswerSummary
    {
        var stream = ChatStream(tools: tools)
        let events = text.map { chunk(["content": .string(String($0))]) } + [chunk([:], finish: finish)]
        let parts = events.flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    @Test func `A call that is written as text is a call`() throws {
        let call = "<tool_call>\n{\"name\": \"weather\", \"arguments\": {\"city\": \"Rome\"}}\n</tool_call>"
        let one = try write("<think>\nHm.\n</think>\n\n" + call)
        #expect(one.calls.map(\.arguments) == [#"{"city":"Rome"}"#] && one.text.isEmpty && one.end == .completed)
        #expect(try write(call + "\n" + call).calls.count == 2)
    }

    @Test func `A call that is written as text is text where it may be meant so`() throws {
        let call = "<tool_call>{\"name\": \"weather\", \"arguments\": {}}</tool_call>"
        for text in ["So: " + call, call + " is a call.", "<tool_call>{\"name\": \"other\"}</tool_call>", "<tool"] {
            let summary = try write(text)
            #expect(summary.text == text && summary.calls.isEmpty)
        }
        #expect(try write(call, tools: []).text == call)
        #expect(try write(call, finish: "length").text == call)
    }

    @Test func `An error that a gateway puts beside an answer without choices is told`() throws {
        var stream = ChatStream()
        let parts = stream.receive(whole: [
            "id": "x", "choices": .null, "usage": ["total_tokens": 0],
            "base_resp": ["status_code": 1008, "status_msg": "insufficient balance"],
        ])
        #expect(AnswerSummary(parts).end == .failed(.responseFailed(code: nil, message: "insufficient balance")))
    }

    // MARK: pages

    @Test func `The pages of an answer are numbered as its words number them`() throws {
        var event = chunk(["content": "Blue [2]."]).object ?? [:]
        event["citations"] = ["https://a.example/", "https://b.example/"]
        event["search_results"] = [
            ["title": "B", "url": "https://b.example/"], ["title": "C", "url": "https://c.example/"],
        ]
        var stream = ChatStream()
        let events: [JSONValue] = [.object(event), .object(event), chunk([:], finish: "stop")]
        let parts = events.flatMap { stream.receive($0) }
        let sources = (parts + (try stream.finish())).compactMap { part -> WebSource? in
            if case .source(_, let source) = part { source } else { nil }
        }
        #expect(sources.map(\.url) == ["https://a.example/", "https://b.example/", "https://c.example/"])
        #expect(sources.map(\.title) == ["", "B", "C"])
    }

    @Test func `Arguments that begin as none and then come are those that come`() throws {
        let events = [
            piece(["index": 0, "id": "c", "function": ["name": "f", "arguments": "{}"]]),
            piece(["index": 0, "function": ["arguments": #"{"a":1}"#]]), chunk([:], finish: "tool_calls"),
        ]
        #expect(try fold(events).calls.map(\.arguments) == [#"{"a":1}"#])
    }

    // MARK: usage

    @Test(
        arguments: [
            ["choices": .null, "usage": ["prompt_tokens": 10, "completion_tokens": 2]],
            ["usage": ["prompt_tokens": 10, "completion_tokens": 2]],
            ["choices": [], "usage": ["prompt_tokens": "10", "completion_tokens": 2.0]],
            ["choices": [], "usage": ["input_tokens": 10, "output_tokens": 2]],
            ["choices": [], "x_groq": ["usage": ["prompt_tokens": 10, "completion_tokens": 2]]],
            ["choices": [["index": 0, "delta": [:], "usage": ["prompt_tokens": 10, "completion_tokens": 2]]]],
            ["choices": [], "usage": ["total_tokens": 12]],
        ] as [JSONValue])
    func `What an answer used is counted, wherever it is told`(event: JSONValue) throws {
        let more: JSONValue = ["choices": [], "usage": [:]]
        #expect(try fold([chunk(["content": "Hi"], finish: "stop"), event, more]).tokens == 12)
    }

    @Test func `What a failed answer used is counted`() throws {
        let usage: JSONValue = ["choices": [], "usage": ["prompt_tokens": 10, "completion_tokens": 2]]
        #expect(try fold([chunk(["content": "Hi"]), usage, ["error": "gone"]]).tokens == 12)
    }

    // MARK: null, and other places

    @Test(
        arguments: [
            ["content": .null, "text": "Hello"], ["content": ["parts": [["text": "Hel"], ["text": "lo"]]]],
            ["content": [.null, ["type": "text", "text": .null], ["type": "text", "text": "Hello"]]],
            ["content": ["text": .null, "value": "Hello"]], [["content": "Hel"], ["content": "lo"]],
            ["content": "", "audio": ["transcript": "Hello"]],
        ] as [JSONValue])
    func `Words come from where they are, whatever is null beside them`(delta: JSONValue) throws {
        let summary = try fold([chunk(delta), chunk([:], finish: "stop")])
        #expect(summary.text == "Hello" && summary.end == .completed)
    }

    @Test func `An envelope that says that nothing failed is opened`() throws {
        let events = [chunk(["content": "Hello"]), chunk([:], finish: "stop")].map { chunk -> JSONValue in
            ["code": 0, "error": .null, "choices": .null, "data": chunk]
        }
        #expect(try fold(events).text == "Hello")
    }

    @Test func `Choices in a list of lists are choices`() throws {
        let choice: JSONValue = ["delta": ["content": "Hello"], "finish_reason": "stop"]
        #expect(try fold([["choices": [[choice]]]]).text == "Hello")
    }

    @Test(
        arguments: [
            ["choices": [["delta": [:], "finishReason": "MAX_TOKENS"]]],
            ["choices": [["delta": ["finish_reason": "length"]]]],
            ["choices": [["delta": [:], "finish_reason": .null]], "finish_reason": "length"],
            ["choices": [], "finish_reason": "length"],
        ] as [JSONValue])
    func `An answer that is cut says so, wherever the reason stands`(last: JSONValue) throws {
        let summary = try fold([chunk(["content": "Half"]), last])
        #expect(summary.text == "Half" && summary.end == .incomplete(reason: "max_output_tokens"))
    }

    @Test func `A reason by Google's number is understood`() throws {
        #expect(try fold([chunk(["content": "Hi"], finish: 0), chunk([:], finish: 1)]).end == .completed)
        let filtered = try fold([chunk(["content": "Hi"], finish: 0), chunk([:], finish: 3)])
        #expect(filtered.end == .incomplete(reason: "content_filter"))
    }

    @Test(
        arguments: [
            ["0": ["id": "c", "function": ["name": "dice", "arguments": "{}"]]],
            [["index": 0, "id": "c", "function": .null, "name": "dice", "arguments": .null, "parameters": [:]]],
        ] as [JSONValue])
    func `A call is found in a table, and beside a function that is null`(calls: JSONValue) throws {
        let summary = try fold([chunk(["tool_calls": calls]), chunk([:], finish: "tool_calls")])
        #expect(summary.calls == [ToolCall(id: "c", name: "dice", arguments: "{}")])
    }

    @Test func `A page beside a citation that is null is a page`() throws {
        let note: JSONValue = ["type": "url_citation", "url_citation": .null, "url": "https://a.org"]
        var stream = ChatStream()
        let events = [chunk(["content": "Hi", "annotations": [note]]), chunk([:], finish: "stop")]
        let parts = events.flatMap { stream.receive($0) } + (try stream.finish())
        #expect(parts.contains { if case .source = $0 { true } else { false } })
    }

    // MARK: any field

    /// Every field of a chunk, in every state that it must not be in.
    @Test(arguments: [nil, .null, "", 7, true, [], [:], ["a"], ["a": ["b"]]] as [JSONValue?])
    func `No field can make an answer silent`(value: JSONValue?) {
        let names = ["id", "object", "model", "choices", "usage", "error", "service_tier"]
        let inner = ["index", "delta", "finish_reason", "content", "tool_calls", "role", "refusal", "function_call"]
        for name in names + inner {
            var choice: JSONObject = ["index": 0, "finish_reason": "stop"]
            var delta: JSONObject = ["role": "assistant", "content": "Hi"]
            var event: JSONObject = ["id": "c", "object": "chat.completion.chunk"]
            if ["content", "tool_calls", "role", "refusal", "function_call"].contains(name) { delta[name] = value }
            choice["delta"] = .object(delta)
            if ["index", "delta", "finish_reason"].contains(name) { choice[name] = value }
            event["choices"] = [.object(choice)]
            if names.contains(name) { event[name] = value }
            for whole in [false, true] {
                var stream = ChatStream()
                var parts = whole ? stream.receive(whole: .object(event)) : stream.receive(.object(event))
                parts += stream.receiveDone()
                let summary = AnswerSummary(parts)
                #expect(summary.end != nil, "\(name)")
                if summary.end == .completed {
                    #expect(!summary.text.isEmpty || !summary.refusal.isEmpty || !summary.calls.isEmpty, "\(name)")
                }
            }
        }
    }
}
