import Echo

/// What is heard of the person, who answers, and as what.
extension SettingsTable {
    public static let hearing = [
        Setting.choice(
            .noiseReduction, "Noise reduction", slash: "noise", "Where the microphone is.", in: .hearing,
            acts: .session,
            [SettingChoice("off"), SettingChoice("near", "near field"), SettingChoice("far", "far field")],
            at: \.session.noiseReductionWord),
        Setting.choice(
            .transcriptionModel, "Transcription", slash: "transcription", "Which model writes down your words.",
            in: .hearing, acts: .session, Models.transcription.map { SettingChoice($0) }, othersStartWith: "",
            at: \.session.transcriptionModel),
    ]

    public static let answers = [
        Setting.model(
            .realtimeModel, "Model by voice", slash: "voice-model",
            "Who answers by voice, now and from the start; /model asks another for now.", Models.realtime,
            at: \.connection.realtimeModel),
        Setting.model(
            .responsesModel, "Model by text", slash: "text-model",
            "Who answers by text, now and from the start; /model asks another for now.", Models.responses,
            at: \.connection.responsesModel),
        maximumTokens,
        Setting(
            .instructions, "Instructions", slash: "instructions", "What the assistant is told to be.", in: .answers,
            acts: .session, kind: { _ in .text },
            read: { .word($0.session.instructions) },
            write: { if case .word(let words) = $1 { $0.session.instructions = words } }),
    ]

    private static let maximumTokens = Setting(
        .maximumTokens, "Maximum tokens", slash: "tokens", "The most one answer may have.", in: .answers,
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
        })
}
