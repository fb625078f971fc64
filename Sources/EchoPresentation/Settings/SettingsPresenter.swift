import Echo

/// Turns the settings into rows, and moves among them.
public struct SettingsPresenter: Sendable {
    public private(set) var settings: SessionSettings
    /// The voice that has spoken: the server takes no other in this conversation.
    public private(set) var voiceInForce: String?
    public private(set) var state = SettingsViewState()

    public init(settings: SessionSettings = SessionSettings()) {
        self.settings = settings
        present()
    }

    public mutating func receive(_ settings: SessionSettings) {
        self.settings = settings
        present()
    }

    public mutating func lockVoice(_ isLocked: Bool) {
        guard isLocked != (voiceInForce != nil) else { return }
        voiceInForce = isLocked ? settings.voice : nil
        present()
    }

    public mutating func select(_ index: Int) {
        state.selection = min(max(0, index), SettingsTable.all.count - 1)
        present()
    }

    public var selected: Setting { SettingsTable.all[state.selection] }

    /// Why a setting cannot act now.
    public func obstacle(to id: SettingID) -> String? { SettingsTable[id].obstacle(settings) }

    public var selectedKind: Situation.SelectedSetting {
        if obstacle(to: selected.id) != nil { return .unavailable }
        return selected.kind == .text ? .text : .adjustable
    }

    private mutating func present() {
        state.rows = SettingsTable.all.enumerated().map { row($1, isSelected: $0 == state.selection) }
    }

    private func row(_ setting: Setting, isSelected: Bool) -> SettingRowViewState {
        let obstacle = setting.obstacle(settings)
        return SettingRowViewState(
            id: setting.id, label: setting.label, control: setting.kind.control(setting.value(in: settings)),
            help: setting.help, reason: obstacle ?? postponement(of: setting.id), isEnabled: obstacle == nil,
            isSelected: isSelected)
    }

    private func postponement(of id: SettingID) -> String? {
        id == .voice && voiceInForce != nil ? "This voice has spoken: another acts in the next conversation." : nil
    }
}
