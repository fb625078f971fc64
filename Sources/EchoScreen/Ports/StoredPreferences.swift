import Echo

/// The preferences that were saved, and the parts of them that could not be used.
public struct StoredPreferences: Sendable, Hashable {
    public var chosen = Preferences()
    public var engine = EnginePreferences()
    /// The profile whose settings stand over the others.
    public var profile: ProfileName?
    /// In the order in which they are written.
    public var keys: [KeyRebinding] = []
    public var problems: [SettingsProblem] = []

    public init() {}

    public var settings: SessionSettings {
        get { chosen.session }
        set { chosen.session = newValue }
    }

    public var theme: String? {
        get { chosen.theme }
        set { chosen.theme = newValue }
    }
}
