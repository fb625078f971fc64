import EchoWire
import Testing

@testable import Echo

/// The events are composed from the published formats and from reports about compatible servers.
@Suite struct `A call in a stream` {
    private static let arguments = #"{"city":"Oslo"}"#
    private static let whole = ToolCall(id: "call_1", name: "weather", arguments: arguments)

    // MARK: Chat Completions

    private func piece(_ call: JSONValue, finish: JSONValue = .null) -> JSONValue {
        [
            "id": "chatcmpl-1", "model": "m",
            "choices": [["index": 0, "delta": ["tool_calls": [call]], "finish_reason": finish]],
        ]
    }

    private func fold(chat events: [JSONValue]) throws -> AnswerSummary {
        var stream = ChatStream()
        let parts = events.flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    @Test(arguments: [JSONValue.null, "", "weather"])
    func `over Chat Completions is one call although each piece has an id of its own`(name: JSONValue) throws {
        let events = [
            piece(["index": 0, "id": "call_1", "function": ["name": "weather", "arguments": ""]]),
            piece(["index": 0, "id": "b", "function": ["name": .null, "arguments": #"{"ci"#]]),
            piece(["index": 0, "id": "c", "function": ["name": name, "arguments": #"ty":"#]]),
            piece(["index": 0, "id": "d", "function": ["name": name, "arguments": #""Oslo"}"#]]),
            piece(["index": 0, "id": "e", "function": ["arguments": ""]], finish: "tool_calls"),
        ]
        let summary = try fold(chat: events)
        #expect(summary.calls == [Self.whole] && summary.end == .completed)
    }

    @Test func `over Chat Completions is another one where a function is named anew`() throws {
        let events = [
            piece(["index": 0, "id": "a", "function": ["name": "f", "arguments": ""]]),
            piece(["index": 0, "id": "b", "function": ["name": "f", "arguments": ""]]),
            piece(["index": 0, "id": "c", "function": ["arguments": #"{"a":1}"#]], finish: "tool_calls"),
        ]
        let calls = try fold(chat: events).calls
        #expect(calls.map(\.id) == ["a", "b"] && calls.map(\.arguments) == ["", #"{"a":1}"#])
    }

    @Test func `over Chat Completions whose first piece says null has the arguments that follow`() throws {
        let events = [
            piece(["index": 0, "id": "call_1", "function": ["name": "weather", "arguments": "null"]]),
            piece(["index": 0, "function": ["arguments": .string(Self.arguments)]], finish: "tool_calls"),
        ]
        #expect(try fold(chat: events).calls == [Self.whole])
    }

    // MARK: Responses

    private func item(_ status: JSONValue, arguments: String = Self.arguments) -> JSONValue {
        [
            "type": "function_call", "id": "fc_1", "call_id": "call_1", "name": "weather",
            "arguments": .string(arguments), "status": status,
        ]
    }

    private func completed(_ output: JSONValue, status: String = "completed") -> JSONValue {
        [
            "type": .string("response.\(status)"),
            "response": ["id": "r", "status": .string(status), "output": output],
        ]
    }

    private let begun: JSONValue = [
        "type": "response.output_item.added", "output_index": 0,
        "item": ["type": "function_call", "id": "fc_1", "call_id": "call_1", "name": "weather", "arguments": ""],
    ]

    private func delta(_ words: String) -> JSONValue {
        [
            "type": "response.function_call_arguments.delta", "item_id": "fc_1", "output_index": 0,
            "delta": .string(words),
        ]
    }

    private let done: JSONValue = [
        "type": "response.function_call_arguments.done", "item_id": "fc_1", "output_index": 0,
        "arguments": .string(Self.arguments),
    ]

    private func fold(_ events: [JSONValue]) throws -> AnswerSummary {
        var stream = ResponsesStream()
        let parts = events.flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    @Test(arguments: [#"{"city":"Os"#, #"{"city":"Oslo"}"#, "{}", ""])
    func `over Responses that is marked as incomplete does not run, and is named`(arguments: String) throws {
        let cut = item("incomplete", arguments: arguments)
        let ended: JSONValue = ["type": "response.output_item.done", "output_index": 0, "item": cut]
        let courses = [
            [begun, done, ended, completed([])], [completed([cut])], [begun, ended, completed([cut])],
            [begun, ended, begun, completed([])],
        ]
        for events in courses {
            let summary = try fold(events)
            #expect(summary.calls.isEmpty)
            guard case .failed(.responseFailed(_, let message)) = summary.end else {
                Issue.record("it ended as \(String(describing: summary.end))")
                continue
            }
            #expect(message.contains("weather"))
        }
    }

    @Test func `over Responses in an answer that was cut off runs only where it is marked as whole`() throws {
        let cut = try fold([
            begun, delta(#"{"ci"#), completed([item(.null, arguments: #"{"ci"#)], status: "incomplete"),
        ])
        #expect(cut.calls.isEmpty && cut.end == .incomplete(reason: ""))
        #expect(try fold([completed([item("completed")], status: "incomplete")]).calls == [Self.whole])
    }

    @Test func `over Responses whose arguments come only in pieces has them`() throws {
        let pieces = [begun, delta(#"{"city":"#), delta(#""Oslo"}"#)]
        #expect(try fold(pieces + [completed([])]).calls == [Self.whole])
        let empty: JSONValue = [
            "type": "response.output_item.done", "output_index": 0, "item": item("completed", arguments: ""),
        ]
        #expect(try fold(pieces + [empty, completed([])]).calls == [Self.whole])
        var stream = ResponsesStream()
        let parts = pieces.flatMap { stream.receive($0) } + stream.receiveDone()
        let summary = AnswerSummary(parts)
        #expect(summary.calls == [Self.whole] && summary.end == .completed)
    }

    @Test func `over Responses whose pieces do not come to an end does not run, and is named`() throws {
        let summary = try fold([begun, delta(#"{"city":"#), completed([])])
        #expect(summary.calls.isEmpty)
        let message = "the call of weather was cut off, so it did not run"
        #expect(summary.end == .failed(.responseFailed(code: "incomplete_call", message: message)))
    }

    @Test func `over Responses comes once, however often it is told`() throws {
        let ended: JSONValue = ["type": "response.output_item.done", "output_index": 0, "item": item("completed")]
        let events = [begun, delta(Self.arguments), done, ended, delta(Self.arguments), done, ended]
        let summary = try fold(events + [completed([item("completed")])])
        #expect(summary.calls == [Self.whole] && summary.end == .completed)
    }

    @Test func `a message that is marked as incomplete is no whole answer`() throws {
        let message: JSONValue = [
            "type": "message", "id": "m", "role": "assistant", "status": "incomplete",
            "content": [["type": "output_text", "text": "Half"]],
        ]
        let summary = try fold([completed([message])])
        #expect(summary.text == "Half" && summary.end == .incomplete(reason: ""))
    }
}
