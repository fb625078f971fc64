import EchoScreen
import EchoText

/// Sets of settings that are kept by name.
extension SettingsFeature {
    func showProfiles() {
        screen.start(.profiling) { [self] in
            let profiles = await store.profiles
            screen.show(profiles: profiles)
            openProfiles()
        }
    }

    /// Uses the settings that are kept under a name, or those without a profile.
    func use(profile words: String) {
        screen.start(.profiling) { [self] in
            guard words != ProfileName.none else { return load(nil) }
            let profiles = await store.profiles
            guard let profile = profiles.first(where: { $0.text == words }) else {
                return screen.notify(SettingChoiceRows.refusal(of: words, among: profiles), .warning)
            }
            load(profile)
        }
    }

    /// Keeps what is set now under a name, and goes on with it.
    func keep(profile words: String) {
        let profile: ProfileName
        do throws(SettingError) {
            profile = try ProfileName(words)
        } catch {
            return screen.notify("The profile name \(error.reason).", .warning)
        }
        screen.start(.profiling) { [self] in
            try await store.save(screen.preferences, as: profile)
            let profiles = await store.profiles
            screen.show(profile: profile)
            screen.show(profiles: profiles)
            screen.notify("Saved the profile \(profile.text). Further changes are saved to it.", .success)
        }
    }

    /// What is set stays as it is for now.
    func delete(_ profile: ProfileName) {
        screen.start(.profiling) { [self] in
            try await store.delete(profile)
            let profiles = await store.profiles
            screen.show(profiles: profiles)
            if screen.profile == profile { screen.show(profile: nil) }
            openProfiles()
        }
    }

    private func openProfiles() {
        screen.offer(.profiles, SettingChoiceRows.profiles(screen.profiles, current: screen.profile))
    }

    func useProfileRow(_ id: String) {
        switch id {
        case SettingChoiceRows.newProfile: screen.ask(for: .profile)
        case SettingChoiceRows.noProfile: use(profile: ProfileName.none)
        default: use(profile: id)
        }
    }

    private func load(_ profile: ProfileName?) {
        var loaded = store.load(profile)
        if let migration = screen.migration {
            loaded = migration.applied(to: loaded, of: screen.catalog.settings)
        }
        let old = screen.preferences
        screen.show(profile: profile)
        screen.choose(loaded.chosen, keeps: false)
        let words = SettingChoiceRows(screen.catalog.settings).words(
            for: profile, from: old, to: loaded.chosen, among: screen.options)
        screen.notify("\(words)", .success)
        screen.report(loaded.problems)
    }
}
