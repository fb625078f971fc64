import Echo

/// Everything a person can choose in the settings: how the assistant speaks and listens, what is heard and seen with,
/// and where the answers come from.
public struct Preferences: Sendable, Hashable {
    public var session = SessionSettings()
    public var sound = SoundPreferences()
    public var screen = ScreenPreferences()
    public var connection = ConnectionPreferences()
    /// Name of the theme; nil for one as the terminal's ground is.
    public var theme: String?

    public init() {}
}
