import EchoTestKit
import EchoWire
import Foundation

extension RealtimeScript {
    /// The server says this aloud, unasked, and is long done when the first of it is heard.
    static func spokenAnswer(_ text: String, lasting duration: Duration) -> RealtimeScript {
        let place: JSONObject = [
            "event_id": "event_said", "response_id": "resp_said", "item_id": "item_said", "output_index": 0,
            "content_index": 0,
        ]
        func event(_ type: String, _ fields: JSONObject) -> RealtimeStep {
            .says(.object(place.merging(fields) { $1 }.merging(["type": .string(type)]) { $1 }))
        }
        func response(_ status: String) -> JSONValue { ["id": "resp_said", "status": .string(status), "output": []] }
        func item(_ status: String, _ content: [JSONValue]) -> JSONValue {
            [
                "id": "item_said", "type": "message", "status": .string(status), "role": "assistant",
                "content": .array(content),
            ]
        }
        let sound = Data(repeating: 0x55, count: Int(duration / .milliseconds(1)) * 8).base64EncodedString()
        let whole = item("completed", [["type": "output_audio", "transcript": .string(text)]])
        return RealtimeScript([
            .says(["type": "response.created", "event_id": "event_said", "response": response("in_progress")]),
            event("response.output_item.added", ["item": item("in_progress", [])]),
            .says(["type": "conversation.item.added", "event_id": "event_said", "item": item("in_progress", [])]),
            event("response.content_part.added", ["part": ["type": "audio", "transcript": ""]]),
            event("response.output_audio_transcript.delta", ["delta": .string(text)]),
            event("response.output_audio.delta", ["delta": .string(sound)]),
            event("response.output_audio.done", [:]),
            event("response.output_audio_transcript.done", ["transcript": .string(text)]),
            .says(["type": "conversation.item.done", "event_id": "event_said", "item": whole]),
            event("response.output_item.done", ["item": whole]),
            .says(["type": "response.done", "event_id": "event_said", "response": response("completed")]),
        ])
    }
}
