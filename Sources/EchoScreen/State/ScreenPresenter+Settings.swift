import Echo

/// What is asked of the settings.
extension ScreenPresenter {
    public mutating func updateSettings(_ change: (inout SettingsPresenter) -> Void) { change(&settings) }

    /// Opens the text of a setting for editing, or the line that its value is typed in.
    public mutating func enter(_ id: SettingID) {
        guard let setting = catalog.settings[id] else { return }
        if setting.kindAmong(settings.options) == .text { return edit(id) }
        ask(for: .value(id, label: setting.label), text: settings.entry(for: id))
    }

    /// The devices of one direction, or what is known of them now.
    public mutating func openDevices(_ direction: AudioDevice.Direction) {
        let chosen = settings.preferences.sound.id(direction)
        panel.offer(
            .devices(direction), ChoiceRows.devices(direction, among: settings.options, chosen: chosen))
    }
}
