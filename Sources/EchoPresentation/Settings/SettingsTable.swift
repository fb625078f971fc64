import Echo

/// All settings, in the order of the pane. Rows, adjusting, slash commands and the configuration file follow from it.
public enum SettingsTable {
    public static let all: [Setting] = [
        voice, speed, turnTaking, threshold, prefixPadding, silence, idleTimeout, eagerness, createsResponse,
        interruptsResponse, noiseReduction, transcriptionModel, maximumTokens, instructions,
    ]

    public static subscript(_ id: SettingID) -> Setting { byID[id] ?? voice }

    public static func setting(slash: String) -> Setting? { all.first { $0.slash == slash } }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension SettingsTable {
    private static let voice = Setting.choice(
        .voice, "Voice", slash: "voice", "Who speaks the answers.", Models.voices.map { SettingChoice($0) },
        othersStartWith: "voice_", at: \.voice)

    private static let speed = Setting.number(
        .speed, "Speed", slash: "speed", "How fast answers are spoken.",
        NumberScale(range: SessionSettings.speedRange, step: 0.05, isWhole: false), at: \.speed)

    private static let turnTaking = Setting(
        .turnTaking, "Turn taking", slash: "vad", "Who ends your turn.",
        .choice([
            SettingChoice("server", "server VAD"), SettingChoice("semantic", "semantic VAD"), SettingChoice("manual"),
            SettingChoice("off", "no turns"),
        ]),
        read: { .word($0.turnMode.word) },
        write: { if case .word(let word) = $1 { $0.turnMode = TurnMode(word: word) } })

    private static let threshold = Setting.number(
        .threshold, "Threshold", slash: "threshold", "Loudness that counts as speech.",
        NumberScale(range: SessionSettings.thresholdRange, step: 0.05, isWhole: false), at: \.threshold,
        obstacle: onlyServerVAD)

    private static let prefixPadding = Setting.milliseconds(
        .prefixPadding, "Prefix padding", slash: "padding", "Sound kept from before the speech.", 0...2000,
        at: \.prefixPadding)

    private static let silence = Setting.milliseconds(
        .silence, "Silence", slash: "silence", "Silence that ends your turn.", 100...5000, at: \.silence)

    private static let idleTimeout = Setting(
        .idleTimeout, "Idle timeout", slash: "idle", "Silence after which the assistant speaks up.",
        .number(
            NumberScale(
                range: 5...30, step: 1, unit: "s", beyond: .init(end: .lower, word: "off", title: "off"))),
        obstacle: onlyServerVAD,
        read: { $0.idleTimeout.map { .number(DurationWording.seconds($0)) } ?? .word("off") },
        write: { if case .number(let value) = $1 { $0.idleTimeout = .seconds(value) } else { $0.idleTimeout = nil } })

    private static let eagerness = Setting.choice(
        .eagerness, "Eagerness", slash: "eagerness", "How soon an unfinished sentence is taken as finished.",
        SessionSettings.Eagerness.allCases.map { SettingChoice($0.rawValue) }, at: \.eagernessWord,
        obstacle: { $0.turnMode == .automatic(.semantic) ? nil : "only with semantic VAD" })

    private static let createsResponse = Setting.toggle(
        .createsResponse, "Answer by itself", slash: "answer", "Whether the end of your turn asks for an answer.",
        at: \.createsResponse)

    private static let interruptsResponse = Setting.toggle(
        .interruptsResponse, "Interruptible", slash: "interruptible", "Whether your speech stops an answer.",
        at: \.interruptsResponse)

    private static let noiseReduction = Setting.choice(
        .noiseReduction, "Noise reduction", slash: "noise", "Where the microphone is.",
        [SettingChoice("off"), SettingChoice("near", "near field"), SettingChoice("far", "far field")],
        at: \.noiseReductionWord)

    private static let transcriptionModel = Setting.choice(
        .transcriptionModel, "Transcription", slash: "transcription", "Which model writes down your words.",
        Models.transcription.map { SettingChoice($0) }, othersStartWith: "", at: \.transcriptionModel)

    private static let maximumTokens = Setting(
        .maximumTokens, "Maximum tokens", slash: "tokens", "The most one answer may have.",
        .number(
            NumberScale(
                range: 1...4096, step: 128, beyond: .init(end: .upper, word: "inf", title: "∞"))),
        read: { $0.maximumOutputTokens.map { .number(Double($0)) } ?? .word("inf") },
        write: {
            if case .number(let value) = $1 {
                $0.maximumOutputTokens = Int(value)
            } else {
                $0.maximumOutputTokens = nil
            }
        })

    private static let instructions = Setting(
        .instructions, "Instructions", slash: "instructions", "What the assistant is told to be.", .text,
        read: { .word($0.instructions) },
        write: { if case .word(let words) = $1 { $0.instructions = words } })

    fileprivate static let onlyServerVAD: @Sendable (SessionSettings) -> String? = {
        $0.turnMode == .automatic(.server) ? nil : "only with server VAD"
    }

    fileprivate static let onlyAutomatic: @Sendable (SessionSettings) -> String? = {
        if case .automatic = $0.turnMode { nil } else { "only when the server ends turns" }
    }
}

extension Setting {
    fileprivate typealias Path<Value> = WritableKeyPath<SessionSettings, Value> & Sendable
    fileprivate typealias Obstacle = @Sendable (SessionSettings) -> String?

    fileprivate static func choice(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, _ choices: [SettingChoice],
        othersStartWith: String? = nil, at path: any Path<String>, obstacle: @escaping Obstacle = { _ in nil }
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, .choice(choices, othersStartWith: othersStartWith), obstacle: obstacle,
            read: { .word($0[keyPath: path]) },
            write: { if case .word(let word) = $1 { $0[keyPath: path] = word } })
    }

    fileprivate static func number(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, _ scale: NumberScale,
        at path: any Path<Double>, obstacle: @escaping Obstacle = { _ in nil }
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, .number(scale), obstacle: obstacle,
            read: { .number($0[keyPath: path]) },
            write: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
    }

    fileprivate static func milliseconds(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, _ range: ClosedRange<Double>,
        at path: any Path<Duration>
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, .number(NumberScale(range: range, step: 50, unit: "ms")),
            obstacle: SettingsTable.onlyServerVAD,
            read: { .number((DurationWording.seconds($0[keyPath: path]) * 1000).rounded()) },
            write: { if case .number(let value) = $1 { $0[keyPath: path] = .milliseconds(Int(value)) } })
    }

    fileprivate static func toggle(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, at path: any Path<Bool>
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, .toggle, obstacle: SettingsTable.onlyAutomatic,
            read: { .flag($0[keyPath: path]) },
            write: { if case .flag(let isOn) = $1 { $0[keyPath: path] = isOn } })
    }
}
