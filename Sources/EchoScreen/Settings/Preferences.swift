import Echo

/// Everything a person can choose in the settings: how the assistant speaks and listens, what is heard and seen with,
/// and where the answers come from.
public struct Preferences: Sendable, Hashable {
    public var session = SessionSettings()
    public var sound = SoundPreferences()
    public var screen = ScreenPreferences()
    public var connection = ConnectionPreferences()
    /// Name of the theme; nil for one as the terminal's ground is.
    public var theme: String?

    /// Of settings that features bring, where they are not as they come.
    public var values: [SettingID: SettingValue] = [:]

    public init() {}

    /// Whether a setting of a feature is on; nil while it is as it comes.
    public subscript(flag id: SettingID) -> Bool? { if case .flag(let isOn)? = values[id] { isOn } else { nil } }

    /// A number of a feature's; nil while it is as it comes.
    public subscript(number id: SettingID) -> Double? {
        if case .number(let number)? = values[id] { number } else { nil }
    }

    /// A word of a feature's; nil while it is as it comes.
    public subscript(word id: SettingID) -> String? { if case .word(let word)? = values[id] { word } else { nil } }
}

extension SettingID {
    /// Whether conversations are saved.
    package static let savesConversations = SettingID("history.save")
    /// Whether the events of conversations are saved with them.
    package static let savesEvents = SettingID("history.save_events")
}

extension Preferences {
    /// Whether conversations are saved, unless one is off the record.
    package var savesConversations: Bool { self[flag: .savesConversations] ?? true }
    /// Whether the events of conversations are saved with them.
    package var savesEvents: Bool { self[flag: .savesEvents] ?? false }
}
