/// All settings, in the order of the pane. Rows, adjusting, slash commands, presets, profiles and the configuration file
/// follow from it.
public struct SettingsTable: Sendable {
    public let all: [Setting]
    /// In the order of the pane.
    public let groups: [SettingGroup]
    private let byID: [SettingID: Setting]

    /// - Parameter settings: no setting twice; of two the first counts.
    init(_ settings: [Setting]) {
        groups = SettingGroup.standard.joined(by: settings.map(\.group))
        let order = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1, $0) })
        all = settings.stablySorted { order[$0.group] ?? 0 }
        byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Nil for what nobody offers.
    public subscript(_ id: SettingID) -> Setting? { byID[id] }

    public func setting(slash: String) -> Setting? { all.first { $0.slash == slash } }

    /// The settings that differ, in the order of the table.
    public func differences(_ one: Preferences, _ other: Preferences) -> [SettingID] {
        all.filter { $0.value(in: one) != $0.value(in: other) }.map(\.id)
    }
}
