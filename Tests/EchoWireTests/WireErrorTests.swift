import EchoWire
import Foundation
import Testing

@Suite struct `A faulty event is an error that says what and where` {
    @Test(
        arguments: [
            (["event_id": "e"], .missing("type")),
            (["type": 7], .wrongType("type", expected: "string")),
            ([], .wrongType("", expected: "object")),
            (nil, .wrongType("", expected: "object")),
            ("text", .wrongType("", expected: "object")),
            (["type": "session.created"], .missing("session")),
            (["type": "session.created", "session": "s"], .wrongType("session", expected: "object")),
            (["type": "input_audio_buffer.speech_started", "audio_start_ms": 5], .missing("item_id")),
            (
                ["type": "input_audio_buffer.speech_started", "item_id": "i", "audio_start_ms": "5"],
                .wrongType("audio_start_ms", expected: "integer")
            ),
            (
                ["type": "input_audio_buffer.speech_started", "item_id": nil, "audio_start_ms": 5],
                .wrongType("item_id", expected: "string")
            ),
            (["type": "error", "error": ["code": "c"]], .missing("error.message")),
            (
                ["type": "conversation.item.added", "item": ["type": "message", "role": "user"]],
                .missing("item.content")
            ),
            (
                [
                    "type": "conversation.item.added",
                    "item": ["type": "message", "role": "user", "content": [["type": "text"], 7]],
                ],
                .wrongType("item.content.1", expected: "object")
            ),
            (
                [
                    "type": "conversation.item.added",
                    "item": ["type": "function_call_output", "call_id": "c", "output": 1],
                ],
                .wrongType("item.output", expected: "string")
            ),
            (
                [
                    "type": "response.output_audio.delta", "response_id": "r", "item_id": "i", "output_index": 0,
                    "content_index": 0, "delta": "%%%",
                ],
                .wrongType("delta", expected: "base64")
            ),
            (["type": "rate_limits.updated", "rate_limits": [:]], .wrongType("rate_limits", expected: "array")),
        ] as [(JSONValue, WireError)])
    func `reading throws`(_ json: JSONValue, _ error: WireError) {
        #expect(throws: error) { try ServerEvent(json) }
    }

    @Test func `text that is not JSON throws at its byte`() {
        #expect(throws: WireError.notJSON("the text ends too early, at byte 0")) { try ServerEvent(parsing: Data()) }
        #expect(throws: WireError.notJSON("not a value, at byte 9")) {
            try ClientEvent(parsing: Data(#"{"type": oops}"#.utf8))
        }
    }
}
