/// The published shape of every client event of a translation session, by its type.
enum TranslationEventShapes {
    static let all: [String: JSONShape] = [
        "session.update": event(["session": session], required: ["session"]),
        "session.input_audio_buffer.append": event(["audio": .string], required: ["audio"]),
        "session.close": event([:]),
    ]

    private static func event(_ members: [String: JSONShape], required: [String] = []) -> JSONShape {
        let common: [String: JSONShape] = [
            "type": .string, "event_id": .nullable(.text(maximum: ClientEventShapes.eventIDLimit)),
        ]
        return .object(members.merging(common) { member, _ in member }, required: required)
    }

    private static let session = JSONShape.object([
        "audio": .object([
            "input": .object([
                "transcription": .nullable(.object(["model": .string], required: ["model"])),
                "noise_reduction": .nullable(
                    .object(
                        ["type": .oneOf(["near_field", "far_field"]), "strength": .number(0...1)], required: ["type"])),
            ]),
            "output": .object(["language": .string]),
        ])
    ])
}
