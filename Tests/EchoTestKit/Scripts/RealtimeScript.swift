import EchoWire

/// What a scripted Realtime server does over one connection, from the first event to the last.
///
/// ```swift
/// let script = .greeting + .question("What time is it?") + .answer("Noon.")
/// ```
public struct RealtimeScript: Sendable, Hashable {
    public var steps: [RealtimeStep]

    public init(_ steps: [RealtimeStep] = []) { self.steps = steps }

    public static func + (left: RealtimeScript, right: RealtimeScript) -> RealtimeScript {
        RealtimeScript(left.steps + right.steps)
    }

    public static func + (left: RealtimeScript, right: RealtimeStep) -> RealtimeScript {
        RealtimeScript(left.steps + [right])
    }

    /// The server introduces itself and agrees to whatever settings the client asks for.
    public static let greeting = RealtimeScript([
        .says(["type": "session.created", "event_id": "event_hello", "session": session]),
        .expects(["type": "session.update"]),
        .agreesToSettings,
    ])

    /// The client writes this and asks for an answer.
    public static func question(_ text: String) -> RealtimeScript {
        let content: JSONValue = [["type": "input_text", "text": .string(text)]]
        return RealtimeScript([
            .expects([
                "type": "conversation.item.create", "item": ["type": "message", "role": "user", "content": content],
            ]),
            .addsItem,
            .expects(["type": "response.create"]),
        ])
    }

    /// The user says this aloud, for as long as given; the server hears the turn's end and writes down the words.
    public static func speech(_ words: String, lasting duration: Duration, item: String = "item_speech")
        -> RealtimeScript
    {
        let id = JSONValue.string(item)
        let half = duration / 2
        let end = JSONValue.integer(Int(duration / .milliseconds(1)))
        return RealtimeScript([
            .hears(half),
            .says([
                "type": "input_audio_buffer.speech_started", "event_id": "event_started", "audio_start_ms": 0,
                "item_id": id,
            ]),
            .hears(duration - half),
            .says([
                "type": "input_audio_buffer.speech_stopped", "event_id": "event_stopped", "audio_end_ms": end,
                "item_id": id,
            ]),
            .says(["type": "input_audio_buffer.committed", "event_id": "event_committed", "item_id": id]),
            .says([
                "type": "conversation.item.added", "event_id": "event_added",
                "item": [
                    "id": id, "type": "message", "status": "completed", "role": "user",
                    "content": [["type": "input_audio", "transcript": nil]],
                ],
            ]),
            .says([
                "type": "conversation.item.input_audio_transcription.completed", "event_id": "event_heard",
                "item_id": id, "content_index": 0, "transcript": .string(words),
            ]),
        ])
    }

    /// The server writes this, a word at a time.
    public static func answer(_ text: String, item: String = "item_answer", response: String = "resp_answer")
        -> RealtimeScript
    {
        AnswerScript(text: text, item: item, response: response).script
    }

    private static let session: JSONValue = [
        "type": "realtime", "object": "realtime.session", "id": "sess_script", "model": "gpt-realtime",
    ]
}
