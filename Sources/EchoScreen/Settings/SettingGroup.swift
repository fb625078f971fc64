/// Settings that belong together in the pane.
public struct SettingGroup: Sendable, Hashable {
    /// The heading.
    public let title: String

    public init(_ title: String) { self.title = title }
}

extension SettingGroup {
    public static let voice = SettingGroup("Voice")
    public static let turns = SettingGroup("Turns")
    public static let hearing = SettingGroup("Speech input")
    public static let answers = SettingGroup("Model")
    public static let sound = SettingGroup("Audio")
    public static let screen = SettingGroup("Display")
    public static let keys = SettingGroup("Keyboard and mouse")
    public static let connection = SettingGroup("Connection")
    public static let localParts = SettingGroup("Offline assistant")
    public static let privacy = SettingGroup("Privacy")

    /// In the order of the pane; those that features bring come behind them.
    public static let standard: [SettingGroup] = [
        .voice, .turns, .hearing, .answers, .sound, .screen, .keys, .connection, .localParts, .privacy,
    ]
}
