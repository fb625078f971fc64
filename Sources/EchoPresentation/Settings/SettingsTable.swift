/// All settings, in the order of the pane. Rows, adjusting, slash commands, presets, profiles and the configuration file
/// follow from it.
public enum SettingsTable {
    public static let all: [Setting] = voices + turns + hearing + answers + sound + screen + keys + connection

    public static subscript(_ id: SettingID) -> Setting { byID[id] ?? all[0] }

    public static func setting(slash: String) -> Setting? { all.first { $0.slash == slash } }

    /// The settings that differ, in the order of the table.
    public static func differences(_ one: Preferences, _ other: Preferences) -> [SettingID] {
        all.filter { $0.value(in: one) != $0.value(in: other) }.map(\.id)
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
