import EchoWire

/// The published shape of every client event of a full-duplex session, by its type.
enum DuplexEventShapes {
    static let all: [String: JSONShape] = [
        "session.start": event(["session": session], required: ["session"]),
        "session.update": event(["session": update], required: ["session"]),
        "session.close": event([:]),
        "session.input_audio.append": event(["audio": .string], required: ["audio"]),
        "session.input_audio.mute": event([:]),
        "session.input_audio.unmute": event([:]),
        "session.output_audio.fixture.play": event(["audio": .string], required: ["audio"]),
        "session.instructions.append": append,
        "session.thinking.append": append,
        "session.commentary.append": append,
        "response.item.create": event(["item": item], required: ["item"]),
        "response.create": event([:]),
        "decision.create": .map(.any),
        "decision.item.create": .map(.any),
        "decision.item.delete": .map(.any),
    ]

    private static func event(_ members: [String: JSONShape], required: [String] = []) -> JSONShape {
        let common: [String: JSONShape] = [
            "type": .string, "event_id": .text(maximum: ClientEventShapes.eventIDLimit),
        ]
        return .object(members.merging(common) { member, _ in member }, required: required)
    }

    private static let append = event(
        ["content": .string, "delegation_id": .nullable(.string)], required: ["delegation_id", "content"])

    private static let session = JSONShape.object(
        [
            "model": .string, "instructions": .string, "input": .array(message),
            "audio": .object(["format": format, "output": .object(["voice": voice])]),
            "delegation": delegation(isStart: true), "triggers": .array(.map(.any)), "store": .bool,
            "safety_identifier": .string, "client": .map(.any),
        ], required: ["model"])

    private static let update = JSONShape.object([
        "delegation": delegation(isStart: false), "triggers": .array(.map(.any)),
    ])

    private static let format = JSONShape.tagged(
        "type",
        [
            "audio/pcm": rated(.either([.integer(16_000...16_000), .integer(24_000...24_000)])),
            "audio/pcmu": rated(.integer(8_000...8_000)), "audio/pcma": rated(.integer(8_000...8_000)),
        ])

    private static func rated(_ rate: JSONShape) -> JSONShape {
        .object(["type": .string, "rate": rate], required: ["type", "rate"])
    }

    private static let voice = JSONShape.either([.object(["id": .string], required: ["id"]), .string])

    private static let message = JSONShape.tagged(
        "role",
        [
            "developer": messageObject(["input_text"]), "user": messageObject(["input_text"]),
            "assistant": messageObject(["text", "output_text"]),
        ])

    private static func messageObject(_ parts: [String]) -> JSONShape {
        let part = JSONShape.object(["type": .oneOf(parts), "text": .string], required: ["type", "text"])
        return .object(
            [
                "type": .oneOf(["message"]), "role": .string, "id": .string,
                "status": .oneOf(["incomplete", "completed"]), "content": .single(part),
            ], required: ["role", "content"])
    }

    private static func delegation(isStart: Bool) -> JSONShape {
        let delay = JSONShape.integer(0...60_000)
        return .tagged(
            "type",
            [
                "client": .object(["type": .string, "acknowledgement_delay_ms": delay]),
                "responses": .object(
                    [
                        "type": .string, "acknowledgement_delay_ms": delay,
                        "responses": .object(responses, required: isStart ? ["model"] : []),
                    ], required: isStart ? ["responses"] : []),
                "decisions": .map(.any),
            ])
    }

    private static let responses: [String: JSONShape] = [
        "model": .string, "instructions": .string, "max_output_tokens": .integer(16...Int(Int32.max)),
        "parallel_tool_calls": .bool,
        "reasoning": .object([
            "effort": .oneOf(["none", "minimal", "low", "medium", "high", "xhigh"]),
            "summary": .oneOf(["concise", "detailed", "auto"]),
        ]),
        "service_tier": .oneOf(["auto", "default", "flex", "priority", "ultrafast", "fast_tier_temp_pilot"]),
        "text": .object(["verbosity": .oneOf(["low", "medium", "high"])]),
        "tool_choice": .either([
            .object(["type": .oneOf(["function"]), "name": .string], required: ["type", "name"]),
            .oneOf(["auto", "none", "required"]),
        ]),
        "tools": .array(tool),
    ]

    private static let tool = JSONShape.tagged(
        "type",
        [
            "function": .object(
                [
                    "type": .string, "name": .text(maximum: 128), "description": .string, "parameters": .map(.any),
                    "strict": .bool,
                ], required: ["name"]),
            // Refused by its name, with a reason.
            "web_search": .map(.any),
        ])

    /// What is queued for the delegate.
    private static let item = JSONShape.either([
        .object(
            [
                "type": .oneOf(["function_call_output"]), "call_id": .string,
                "output": .either([.array(part), .string]), "id": .string,
                "status": .oneOf(["in_progress", "completed", "incomplete"]),
            ], required: ["type", "call_id", "output"]),
        .object(
            [
                "type": .oneOf(["message"]), "role": .oneOf(["user", "developer", "system"]),
                "content": .either([.array(part), .string]), "id": .string,
                "status": .oneOf(["in_progress", "completed", "incomplete"]),
            ], required: ["role", "content"]),
    ])

    private static let part = JSONShape.object(
        ["type": .oneOf(["input_text"]), "text": .string], required: ["type", "text"])
}
