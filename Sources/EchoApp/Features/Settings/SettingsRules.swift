import Echo
import EchoScreen

/// The state of the settings: those the session has taken, those it has yet to be told, and where each is saved.
struct SettingsRules: Sendable {
    /// The values to save together, and the profile they belong to.
    struct Save: Sendable, Hashable {
        var ids: [SettingID]
        var profile: ProfileName?
    }

    /// The settings the session has taken: what stands again when it refuses others.
    private(set) var accepted: SessionSettings
    /// What the session has to be told yet.
    private var untold: [SettingID] = []
    /// Names that features know, and the session does not.
    private var hasUntoldKeywords = false
    /// What waits for somebody to take it, and comes from a profile: it is kept there.
    private var borrowed: Set<SettingID> = []
    private var unsaved: [Save] = []

    init(accepted: SessionSettings) { self.accepted = accepted }

    /// What acts at once is to be kept at once, what somebody has to take first when they have taken it.
    mutating func change(_ change: SettingsChange, in table: SettingsTable, profile: ProfileName?) {
        let session = change.ids(of: .session, in: table)
        let waiting = Set(session + change.ids(of: .model, in: table))
        if change.keeps { borrowed.subtract(waiting) } else { borrowed.formUnion(waiting) }
        untold += session.filter { !untold.contains($0) }
        if change.keeps { keep(change.ids.filter { !waiting.contains($0) }, in: profile) }
    }

    var hasUntold: Bool { !untold.isEmpty || hasUntoldKeywords }

    /// Features know other names than the session was told.
    mutating func noteKeywords() { hasUntoldKeywords = true }

    /// What is told the session now; what is changed meanwhile goes with the next.
    mutating func takeUntold() -> [SettingID] {
        defer { (untold, hasUntoldKeywords) = ([], false) }
        return untold
    }

    /// The session has taken these settings.
    mutating func accept(_ settings: SessionSettings) { accepted = settings }

    /// Somebody has taken what was chosen: it is kept, unless a profile has it.
    mutating func accept(_ ids: [SettingID], in profile: ProfileName?) {
        keep(ids.filter { !borrowed.contains($0) }, in: profile)
    }

    /// The session has refused what it was told; what was changed meanwhile is taken back with it.
    mutating func refuse(_ told: [SettingID]) -> [SettingID] {
        told + takeUntold().filter { !told.contains($0) }
    }

    /// Keeps the newest values; what is changed meanwhile goes with the next.
    private mutating func keep(_ ids: [SettingID], in profile: ProfileName?) {
        guard !ids.isEmpty else { return }
        guard let index = unsaved.firstIndex(where: { $0.profile == profile }) else {
            return unsaved.append(Save(ids: ids, profile: profile))
        }
        unsaved[index].ids += ids.filter { !unsaved[index].ids.contains($0) }
    }

    var hasUnsaved: Bool { !unsaved.isEmpty }

    mutating func takeUnsaved() -> Save? { unsaved.isEmpty ? nil : unsaved.removeFirst() }
}
