public import EchoTestKit
import EchoWire

extension PuppetServer {
    /// Begins an answer of one spoken item.
    public func beginAnswer(_ response: String, item: String) async throws {
        let created: JSONValue = [
            "type": "response.created", "event_id": "event_c",
            "response": ["object": "realtime.response", "id": .string(response), "status": "in_progress"],
        ]
        let message: JSONValue = [
            "type": "message", "id": .string(item), "role": "assistant", "status": "in_progress", "content": [],
        ]
        let added: JSONValue = [
            "type": "response.output_item.added", "event_id": "event_i", "response_id": .string(response),
            "output_index": 0, "item": message,
        ]
        try await send(created.text)
        try await send(added.text)
    }

    /// Adds words to it.
    public func say(_ words: String, of item: String, in response: String) async throws {
        let event: JSONValue = [
            "type": "response.output_audio_transcript.delta", "event_id": "event_w", "response_id": .string(response),
            "item_id": .string(item), "output_index": 0, "content_index": 0, "delta": .string(words),
        ]
        try await send(event.text)
    }

    public func endAnswer(_ response: String, status: String = "completed") async throws {
        let event: JSONValue = [
            "type": "response.done", "event_id": "event_d",
            "response": ["object": "realtime.response", "id": .string(response), "status": .string(status)],
        ]
        try await send(event.text)
    }
}
