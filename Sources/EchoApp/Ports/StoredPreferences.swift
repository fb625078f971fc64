import Echo

/// What was kept, and what of it could not be used.
public struct StoredPreferences: Sendable, Hashable {
    public var settings = SessionSettings()
    public var engine = EnginePreferences()
    public var theme: String?
    public var problems: [SettingsProblem] = []

    public init() {}
}
