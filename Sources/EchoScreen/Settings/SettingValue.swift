/// A setting's value as it is typed by a person or kept in a file.
public enum SettingValue: Sendable, Hashable {
    case word(String)
    case number(Double)
    case flag(Bool)
}
