import Echo
import Foundation
import Testing

@testable import EchoScreen

@Suite struct `Events belong to turns` {
    private func turns(_ events: [(String, Bool, String)]) -> [Int] {
        var turns = EventTurns()
        return events.map { type, isSent, json in
            turns.turn(
                of: WireRecord(
                    id: 0, direction: isSent ? .sent : .received, date: Date(), type: type, size: 0, json: json))
        }
    }

    @Test func `a turn begins when the user speaks after an answer, and goes on through its parts`() {
        let turn = [
            ("input_audio_buffer.speech_started", false, "{}"), ("input_audio_buffer.committed", false, "{}"),
            ("response.created", false, "{}"), ("response.done", false, "{}"),
        ]

        #expect(turns([("session.created", false, "{}")] + turn + turn) == [0, 1, 1, 1, 1, 2, 2, 2, 2])
    }

    @Test func `a written message begins one, what a tool gave does not`() {
        let message = ("conversation.item.create", true, #"{"item":{"role":"user"}}"#)
        let result = ("conversation.item.create", true, #"{"item":{"type":"function_call_output"}}"#)
        let answer = [("response.create", true, "{}"), ("response.created", false, "{}")]

        #expect(turns([message] + answer + [result] + answer + [message]) == [1, 1, 1, 1, 1, 1, 2])
    }

    @Test func `a question by text begins one, what a tool gave does not`() {
        let question = #"{"input":[{"role":"user"}]}"#
        let result = #"{"input":[{"role":"user"},{"type":"function_call_output"}]}"#
        let again = #"{"input":[{"role":"user"},{"type":"function_call_output"},{"role":"user"}]}"#
        let events = [question, result, again].flatMap {
            [("POST responses", true, $0), ("response.created", false, "{}")]
        }

        #expect(turns(events) == [1, 1, 1, 1, 2, 2])
    }

    @Test func `a server that speaks up by itself is in the turn that goes on`() {
        #expect(turns([("response.created", false, "{}"), ("response.done", false, "{}")]) == [1, 1])
    }
}
