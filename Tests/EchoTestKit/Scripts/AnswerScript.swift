import EchoWire

/// The events of one written answer, in the order of the protocol.
struct AnswerScript {
    let text: String
    let item: String
    let response: String

    var script: RealtimeScript {
        let deltas = words.map { event("response.output_text.delta", ["delta": .string($0)]) }
        return RealtimeScript((opening + deltas + closing).map(RealtimeStep.says))
    }

    private var opening: [JSONValue] {
        [
            ["type": "response.created", "event_id": id, "response": responseObject("in_progress", output: [])],
            [
                "type": "response.output_item.added", "event_id": id, "response_id": .string(response),
                "output_index": 0, "item": message("in_progress", content: []),
            ],
            ["type": "conversation.item.added", "event_id": id, "item": message("in_progress", content: [])],
            event("response.content_part.added", ["part": ["type": "text", "text": ""]]),
        ]
    }

    private var closing: [JSONValue] {
        [
            event("response.output_text.done", ["text": .string(text)]),
            event("response.content_part.done", ["part": ["type": "text", "text": .string(text)]]),
            ["type": "conversation.item.done", "event_id": id, "item": wholeMessage],
            [
                "type": "response.output_item.done", "event_id": id, "response_id": .string(response),
                "output_index": 0, "item": wholeMessage,
            ],
            ["type": "response.done", "event_id": id, "response": responseObject("completed", output: [wholeMessage])],
        ]
    }

    private var id: JSONValue { .string("event_\(item)") }
    private var wholeMessage: JSONValue {
        message("completed", content: [["type": "output_text", "text": .string(text)]])
    }

    /// Each with the blank before it.
    private var words: [String] {
        var words: [String] = []
        for character in text {
            if words.isEmpty || character == " " { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    private func event(_ type: String, _ fields: JSONObject) -> JSONValue {
        let place: JSONObject = [
            "type": .string(type), "event_id": id, "response_id": .string(response), "item_id": .string(item),
            "output_index": 0, "content_index": 0,
        ]
        return .object(place.merging(fields) { $1 })
    }

    private func message(_ status: String, content: [JSONValue]) -> JSONValue {
        [
            "id": .string(item), "object": "realtime.item", "type": "message", "status": .string(status),
            "role": "assistant", "content": .array(content),
        ]
    }

    private func responseObject(_ status: String, output: [JSONValue]) -> JSONValue {
        [
            "object": "realtime.response", "id": .string(response), "status": .string(status),
            "conversation_id": "conv_script", "output": .array(output),
        ]
    }
}
