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
