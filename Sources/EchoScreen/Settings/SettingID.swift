/// Names a setting by its place in the configuration file: section and key, the section `[voice]` understood.
public struct SettingID: Sendable, Hashable {
    /// "threshold", "sound.input", ".theme".
    public let name: String

    public init(_ name: String) { self.name = name }
}
