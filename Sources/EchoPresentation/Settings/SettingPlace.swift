/// Where a setting stands in the configuration file.
public struct SettingPlace: Sendable, Hashable {
    /// Of the section, from the outermost; empty for what stands before all sections. The last may be any text.
    public let names: [String]
    public let key: String

    public init(section: String, key: String) {
        self.init(names: section.split(separator: ".").map(String.init), key: key)
    }

    public init(names: [String], key: String) {
        self.names = names
        self.key = key
    }

    /// Empty for what stands before all sections.
    public var section: String { names.joined(separator: ".") }

    /// "voice.speed", "theme".
    public var path: String { section.isEmpty ? key : "\(section).\(key)" }
}
