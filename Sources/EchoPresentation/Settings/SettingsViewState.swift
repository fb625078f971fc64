/// The pane "Voice & VAD".
public struct SettingsViewState: Sendable, Hashable {
    public var rows: [SettingRowViewState] = []
    /// Index of the selected row.
    public var selection = 0

    public init() {}
}
