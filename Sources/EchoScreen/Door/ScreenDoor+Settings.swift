import Echo

/// What the person has chosen, and may choose.
extension ScreenDoor {
    /// Everything the person has chosen.
    package var preferences: Preferences { screen.preferences }
    /// The choices of settings.
    package var options: SettingOptions { screen.options }
    /// The settings for a session: the person's choices, and the names that features know.
    package var sessionSettings: SessionSettings { screen.sessionSettings }
    package var selectedSetting: Setting? { screen.presenter.settings.selected }
    package var selectedSettingKind: Situation.SelectedSetting { screen.presenter.settings.selectedKind }
    /// Where the panes stand.
    package var arrangement: PaneArrangement { screen.presenter.preferences.arrangement }

    /// Takes what was chosen: it acts where it can at once, and is kept unless a profile has it.
    package func choose(_ wanted: Preferences, keeps: Bool = true) { screen.choose(wanted, keeps: keeps) }

    /// - Returns: whether it was taken.
    @discardableResult package func change(_ id: SettingID, to words: String) -> Bool { screen.change(id, to: words) }

    /// Those who act on these settings have taken what was chosen: it is kept.
    package func accept(_ ids: [SettingID]) { screen.tellFeatures(.settingsAccepted(ids)) }

    /// A refused change is taken back, and its rows say why.
    ///
    /// - Parameters:
    ///   - before: what stands again.
    ///   - keeps: what stands again is written to the file, which may have the other already.
    package func refuse(
        _ ids: [SettingID], returningTo before: Preferences, _ error: any Error, keeps: Bool = true
    ) {
        var chosen = preferences
        for id in ids { catalog.settings[id]?.copy(from: before, to: &chosen) }
        screen.show(chosen)
        if let error = error as? EchoError {
            let reason = ErrorPresenter.present(error).whatHappened.text { catalog.commands[$0].title }
            updateSettings { $0.refuse(ids, because: reason) }
        }
        if keeps { accept(ids) }
    }

    /// Saves tuned values; they act where they are chosen.
    package func keep(_ tuned: TunedMicrophones) {
        var chosen = preferences
        chosen.sound.tuned = tuned
        screen.presenter.show(chosen)
    }

    /// The names that a feature knows are others than before.
    package func keywordsChanged() { screen.tellFeatures(.keywords) }

    package func updateSettings(_ change: (inout SettingsPresenter) -> Void) { screen.updateSettings(change) }
    package func updateOptions(_ change: (inout SettingOptions) -> Void) { screen.updateOptions(change) }

    /// Asks for a value in the row of the setting.
    package func enter(_ id: SettingID) { screen.presenter.enter(id) }
    /// Opens the list of what it may be.
    package func openList(of id: SettingID) { screen.openList(of: id) }
    /// Says why a setting cannot act, if it cannot.
    package func refuseObstacle(to id: SettingID) -> Bool { screen.refuseObstacle(to: id) }

    // MARK: - Devices

    package func show(_ status: ProtectionStatus) { screen.show(status) }

    /// These devices there are now, and this became of those in use.
    ///
    /// - Parameter isServerGone: there was a sound server, and there is none now.
    package func show(_ devices: DeviceList, _ changes: [DeviceChange], isServerGone: Bool) {
        screen.show(devices, changes, isServerGone: isServerGone)
    }

    // MARK: - Themes

    package var theme: String { screen.theme }
    package var themes: [String] { setup.themes }
    package func show(theme: String) { screen.show(theme: theme) }
    package func preview(theme: String?) { screen.presenter.show(previewedTheme: theme) }

    // MARK: - Profiles

    package var profile: ProfileName? { screen.presenter.settings.profile }
    package var profiles: [ProfileName] { screen.presenter.settings.profiles }
    package func show(profile: ProfileName?) { screen.show(profile: profile) }

    package func show(profiles: [ProfileName]) { updateSettings { $0.profiles = profiles } }

    // MARK: - Models that end

    /// The replacement of saved names of models that end; nil where nobody looks.
    package var migration: ModelMigration? {
        get { screen.facts.migration }
        set { screen.facts.migration = newValue }
    }

    /// Saved names of models that were replaced, by whomever, and can be restored.
    package var replacedModels: [ModelChange] {
        get { screen.facts.replacedModels }
        set { screen.facts.replacedModels = newValue }
    }

    /// A saved prompt, with models that have ended replaced.
    package func current(_ prompt: SavedPrompt) -> SavedPrompt {
        migration?.applied(to: prompt, of: catalog.settings) ?? prompt
    }
}
