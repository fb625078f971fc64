/// Settings that suit a way of talking, taken together. Each sets the same settings, so that one undoes another.
public enum Preset: String, Sendable, Hashable, CaseIterable {
    case headset, laptop, noisyRoom, pushToTalk
    /// All of these settings as they come.
    case standard

    var title: String {
        switch self {
        case .headset: "Headset"
        case .laptop: "Laptop speakers"
        case .noisyRoom: "Noisy room"
        case .pushToTalk: "Push to talk"
        case .standard: "Defaults"
        }
    }

    var purpose: String {
        switch self {
        case .headset: "close microphone, no echo"
        case .laptop: "the microphone hears them"
        case .noisyRoom: "background voices and noise"
        case .pushToTalk: "microphone on while held"
        case .standard: "reset these settings"
        }
    }

    /// `preferences` with the settings of this preset.
    public func applied(to preferences: Preferences, _ table: SettingsTable) -> Preferences {
        Self.settings.reduce(preferences) { chosen, id in
            guard let setting = table[id] else { return chosen }
            guard let value = values[id] else { return setting.resetting(chosen) }
            return (try? setting.accepting(value, in: chosen)) ?? chosen
        }
    }

    /// What a preset decides on.
    static let settings: [SettingID] = [
        .turnTaking, .threshold, .prefixPadding, .silence, .interruptsResponse, .noiseReduction, .echoProtection,
        .talkKey,
    ]

    /// What differs from the defaults.
    var values: [SettingID: SettingValue] {
        switch self {
        case .headset:
            [.noiseReduction: .word("near"), .echoProtection: .word("off"), .silence: .number(400)]
        case .laptop:
            [.noiseReduction: .word("far"), .echoProtection: .word("both"), .threshold: .number(0.6)]
        case .noisyRoom:
            [
                .noiseReduction: .word("far"), .echoProtection: .word("both"), .threshold: .number(0.75),
                .silence: .number(700), .interruptsResponse: .flag(false),
            ]
        case .pushToTalk:
            [.turnTaking: .word("manual"), .talkKey: .word("hold"), .echoProtection: .word("off")]
        case .standard: [:]
        }
    }
}
