import Echo
import EchoText

/// How the assistant speaks, and who ends a turn.
extension SettingsTable {
    public static let voices = [
        Setting.choice(
            .voice, "Voice", slash: "voice", "Who speaks the answers.", in: .voice, acts: .session,
            Models.voices.map { SettingChoice($0) }, othersStartWith: "voice_", at: \.session.voice),
        Setting.number(
            .speed, "Speed", slash: "speed", "How fast answers are spoken.", in: .voice,
            NumberScale(range: SessionSettings.speedRange, step: 0.05, isWhole: false), at: \.session.speed),
    ]

    public static let turns = [
        Setting(
            .turnTaking, "Turn taking", slash: "vad", "Who ends your turn.", in: .turns, acts: .session,
            kind: { _ in
                .choice([
                    SettingChoice("server", "server VAD"), SettingChoice("semantic", "semantic VAD"),
                    SettingChoice("local", "local VAD"), SettingChoice("manual"), SettingChoice("off", "no turns"),
                ])
            },
            read: { .word($0.session.turnMode.word) },
            write: { if case .word(let word) = $1 { $0.session.turnMode = TurnMode(word: word) } }),
        Setting.number(
            .threshold, "Threshold", slash: "threshold", "Loudness that counts as speech.", in: .turns,
            NumberScale(range: SessionSettings.thresholdRange, step: 0.05, isWhole: false), at: \.session.threshold,
            obstacle: onlyBySilence),
        Setting.milliseconds(
            .prefixPadding, "Prefix padding", slash: "padding", "Sound kept from before the speech.", in: .turns,
            0...2000, at: \.session.prefixPadding, obstacle: onlyBySilence),
        Setting.milliseconds(
            .silence, "Silence", slash: "silence", "Silence that ends your turn.", in: .turns, 100...5000,
            at: \.session.silence, obstacle: onlyBySilence),
        patience,
        idleTimeout,
        Setting.choice(
            .eagerness, "Eagerness", slash: "eagerness", "How soon an unfinished sentence is taken as finished.",
            in: .turns, acts: .session, SessionSettings.Eagerness.allCases.map { SettingChoice($0.rawValue) },
            at: \.session.eagernessWord,
            obstacle: { chosen, _ in
                chosen.session.turnMode == .automatic(.semantic) ? nil : "only with semantic VAD"
            }),
        Setting.toggle(
            .createsResponse, "Answer by itself", slash: "answer", "Whether the end of your turn asks for an answer.",
            in: .turns, acts: .session, at: \.session.createsResponse, obstacle: onlyByVoice),
        Setting.toggle(
            .interruptsResponse, "Interruptible", slash: "interruptible", "Whether your speech stops an answer.",
            in: .turns, acts: .session, at: \.session.interruptsResponse, obstacle: onlyByVoice),
    ]

    private static let idleTimeout = Setting(
        .idleTimeout, "Idle timeout", slash: "idle", "Silence after which the assistant speaks up.", in: .turns,
        acts: .session,
        kind: { _ in
            .number(
                NumberScale(range: 5...30, step: 1, unit: "s", beyond: .init(end: .lower, word: "off", title: "off")))
        },
        obstacle: onlyServerVAD,
        read: { $0.session.idleTimeout.map { .number(DurationWording.seconds($0)) } ?? .word("off") },
        write: {
            if case .number(let value) = $1 {
                $0.session.idleTimeout = .seconds(value)
            } else {
                $0.session.idleTimeout = nil
            }
        })

    private static let patience = Setting(
        .patience, "Patience", slash: "patience",
        "How much longer you may think after a question or in the middle of a sentence.", in: .turns, acts: .session,
        kind: { _ in .number(NumberScale(range: 0...3, step: 1)) }, obstacle: onlyByVoice,
        read: { .number(Double($0.session.patience)) },
        write: { if case .number(let value) = $1 { $0.session.patience = Int(value) } })

    private static let onlyServerVAD: Setting.Obstacle = { chosen, _ in
        chosen.session.turnMode == .automatic(.server) ? nil : "only with server VAD"
    }

    private static let onlyBySilence: Setting.Obstacle = { chosen, _ in
        [.automatic(.server), .local].contains(chosen.session.turnMode) ? nil : "only with server or local VAD"
    }

    private static let onlyByVoice: Setting.Obstacle = { chosen, _ in
        switch chosen.session.turnMode {
        case .automatic, .local: nil
        case .manual, .disabled: "only when silence ends turns"
        }
    }
}
