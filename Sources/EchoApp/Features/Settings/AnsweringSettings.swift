import Echo
import EchoScreen
import EchoText

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
        .alias("noise")
        .needing(.noiseReduction),
        Setting.choice(
            .transcriptionModel, "Transcription", slash: "transcription", "The model that transcribes your speech.",
            in: .hearing, acts: .session,
            ModelCatalogue.published.turnTranscribers.filter { ModelCatalogue.published[$0]?.shutdown == nil }
                .map { SettingChoice($0) }, othersStartWith: [""],
            at: \.session.transcriptionModel
        )
        .namingModel(for: .transcription)
        .needing(.transcription),
        noiseReductionStrength.needing(.noiseReduction),
        languages.needing(.transcription),
    ]

    private static let noiseReductionStrength = Setting(
        .noiseReductionStrength, "Reduction strength", slash: "noise-strength",
        "How much noise the server removes; auto lets it decide.", in: .hearing, acts: .session,
        kind: { _ in
            .number(
                NumberScale(
                    range: SessionSettings.noiseReductionStrengthRange, step: 0.05, isWhole: false,
                    beyond: .init(end: .lower, word: "auto", title: "auto")))
        },
        obstacle: { chosen, _ in chosen.session.noiseReduction == .off ? "only with noise reduction" : nil },
        read: { $0.session.noiseReductionStrength.map { .number($0) } ?? .word("auto") },
        write: {
            if case .number(let value) = $1 {
                $0.session.noiseReductionStrength = value
            } else {
                $0.session.noiseReductionStrength = nil
            }
        })

    private static let languages = Setting(
        .languages, "Languages", slash: "languages",
        "The languages you speak, such as de, en; most models use only the first, and none lets them guess.",
        in: .hearing, acts: .session, kind: { _ in .text },
        objection: { value in
            guard case .word(let words) = value else { return nil }
            let codes = WordList.words(in: words)
            if let wrong = codes.first(where: { !TranscriptionWords.isLanguage($0.lowercased()) }) {
                return "must be codes of two letters, such as de, en; “\(Sanitizer.line(wrong))” is none"
            }
            return codes.count > SessionSettings.mostLanguages
                ? "may name \(SessionSettings.mostLanguages) languages at most" : nil
        },
        read: { .word($0.session.languages.joined(separator: ", ")) },
        write: {
            if case .word(let words) = $1 { $0.session.languages = WordList.words(in: words.lowercased()) }
        }
    )
    .alias("language")

    static let answers = [
        Setting.model(
            .realtimeModel, "Voice model", slash: "voice-model",
            "The model for voice mode; /model changes it for this conversation only.", on: .realtime,
            at: \.connection.realtimeModel),
        Setting.model(
            .responsesModel, "Text model", slash: "text-model",
            "The model for text mode; /model changes it for this conversation only.", on: .responses,
            at: \.connection.responsesModel),
        maximumTokens.needing(.answerLimits),
        Setting.choice(
            .longChats, "Long chats", slash: "long-chats",
            "What the model sees of the oldest messages when they no longer fit: nothing, its summary, or OpenAI's compressed memory.",
            in: .answers, acts: .session, at: \.session.context),
        Setting(
            .instructions, "Instructions", slash: "instructions", "The system prompt: how the assistant should behave.",
            in: .answers,
            acts: .session, kind: { _ in .text },
            read: { .word($0.session.instructions) },
            write: { if case .word(let words) = $1 { $0.session.instructions = words } }
        )
        .alias("system-prompt"),
        voiceEffort.needing(.answerLimits),
        Setting.toggle(
            .delegatesToServer, "Server delegate", slash: "server-delegate",
            "In full duplex, let the server handle thinking and tools; when off, this program does.", in: .answers,
            acts: .session, at: \.session.delegatesToServer,
            obstacle: { chosen, options in
                options.voiceCapabilities(chosen).contains(.sessionTools) ? "only in full duplex" : nil
            }),
    ]

    private static let voiceEffort = Setting(
        .voiceEffort, "Voice effort", slash: "voice-effort",
        "How much the voice model thinks before it answers; more thinking delays the answer.", in: .answers,
        acts: .session,
        kind: { _ in .choice(SessionSettings.voiceEfforts.map { SettingChoice($0.rawValue) }) },
        obstacle: { chosen, options in
            let name = options.speaker(chosen)
            guard let model = options.catalogue[name], model.knowsEfforts else {
                return "it is not known what \(name) can do"
            }
            return model.efforts.isEmpty ? "\(name) cannot be asked to think" : nil
        },
        read: { .word($0.session.voiceEffort.rawValue) },
        write: { chosen, value in
            guard case .word(let word) = value, let effort = Model.Effort(rawValue: word) else { return }
            chosen.session.voiceEffort = effort
        })

    private static let maximumTokens = Setting(
        .maximumTokens, "Max output tokens", slash: "max-tokens", "The maximum number of tokens in one answer.",
        in: .answers,
        acts: .session,
        kind: { _ in
            .number(
                NumberScale(range: 1...32_000, step: 128, beyond: .init(end: .upper, word: "inf", title: "∞")))
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
