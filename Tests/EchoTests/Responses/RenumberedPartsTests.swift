import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `An answer whose parts are numbered anew` {
    private func event(_ type: String, _ place: [String: Int], _ fields: JSONObject) -> JSONValue {
        let all = fields.merging(place.mapValues(JSONValue.integer)) { $1 }
        return .object(all.merging(["type": .string("response.\(type)")]) { $1 })
    }

    private func item(_ id: String, _ texts: [String]) -> JSONValue {
        let content = texts.map { text -> JSONValue in ["type": "output_text", "text": .string(text)] }
        return ["type": "message", "id": .string(id), "role": "assistant", "content": .array(content)]
    }

    /// A part of a message, its words in pieces.
    private func part(_ id: String, _ pieces: [String], output: Int = 0, content: Int = 0) -> [JSONValue] {
        let place = ["output_index": output, "content_index": content]
        let name: JSONObject = ["item_id": .string(id)]
        let whole = JSONValue.string(pieces.joined())
        func made(_ type: String, _ fields: JSONObject) -> JSONValue {
            event(type, place, name.merging(fields) { $1 })
        }
        var events = [made("content_part.added", ["part": ["type": "output_text", "text": ""]])]
        events += pieces.map { made("output_text.delta", ["delta": .string($0)]) }
        events.append(made("output_text.done", ["text": whole]))
        events.append(made("content_part.done", ["part": ["type": "output_text", "text": whole]]))
        return events
    }

    private func message(_ id: String, _ pieces: [String], output: Int) -> [JSONValue] {
        let place = ["output_index": output]
        var events = [event("output_item.added", place, ["item": item(id, [])])]
        events += part(id, pieces, output: output)
        events.append(event("output_item.done", place, ["item": item(id, [pieces.joined()])]))
        return events
    }

    private func completed(_ items: [JSONValue]) -> JSONValue {
        ["type": "response.completed", "response": ["id": "r", "status": "completed", "output": .array(items)]]
    }

    private func parts(_ events: [JSONValue]) throws -> [AnswerPart] {
        var stream = ResponsesStream()
        let parts = events.flatMap { stream.receive($0) }
        return parts + (try stream.finish())
    }

    private func items(_ parts: [AnswerPart]) -> [String] {
        parts.reduce(into: []) { names, part in
            if case .text(let id, _) = part, names.last != id { names.append(id) }
        }
    }

    @Test(arguments: [(0, 0), (-1, -1), (Int.max, Int.max), (Int.min, 0), (5, 0), (-3, 7), (0, 1)])
    func `has the words of each message once, under whatever number it comes`(first: Int, second: Int) throws {
        var events = message("m1", ["One", ". "], output: first)
        events += message("m2", ["Two", "."], output: second)
        events.append(completed([item("m1", ["One. "]), item("m2", ["Two."])]))
        let parts = try parts(events)
        #expect(AnswerSummary(parts).text == "One. Two." && AnswerSummary(parts).end == .completed)
        #expect(items(parts) == ["m1", "m2"])
    }

    @Test(arguments: [(0, 0), (-1, -1), (Int.max, Int.max), (3, 0)])
    func `has the words of each part of a message once`(first: Int, second: Int) throws {
        let whole = item("m", ["One. ", "Two."])
        var events = [event("output_item.added", ["output_index": 0], ["item": item("m", [])])]
        events += part("m", ["One", ". "], content: first)
        events += part("m", ["Two", "."], content: second)
        events += [event("output_item.done", ["output_index": 0], ["item": whole]), completed([whole])]
        #expect(AnswerSummary(try parts(events)).text == "One. Two.")
    }

    @Test(arguments: ["output_index", "content_index"])
    func `has its words once where a number counts up with every piece`(name: String) throws {
        let pieces = ["One", " ", "two", " three."]
        let deltas = pieces.enumerated().map { number, piece in
            event(
                "output_text.delta", ["output_index": 0, "content_index": 0].merging([name: number]) { $1 },
                ["item_id": "m", "delta": .string(piece)])
        }
        let done = event(
            "output_text.done", ["output_index": 0, "content_index": 0].merging([name: pieces.count]) { $1 },
            ["item_id": "m", "text": "One two three."])
        let parts = try parts(deltas + [done, completed([item("m", ["One two three."])])])
        #expect(AnswerSummary(parts).text == "One two three.")
        #expect(items(parts) == ["m"])
    }

    @Test func `has the words of parts that come at their end only`() throws {
        let place = ["output_index": 0, "content_index": 0]
        let events = ["One. ", "Two."].map { text in
            event("output_text.done", place, ["item_id": "m", "text": .string(text)])
        }
        let whole = item("m", ["One. ", "Two."])
        #expect(AnswerSummary(try parts(events + [completed([whole])])).text == "One. Two.")
        let messages = ["m1": "One. ", "m2": "Two."].sorted { $0.key < $1.key }.map { item($0.key, [$0.value]) }
        let done = messages.map { event("output_item.done", ["output_index": 0], ["item": $0]) }
        #expect(AnswerSummary(try parts(done + [completed(messages)])).text == "One. Two.")
    }

    @Test func `has each of its calls`() throws {
        let calls = [1, 2].map { number -> JSONValue in
            [
                "type": "function_call", "id": .string("fc_\(number)"), "call_id": .string("call_\(number)"),
                "name": "dice", "arguments": .string("{\"n\":\(number)}"),
            ]
        }
        let events = calls.flatMap { call in
            ["output_item.added", "output_item.done"].map { event($0, ["output_index": 0], ["item": call]) }
        }
        let made = AnswerSummary(try parts(events + [completed(calls)])).calls
        #expect(made.map(\.id) == ["call_1", "call_2"] && made.map(\.arguments) == ["{\"n\":1}", "{\"n\":2}"])
    }

    @Test func `has each paragraph of its thoughts once`() throws {
        let place = ["output_index": 0, "summary_index": 0]
        let texts = ["First.", "Second."]
        let events = texts.flatMap { text -> [JSONValue] in
            [
                event(
                    "reasoning_summary_part.added", place,
                    ["item_id": "rs", "part": ["type": "summary_text", "text": ""]]),
                event("reasoning_summary_text.delta", place, ["item_id": "rs", "delta": .string(text)]),
                event("reasoning_summary_text.done", place, ["item_id": "rs", "text": .string(text)]),
            ]
        }
        let summary = texts.map { text -> JSONValue in ["type": "summary_text", "text": .string(text)] }
        let reasoning: JSONValue = ["type": "reasoning", "id": "rs", "summary": .array(summary)]
        let all = events + [completed([reasoning, item("m", ["Done."])])]
        #expect(AnswerSummary(try parts(all)).thought == "First.\n\nSecond.")
    }

    @Test func `has numbers that nobody can count on`() {
        var gate = SequenceGate<Int>()
        #expect(gate.pass(1, number: Int.max) == [1])
        #expect(gate.pass(2, number: Int.max) == [2])
        var places = EventPlaces()
        let event: JSONValue = ["type": "response.output_text.delta", "output_index": .integer(Int.max), "delta": "a"]
        #expect(places.complete(event)["output_index"] == .integer(Int.max))
    }
}
