import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `An answer of nothing but white space` {
    private static let blanks = [
        [" "], ["\n\n"], [" ", "\t", "\n", "  \n"], ["", "\u{A0}"], ["\u{200B}"], ["\u{FEFF}", "\u{2060}"],
        ["\u{1}\u{2}", " \u{AD}"],
    ]

    private func chat(_ deltas: [JSONValue], finish: JSONValue = "stop") throws -> AnswerSummary {
        var stream = ChatStream()
        let chunks = deltas.map { delta -> JSONValue in ["id": "c", "choices": [["index": 0, "delta": delta]]] }
        let end: JSONValue = ["id": "c", "choices": [["index": 0, "delta": [:], "finish_reason": finish]]]
        let parts = (chunks + [end]).flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    private func responses(_ pieces: [String]) throws -> AnswerSummary {
        var stream = ResponsesStream()
        let place: JSONObject = ["item_id": "m", "output_index": 0, "content_index": 0]
        let deltas = pieces.map { piece -> JSONValue in
            .object(place.merging(["type": "response.output_text.delta", "delta": .string(piece)]) { $1 })
        }
        let item: JSONValue = [
            "type": "message", "id": "m", "role": "assistant",
            "content": [["type": "output_text", "text": .string(pieces.joined())]],
        ]
        let end: JSONValue = [
            "type": "response.completed", "response": ["id": "r", "status": "completed", "output": [item]],
        ]
        let parts = (deltas + [end]).flatMap { stream.receive($0) }
        return AnswerSummary(parts + (try stream.finish()))
    }

    @Test(arguments: blanks)
    func `is told as an empty one`(pieces: [String]) throws {
        let words = try chat(pieces.map { ["content": .string($0)] })
        #expect(words.text.isEmpty && words.end == .failed(.noAnswer(.noWords)))
        let items = try responses(pieces)
        #expect(items.text.isEmpty && items.end == .failed(.noAnswer(.noWords)))
    }

    @Test func `behind thoughts is told as thoughts alone`() throws {
        let summary = try chat([["reasoning_content": "Hm."], ["content": "\n\n"]])
        #expect(summary.thought == "Hm." && summary.end == .failed(.noAnswer(.thoughts)))
    }

    @Test func `before a call is no message of its own`() throws {
        let call: JSONValue = [["index": 0, "id": "c1", "function": ["name": "dice", "arguments": "{}"]]]
        let summary = try chat([["content": "\n\n"], ["tool_calls": call]], finish: "tool_calls")
        #expect(summary.text.isEmpty && summary.calls.count == 1 && summary.end == .completed)
    }

    @Test func `that words follow is kept with them`() throws {
        #expect(try chat([["content": "\n"], ["content": " "], ["content": "Hello "]]).text == "\n Hello ")
        #expect(try responses(["\n", " ", "Hello", " ", "there"]).text == "\n Hello there")
        #expect(try chat([["content": "\u{200B}"], ["content": "👩\u{200D}🚀"]]).text == "\u{200B}👩\u{200D}🚀")
    }

    @Test func `in one piece is an empty one as well`() {
        var stream = ChatStream()
        let parts = stream.receive(
            whole: ["choices": [["index": 0, "message": ["content": " \n"], "finish_reason": "stop"]]])
        #expect(AnswerSummary(parts).end == .failed(.noAnswer(.noWords)))
    }

    @Test func `in a session of a voice that writes is told as well`() throws {
        var script = try SessionScript.ready { $0.spokenAnswers = false }
        script.user(.send(text: "hello"))
        try script.created("r1")
        try script.message("a1", response: "r1")
        try script.server(
            #"{"type":"response.output_text.delta","event_id":"e","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"  "}"#
        )
        try script.messageDone("a1", response: "r1")
        try script.finished("r1")
        #expect(script.errors == [.noAnswer(.noWords)])
    }
}
