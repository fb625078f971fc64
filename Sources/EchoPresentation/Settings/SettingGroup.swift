/// Settings that belong together, in the order of the pane. The raw value is the heading.
public enum SettingGroup: String, Sendable, Hashable, CaseIterable {
    case voice = "Speaking"
    case turns = "Your turns"
    case hearing = "Listening"
    case answers = "Answers"
    case sound = "Sound devices"
    case screen = "Screen"
    case keys = "Keys and mouse"
    case connection = "Connection"
}
