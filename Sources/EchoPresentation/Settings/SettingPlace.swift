/// Where a setting stands in the configuration file.
public struct SettingPlace: Sendable, Hashable {
    /// Empty for what stands before all sections.
    public let section: String
    public let key: String

    public init(section: String, key: String) {
        self.section = section
        self.key = key
    }

    /// "voice.speed", "theme".
    public var path: String { section.isEmpty ? key : "\(section).\(key)" }
}
