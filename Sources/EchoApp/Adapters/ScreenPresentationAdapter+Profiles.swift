import EchoPresentation
import EchoText

/// Sets of settings that are kept by name.
extension ScreenPresentationAdapter {
    func showProfiles() {
        start(.profiling) { [self] in
            let profiles = await store.profiles
            presenter.updateSettings { $0.profiles = profiles }
            presenter.openProfiles()
        }
    }

    /// Uses the settings that are kept under a name, or those without a profile.
    func use(profile words: String) {
        start(.profiling) { [self] in
            guard words != ProfileName.none else { return load(nil) }
            let profiles = await store.profiles
            guard let profile = profiles.first(where: { $0.text == words }) else {
                return presenter.notify(SettingChoiceRows.refusal(of: words, among: profiles), .warning)
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
            return presenter.notify("The name of a profile \(error.reason).", .warning)
        }
        start(.profiling) { [self] in
            try await store.save(presenter.settings.preferences, as: profile)
            let profiles = await store.profiles
            presenter.updateSettings { ($0.profile, $0.profiles) = (profile, profiles) }
            presenter.notify("The profile \(profile.text) holds what is set now and changed from now on.", .success)
        }
    }

    /// What is set stays as it is for now.
    func delete(_ profile: ProfileName) {
        start(.profiling) { [self] in
            try await store.delete(profile)
            let profiles = await store.profiles
            presenter.updateSettings { settings in
                settings.profiles = profiles
                if settings.profile == profile { settings.profile = nil }
            }
            presenter.openProfiles()
        }
    }

    func useProfileRow(_ id: String) {
        switch id {
        case SettingChoiceRows.newProfile: presenter.ask(for: .profile)
        case SettingChoiceRows.noProfile: use(profile: ProfileName.none)
        default: use(profile: id)
        }
    }

    private func load(_ profile: ProfileName?) {
        let loaded = store.load(profile)
        let old = presenter.settings.preferences
        var chosen = loaded.chosen
        chosen.screen.arrangement = old.screen.arrangement
        presenter.updateSettings { $0.profile = profile }
        apply(chosen, keeps: false)
        let words = SettingChoiceRows(presenter.catalog.settings).words(
            for: profile, from: old, to: chosen, among: presenter.settings.options)
        presenter.notify("\(words)", .success)
        report(loaded.problems)
    }
}
