import Echo
import EchoPresentation

/// What is heard of the person, who answers, and as what.
extension SettingsTable {
    static let hearing = [
        Setting.choice(
            .noiseReduction, "Noise reduction", slash: "noise-reduction",
            "Noise reduction by the server, for a microphone near you or farther away.", in: .hearing,
            acts: .session,
            [SettingChoice("off"), SettingChoice("near", "near field"), SettingChoice("far", "far field")],
            at: \.session.noiseReductionWord
        )
        .alias("noise"),
        Setting.choice(
            .transcriptionModel, "Transcription", slash: "transcription", "The model that transcribes your speech.",
            in: .hearing, acts: .session, Models.transcription.map { SettingChoice($0) }, othersStartWith: "",
            at: \.session.transcriptionModel),
    ]

    static let answers = [
        Setting.model(
            .realtimeModel, "Voice model", slash: "voice-model",
            "The model for voice mode; /model changes it for this conversation only.", Models.realtime,
            at: \.connection.realtimeModel),
        Setting.model(
            .responsesModel, "Text model", slash: "text-model",
            "The model for text mode; /model changes it for this conversation only.", Models.responses,
            at: \.connection.responsesModel),
        maximumTokens,
        Setting.choice(
            .longChats, "Long chats", slash: "long-chats",
            "What the model sees of the oldest messages when they no longer fit: nothing, or a summary it writes.",
            in: .answers, acts: .session, at: \.session.context),
        Setting(
            .instructions, "Instructions", slash: "instructions", "The system prompt: how the assistant should behave.",
            in: .answers,
            acts: .session, kind: { _ in .text },
            read: { .word($0.session.instructions) },
            write: { if case .word(let words) = $1 { $0.session.instructions = words } }
        )
        .alias("system-prompt"),
    ]

    private static let maximumTokens = Setting(
        .maximumTokens, "Max output tokens", slash: "max-tokens", "The maximum number of tokens in one answer.",
        in: .answers,
        acts: .session,
        kind: { _ in
            .number(
                NumberScale(range: 1...4096, step: 128, beyond: .init(end: .upper, word: "inf", title: "∞")))
        },
        read: { $0.session.maximumOutputTokens.map { .number(Double($0)) } ?? .word("inf") },
        write: {
            if case .number(let value) = $1 {
                $0.session.maximumOutputTokens = Int(value)
            } else {
                $0.session.maximumOutputTokens = nil
            }
        }
    )
    .alias("tokens")
}
