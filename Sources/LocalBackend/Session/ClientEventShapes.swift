import EchoWire

/// The published shape of every client event, by its type.
enum ClientEventShapes {
    static let eventIDLimit = 512

    static let all: [String: JSONShape] = [
        "session.update": event(["session": session], required: ["session"]),
        "input_audio_buffer.append": event(["audio": .string], required: ["audio"]),
        "input_audio_buffer.commit": event([:]),
        "input_audio_buffer.clear": event([:]),
        "output_audio_buffer.clear": event([:]),
        "conversation.item.create": event(["item": item, "previous_item_id": .nullable(.string)], required: ["item"]),
        "conversation.item.retrieve": event(["item_id": .string], required: ["item_id"]),
        "conversation.item.delete": event(["item_id": .string], required: ["item_id"]),
        "conversation.item.truncate": event(
            ["item_id": .string, "content_index": .integer(0...0), "audio_end_ms": .integer(0...Int(Int32.max))],
            required: ["item_id", "content_index", "audio_end_ms"]),
        "response.create": event(["response": .nullable(response)]),
        "response.cancel": event(["response_id": .nullable(.string)]),
    ]

    private static func event(_ members: [String: JSONShape], required: [String] = []) -> JSONShape {
        let common: [String: JSONShape] = ["type": .string, "event_id": .nullable(.text(maximum: eventIDLimit))]
        return .object(members.merging(common) { member, _ in member }, required: required)
    }

    static let session = JSONShape.tagged(
        "type", ["realtime": realtimeSession, "transcription": transcriptionSession])

    private static let realtimeSession = JSONShape.object([
        "type": .string,
        "model": .string,
        "output_modalities": modalities,
        "instructions": .string,
        "audio": .object(["input": input, "output": output]),
        "tools": .array(tool),
        "tool_choice": toolChoice,
        "max_output_tokens": maximumTokens,
        "truncation": truncation,
        "tracing": .nullable(.either([.oneOf(["auto"]), .map(.any)])),
        "prompt": .nullable(.map(.any)),
        "include": include,
        "reasoning": reasoning,
        "parallel_tool_calls": .nullable(.bool),
    ])

    private static let transcriptionSession = JSONShape.object([
        "type": .string, "audio": .object(["input": input]), "include": include,
    ])

    private static let include = JSONShape.nullable(.array(.oneOf(["item.input_audio_transcription.logprobs"])))

    private static let input = JSONShape.object([
        "format": format,
        "transcription": .nullable(
            .object([
                "model": .string, "language": .nullable(.string), "prompt": .nullable(.string),
                "languages": .nullable(.array(.string)), "keywords": .nullable(.array(.string)),
                "delay": .nullable(.oneOf(["minimal", "low", "medium", "high", "xhigh"])),
            ])),
        "noise_reduction": .nullable(
            .object(["type": .oneOf(["near_field", "far_field"]), "strength": .number(0...1)])),
        "turn_detection": .nullable(.tagged("type", ["server_vad": serverVAD, "semantic_vad": semanticVAD])),
    ])

    private static let serverVAD = JSONShape.object([
        "type": .string,
        "threshold": .nullable(.number(0...1)),
        "prefix_padding_ms": .nullable(.integer(0...10_000)),
        "silence_duration_ms": .nullable(.integer(0...10_000)),
        "idle_timeout_ms": .nullable(.integer(5000...30_000)),
        "create_response": .nullable(.bool),
        "interrupt_response": .nullable(.bool),
    ])

    private static let semanticVAD = JSONShape.object([
        "type": .string,
        "eagerness": .nullable(.oneOf(["low", "medium", "high", "auto"])),
        "create_response": .nullable(.bool),
        "interrupt_response": .nullable(.bool),
    ])

    private static let output = JSONShape.object(["format": format, "voice": voice, "speed": .number(0.25...1.5)])

    private static let voice = JSONShape.either([
        .object(["id": .oneOf(SessionDefaults.voices)], required: ["id"]), .oneOf(SessionDefaults.voices),
    ])

    private static let format = JSONShape.tagged(
        "type",
        [
            "audio/pcm": .object(["type": .string, "rate": .integer(24_000...24_000)]),
            "audio/pcmu": .object(["type": .string]),
            "audio/pcma": .object(["type": .string]),
        ])

    private static let modalities = JSONShape.single(.oneOf(["text", "audio"]))

    /// What the models with the longest answers take.
    private static let maximumTokens = JSONShape.either([.oneOf(["inf"]), .integer(1...32_000)])
    private static let reasoning = JSONShape.nullable(
        .object(["effort": .nullable(.oneOf(["minimal", "low", "medium", "high", "xhigh"]))]))

    private static let truncation = JSONShape.either([
        .oneOf(["auto", "disabled"]),
        .object(
            ["type": .oneOf(["retention_ratio"]), "retention_ratio": .number(0...1), "token_limits": .map(.any)],
            required: ["type", "retention_ratio"]),
    ])

    private static let tool = JSONShape.tagged(
        "type",
        [
            "function": .object(
                ["type": .string, "name": .string, "description": .string, "parameters": .nullable(.map(.any))],
                required: ["name"])
        ])

    private static let toolChoice = JSONShape.either([
        .oneOf(["auto", "none", "required"]),
        .object(["type": .oneOf(["function"]), "name": .string], required: ["type", "name"]),
    ])

    static let response = JSONShape.object([
        "conversation": .oneOf(["auto", "none"]),
        "metadata": .nullable(.map(.string)),
        "input": .array(.either([reference, item])),
        "instructions": .string,
        "tools": .array(tool),
        "tool_choice": toolChoice,
        "output_modalities": modalities,
        "audio": .object(["output": .object(["format": format, "voice": voice])]),
        "max_output_tokens": maximumTokens,
        "prompt": .nullable(.map(.any)),
        "reasoning": reasoning,
        "parallel_tool_calls": .nullable(.bool),
    ])

    private static let reference = JSONShape.object(
        ["type": .oneOf(["item_reference"]), "id": .string], required: ["type", "id"])

    static let item = JSONShape.tagged(
        "type",
        [
            "message": message,
            "function_call": itemObject(
                ["name": .string, "arguments": .string, "call_id": .string], required: ["name", "arguments"]),
            "function_call_output": itemObject(
                ["call_id": .string, "output": .string], required: ["call_id", "output"]),
        ])

    private static let message = JSONShape.tagged(
        "role",
        [
            "system": messageObject([("input_text", ["text": .string], ["text"])]),
            "user": messageObject([
                ("input_text", ["text": .string], ["text"]),
                ("input_audio", ["audio": .string, "transcript": .nullable(.string)], ["audio"]),
                ("input_image", ["image_url": .string, "detail": .oneOf(["auto", "low", "high"])], ["image_url"]),
            ]),
            "assistant": messageObject(
                [("output_text", ["text": .string], ["text"])],
                more: ["phase": .nullable(.oneOf(["commentary", "final_answer"]))]),
        ])

    /// A client that has one type for every part names what its part does not have.
    private static let anyPart: [String: JSONShape] = [
        "type": .string, "text": .absent, "audio": .absent, "transcript": .absent, "image_url": .absent,
        "detail": .absent,
    ]

    private static func messageObject(
        _ parts: [(String, [String: JSONShape], [String])], more: [String: JSONShape] = [:]
    ) -> JSONShape {
        let shapes = parts.map { name, members, required in
            (name, JSONShape.object(members.merging(anyPart) { own, _ in own }, required: required))
        }
        let content = JSONShape.array(.tagged("type", Dictionary(uniqueKeysWithValues: shapes)))
        return itemObject(more.merging(["role": .string, "content": content]) { $1 }, required: ["content"])
    }

    private static func itemObject(_ members: [String: JSONShape], required: [String]) -> JSONShape {
        let common: [String: JSONShape] = [
            "type": .string, "id": .nullable(.string), "object": .nullable(.oneOf(["realtime.item"])),
            "status": .nullable(.oneOf(["completed", "incomplete", "in_progress"])),
        ]
        return .object(members.merging(common) { own, _ in own }, required: required)
    }
}
