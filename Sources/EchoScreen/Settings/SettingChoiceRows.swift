import EchoText

/// Words for the panels of presets and profiles.
public struct SettingChoiceRows: Sendable {
    private let table: SettingsTable

    public init(_ table: SettingsTable) { self.table = table }

    /// Each says what it would change now.
    public func presets(_ preferences: Preferences) -> [ChoiceRowViewState] {
        Preset.allCases.map { preset in
            let changed = preset.applied(to: preferences, table)
            return ChoiceRowViewState(
                id: preset.rawValue, title: preset.title,
                state: StyledText(changed == preferences ? "in use" : "", .success), note: preset.purpose,
                help: changes(from: preferences, to: changed), isCurrent: changed == preferences)
        }
    }

    /// The row for none of them.
    public static let noProfile = ""
    /// The row that keeps what is set now under a new name.
    public static let newProfile = "+"

    public static func profiles(_ names: [ProfileName], current: ProfileName?) -> [ChoiceRowViewState] {
        let kept = names.map { name in
            var row = ChoiceRowViewState(
                id: name.text, title: name.text, state: inUse(name == current),
                note: "\(name.text).toml", isCurrent: name == current)
            row.canBeDeleted = true
            return row
        }
        let none = ChoiceRowViewState(
            id: noProfile, title: "no profile", state: inUse(current == nil), note: "config.toml only",
            isCurrent: current == nil)
        return [none] + kept + [
            ChoiceRowViewState(id: newProfile, title: "save current settings …", note: "as a new profile")
        ]
    }

    /// "Noise reduction near field → off, Silence 500 ms → 400 ms".
    func changes(
        from old: Preferences, to new: Preferences, among options: SettingOptions = SettingOptions()
    ) -> String {
        let changes = table.differences(old, new).compactMap { id -> String? in
            guard let setting = table[id] else { return nil }
            let (before, after) = (setting.value(in: old), setting.value(in: new))
            return
                "\(setting.label) \(setting.shown(before, among: options)) → \(setting.shown(after, among: options))"
        }
        return changes.isEmpty ? "No changes." : changes.joined(separator: ", ") + "."
    }

    /// "Text effort: high.", for a setting that was changed by words where its row may not be on the screen; with why it does
    /// not act, if it does not.
    public func confirmation(
        of id: SettingID, in preferences: Preferences, among options: SettingOptions = SettingOptions()
    ) -> String? {
        guard let setting = table[id] else { return nil }
        let value = setting.shown(setting.value(in: preferences), among: options)
        let obstacle = setting.obstacle(in: preferences, among: options).map { " It does not act now: \($0)." } ?? ""
        return "\(setting.label): \(value).\(obstacle)"
    }

    /// The server takes no other voice once one was heard.
    public static func waiting(_ voice: String, for voiceInForce: String) -> Wording {
        let (next, current) = (Sanitizer.line(voice), Sanitizer.line(voiceInForce))
        return """
            \(next) speaks from the next conversation on; this one keeps \(current). \(key: .reset) starts a new one.
            """
    }

    /// The effect of a preset.
    public func words(for preset: Preset, from old: Preferences) -> String {
        "\(preset.title). \(changes(from: old, to: preset.applied(to: old, table)))"
    }

    /// The effect of taking a profile, or none.
    public func words(
        for profile: ProfileName?, from old: Preferences, to new: Preferences,
        among options: SettingOptions = SettingOptions()
    ) -> String {
        let title = profile.map { "Switched to profile \($0.text)." } ?? "No profile selected."
        return "\(title) \(changes(from: old, to: new, among: options))"
    }

    public static func refusal(of words: String, among profiles: [ProfileName]) -> Wording {
        let name = Sanitizer.line(String(words.prefix(ProfileName.longest)))
        let known = profiles.map(\.text).joined(separator: ", ")
        return profiles.isEmpty
            ? "There is no profile \(name), and none saved yet: \(key: .showProfiles) saves one."
            : "There is no profile \(name). Available: \(known)."
    }

    private static func inUse(_ isCurrent: Bool) -> StyledText { StyledText(isCurrent ? "in use" : "", .success) }
}
