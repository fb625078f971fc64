import Echo
import EchoPresentation

/// What was kept, and what of it could not be used.
public struct StoredPreferences: Sendable, Hashable {
    public var settings = SessionSettings()
    public var engine = EnginePreferences()
    public var theme: String?
    /// In the order in which they are written.
    public var keys: [KeyRebinding] = []
    public var problems: [SettingsProblem] = []

    public init() {}
}
