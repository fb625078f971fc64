import Echo

/// What there is to choose from on this machine. Without it every name is taken, as in a file that is read.
public struct SettingOptions: Sendable, Hashable {
    public var themes: [String] = []
    /// Whether sound devices can be chosen at all.
    public var hasSound = false
    /// Of both directions; nil until the sound system has told.
    public var devices: [AudioDevice]?
    /// Models beyond the published ones that the settings or the command line name.
    public var models: Set<String> = []
    /// Names that a feature's setting takes, and no others; nil where nobody knows them yet.
    public var names: [SettingID: [String]] = [:]

    public init() {}
}
