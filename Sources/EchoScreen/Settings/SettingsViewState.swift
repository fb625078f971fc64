/// The settings pane.
public struct SettingsViewState: Sendable, Hashable {
    public var rows: [SettingRowViewState] = []
    /// Index of the selected row.
    public var selection = 0
    /// The profile that is in use; empty for none.
    public var profile = ""

    public init() {}
}
