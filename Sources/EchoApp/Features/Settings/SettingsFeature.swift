import Echo
import EchoScreen

/// The settings: each change acts where it can at once, is taken back when it is refused, and is kept.
@MainActor
final class SettingsFeature: FeatureProtocol, FollowingFeatureProtocol, SettingsTakingFeatureProtocol,
    CompletingFeatureProtocol, LearningFeatureProtocol, WorkingFeatureProtocol, ScreenWatchingFeatureProtocol
{
    let screen: ScreenDoor
    let store: any SettingsStoreProtocol & ProfileStoreProtocol
    private var rules: SettingsRules
    private var unsavedArrangement: PaneArrangement?
    private var arrangement: PaneArrangement

    init(_ screen: ScreenDoor, store: any SettingsStoreProtocol & ProfileStoreProtocol, kept: StoredPreferences) {
        self.screen = screen
        self.store = store
        rules = SettingsRules(accepted: kept.settings)
        arrangement = screen.preferences.screen.arrangement
    }

    func settingsChanged(_ change: SettingsChange) {
        rules.change(change, in: screen.catalog.settings, profile: screen.profile)
        tell()
        save()
    }

    /// The theme that is selected where one is chosen is seen at once, and gone when the panel is left.
    func follow() {
        screen.preview(theme: screen.choice == .themes ? screen.selectedRow?.id : nil)
        keep(screen.arrangement)
    }

    /// Keeps how the panes stand, if that has changed.
    private func keep(_ newest: PaneArrangement) {
        guard newest != arrangement else { return }
        (arrangement, unsavedArrangement) = (newest, newest)
        guard !screen.slots.isRunning(.arranging) else { return }
        screen.start(.arranging) { [self] in
            while let newest = unsavedArrangement {
                unsavedArrangement = nil
                try await store.save(newest)
            }
        }
    }

    /// The server may refuse what it is told, and a profile may not be there.
    var isWorking: Bool { screen.slots.isRunning(.changing) || screen.slots.isRunning(.profiling) }

    func learn() async {
        let profiles = await store.profiles
        screen.show(profiles: profiles)
    }

    func addNames(to sources: inout CompletionSources) {
        sources.themes = screen.themes
        sources.profiles = screen.profiles.map(\.text)
    }

    func screenChanged(_ change: ScreenChange) {
        switch change {
        case .settingsAccepted(let ids): accept(ids)
        // What is told with the first settings anyway need not be told again.
        case .keywords where screen.link.hasBegun:
            rules.noteKeywords()
            tell()
        case .conversationReset: rules.accept(screen.preferences.session)
        default: break
        }
    }

    private func accept(_ ids: [SettingID]) {
        rules.accept(ids, in: screen.profile)
        save()
    }

    /// Tells the newest settings until the session has them: what is changed meanwhile goes with the next.
    private func tell() {
        guard rules.hasUntold, !screen.slots.isRunning(.changing) else { return }
        screen.start(.changing) { [self, link = screen.link] in
            while rules.hasUntold {
                let (settings, told) = (screen.sessionSettings, rules.takeUntold())
                do {
                    try await ChangeSettings(link: link)(inForce(settings))
                } catch {
                    let refused = rules.refuse(told)
                    var before = screen.preferences
                    before.session = rules.accepted
                    screen.refuse(refused, returningTo: before, error, keeps: false)
                    throw error
                }
                rules.accept(settings)
                accept(told)
            }
        }
    }

    /// A locked voice waits for the next conversation.
    private func inForce(_ settings: SessionSettings) -> SessionSettings {
        var settings = settings
        if let voice = screen.voiceInForce { settings.voice = voice }
        return settings
    }

    /// What cannot be kept still acts.
    private func save() {
        guard rules.hasUnsaved, !screen.slots.isRunning(.saving) else { return }
        screen.start(.saving) { [self] in
            while let next = rules.takeUnsaved() {
                var accepted = screen.preferences
                accepted.session = rules.accepted
                try await store.save(next.ids, from: accepted, in: next.profile)
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let changing = Self("settings.changing")
    fileprivate static let saving = Self("settings.saving")
    fileprivate static let arranging = Self("settings.arranging")
    static let profiling = Self("settings.profiling")
}

extension Choice {
    static let presets = Choice("presets", title: "Presets")
    static let profiles = Choice("profiles", title: "Profiles")
    static let themes = Choice("themes", title: "Themes", empty: "No themes.", isAside: true)
}

extension Question {
    /// Whether all settings are to be as they come.
    static let defaults = Question(
        "defaults", title: "Reset all settings",
        "Reset all settings to their defaults? This includes models, devices, theme and instructions.")

    static let deleteProfileName = "deleteProfile"

    static func deleteProfile(_ name: ProfileName) -> Question {
        Question(
            deleteProfileName, about: name.text, title: "Delete profile",
            "Delete the profile \(name.text)? The current settings stay as they are.")
    }
}

/// Tells changed settings to the running session; without one they wait for the next.
///
/// Sad courses: the server refuses, then they are not in force.
@MainActor struct ChangeSettings {
    let link: ConversationLink

    func callAsFunction(_ settings: SessionSettings) async throws {
        guard let conversation = link.conversation, !link.isLost else { return link.noteUntoldSettings() }
        try await conversation.updateSettings(settings)
    }
}
