import Echo
import EchoScreen
import EchoText

/// How the assistant speaks, and who ends a turn.
extension SettingsTable {
    static let voices = [
        Setting(
            .voice, "Voice", slash: "voice", "The voice of the spoken answers.", in: .voice, acts: .session,
            kind: { .choice($0.voices.map { SettingChoice($0) }, othersStartWith: ["voice_"]) },
            read: { .word($0.session.voice) },
            write: { if case .word(let voice) = $1 { $0.session.voice = voice } }),
        Setting.number(
            .speed, "Speed", slash: "speed", "How fast answers are spoken; 1 is normal.", in: .voice,
            NumberScale(range: SessionSettings.speedRange, step: 0.05, isWhole: false), at: \.session.speed
        )
        .needing(.speed),
    ]

    static let turns = [
        Setting(
            .turnTaking, "Turn detection", slash: "vad",
            "How the end of your turn is detected: by the server, on this machine, or by you (manual).", in: .turns,
            acts: .session,
            kind: { _ in
                .choice([
                    SettingChoice("server", "server VAD"), SettingChoice("semantic", "semantic VAD"),
                    SettingChoice("local", "local VAD"), SettingChoice("manual"), SettingChoice("off"),
                ])
            },
            read: { .word($0.session.turnMode.word) },
            write: { if case .word(let word) = $1 { $0.session.turnMode = TurnMode(word: word) } }
        )
        .alias("turn-detection")
        .needing(.turnDetection),
        Setting.number(
            .threshold, "Threshold", slash: "threshold", "How loud a sound must be to count as speech.", in: .turns,
            NumberScale(range: SessionSettings.thresholdRange, step: 0.05, isWhole: false), at: \.session.threshold,
            obstacle: onlyBySilence
        )
        .needing(.turnDetection),
        Setting.milliseconds(
            .prefixPadding, "Prefix padding", slash: "prefix-padding",
            "How much audio from before your speech is included.", in: .turns,
            0...2000, at: \.session.prefixPadding, obstacle: onlyBySilence
        )
        .alias("padding")
        .needing(.turnDetection),
        Setting.milliseconds(
            .silence, "Silence", slash: "silence", "How long a silence ends your turn.", in: .turns, 100...5000,
            at: \.session.silence, obstacle: onlyBySilence
        )
        .needing(.turnDetection),
        patience.needing(.turnDetection),
        idleTimeout.needing(.turnDetection),
        Setting.choice(
            .eagerness, "Eagerness", slash: "eagerness", "How eagerly the model decides that you have finished.",
            in: .turns, acts: .session, SessionSettings.Eagerness.allCases.map { SettingChoice($0.rawValue) },
            at: \.session.eagernessWord,
            obstacle: { chosen, _ in
                chosen.session.turnMode == .automatic(.semantic) ? nil : "only with semantic VAD"
            }
        )
        .needing(.turnDetection),
        Setting.toggle(
            .createsResponse, "Auto-respond", slash: "auto-respond", "Answer automatically when your turn ends.",
            in: .turns, acts: .session, at: \.session.createsResponse, obstacle: onlyByVoice
        )
        .alias("answer")
        .needing(.turnDetection),
        Setting.toggle(
            .interruptsResponse, "Interruptible", slash: "interruptible",
            "Stop the answer when you start talking (barge-in).",
            in: .turns, acts: .session, at: \.session.interruptsResponse, obstacle: onlyWhereVoiceIsHeard),
        microphoneStandby.needing(.turnDetection),
    ]

    private static let idleTimeout = Setting(
        .idleTimeout, "Idle timeout", slash: "idle-timeout", "How long a silence makes the assistant speak up.",
        in: .turns,
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
        }
    )
    .alias("idle")

    private static let patience = Setting(
        .patience, "Patience", slash: "patience",
        "How much extra silence is allowed after a question or mid-sentence.", in: .turns, acts: .session,
        kind: { _ in .number(NumberScale(range: 0...3, step: 1)) }, obstacle: onlyByVoice,
        read: { .number(Double($0.session.patience)) },
        write: { if case .number(let value) = $1 { $0.session.patience = Int(value) } })

    private static let microphoneStandby = Setting(
        .microphoneStandby, "Keep mic open", slash: "mic-standby",
        "How long the microphone stays open after your turn, unheard, to start the next one at once.", in: .turns,
        acts: .session,
        kind: { _ in
            .number(
                NumberScale(range: 1...60, step: 1, unit: "s", beyond: .init(end: .lower, word: "off", title: "off")))
        },
        obstacle: onlyByVoice,
        read: {
            $0.session.microphoneStandby > .zero
                ? .number(DurationWording.seconds($0.session.microphoneStandby)) : .word("off")
        },
        write: {
            if case .number(let value) = $1 {
                $0.session.microphoneStandby = .seconds(value)
            } else {
                $0.session.microphoneStandby = .zero
            }
        })

    private static let onlyServerVAD: Setting.Obstacle = { chosen, _ in
        chosen.session.turnMode == .automatic(.server) ? nil : "only with server VAD"
    }

    private static let onlyBySilence: Setting.Obstacle = { chosen, _ in
        [.automatic(.server), .local].contains(chosen.session.turnMode) ? nil : "only with server or local VAD"
    }

    /// Where sides take no turns, whoever speaks over the answer is always heard.
    private static let onlyWhereVoiceIsHeard: Setting.Obstacle = { chosen, options in
        options.voiceCapabilities(chosen).contains(.turnDetection) ? onlyByVoice(chosen, options) : nil
    }

    private static let onlyByVoice: Setting.Obstacle = { chosen, _ in
        switch chosen.session.turnMode {
        case .automatic, .local: nil
        case .manual, .disabled: "only with automatic turn detection"
        }
    }
}
