/// Settings that belong together in the pane.
public struct SettingGroup: Sendable, Hashable {
    /// The heading.
    public let title: String

    public init(_ title: String) { self.title = title }
}

extension SettingGroup {
    public static let voice = SettingGroup("Speaking")
    public static let turns = SettingGroup("Your turns")
    public static let hearing = SettingGroup("Listening")
    public static let answers = SettingGroup("Answers")
    public static let sound = SettingGroup("Sound devices")
    public static let screen = SettingGroup("Screen")
    public static let keys = SettingGroup("Keys and mouse")
    public static let connection = SettingGroup("Connection")

    /// In the order of the pane; those that features bring come behind them.
    public static let standard: [SettingGroup] = [
        .voice, .turns, .hearing, .answers, .sound, .screen, .keys, .connection,
    ]
}
