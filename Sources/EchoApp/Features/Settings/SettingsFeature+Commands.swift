import Echo
import EchoScreen
import EchoText

/// What is asked of the settings.
extension SettingsFeature: PanelFeatureProtocol, ChoosingFeatureProtocol, ConfirmingFeatureProtocol {
    func perform(_ command: Command, words: String) -> Bool {
        let isThere = screen.focus == .settings
        switch command {
        case .adjustUp: adjust(by: 1)
        case .adjustDown: adjust(by: -1)
        case .enterValue: enterValue()
        case .resetSetting: screen.selectedSetting.map { screen.choose($0.resetting(screen.preferences)) }
        case .resetAllSettings: screen.ask(.defaults)
        case .showPresets:
            screen.offer(.presets, SettingChoiceRows(screen.catalog.settings).presets(screen.preferences))
        case .showProfiles: showProfiles()
        case .saveProfile: words.isEmpty ? screen.ask(for: .profile) : keep(profile: words)
        case .useProfile: use(profile: words)
        case .showThemes: screen.offer(.themes, ChoiceRows.themes(screen.themes, current: screen.theme))
        case .useTheme: use(theme: words)
        case .searchNext where isThere: screen.updateSettings { $0.findNext() }
        case .searchPrevious where isThere: screen.updateSettings { $0.findNext(isBackward: true) }
        case .open where isThere: openSetting()
        default: return false
        }
        return true
    }

    func performInPanel(_ command: Command) -> Bool {
        guard command == .deleteProfile, screen.choice == .profiles, let row = screen.selectedRow,
            let profile = screen.profiles.first(where: { $0.text == row.id })
        else {
            return false
        }
        screen.ask(.deleteProfile(profile))
        return true
    }

    func choose(_ row: ChoiceRowViewState, in choice: Choice) -> Bool {
        guard [.presets, .profiles, .themes].contains(choice) else { return false }
        screen.closePanel()
        switch choice {
        case .presets: Preset(rawValue: row.id).map { use($0) }
        case .profiles: useProfileRow(row.id)
        default: use(theme: row.id)
        }
        return true
    }

    func confirm(_ question: Question) -> Bool {
        switch question.name {
        case Question.defaults.name: resetAll()
        case Question.deleteProfileName:
            guard let profile = try? ProfileName(question.subject) else { return false }
            delete(profile)
        default: return false
        }
        return true
    }

    func decline(_ question: Question) -> Bool {
        guard question.name == Question.deleteProfileName else { return false }
        showProfiles()
        return true
    }

    private func use(theme name: String) {
        let names = [ThemeChoice.automatic] + screen.themes
        guard names.contains(name) else {
            return screen.notify(
                "There is no theme \(name). Available: \(names.joined(separator: ", ")).", .warning)
        }
        screen.show(theme: name)
        var chosen = screen.preferences
        chosen.theme = name == ThemeChoice.automatic ? nil : name
        screen.choose(chosen)
    }

    private func use(_ preset: Preset) {
        let old = screen.preferences
        screen.choose(preset.applied(to: old, screen.catalog.settings))
        screen.notify("\(SettingChoiceRows(screen.catalog.settings).words(for: preset, from: old))", .success)
    }

    /// Every setting as it comes; the panes stay where they are.
    private func resetAll() {
        screen.choose(screen.catalog.settings.all.reduce(screen.preferences) { $1.resetting($0) })
    }

    private func openSetting() {
        guard let id = screen.selectedSetting?.id else { return }
        switch screen.selectedSettingKind {
        case .listed: screen.openList(of: id)
        case .text: screen.enter(id)
        case .adjustable, .unavailable: adjust(by: 1)
        }
    }

    private func enterValue() {
        guard let id = screen.selectedSetting?.id else { return }
        if !screen.refuseObstacle(to: id) { screen.enter(id) }
    }

    private func adjust(by steps: Int) {
        guard let setting = screen.selectedSetting else { return }
        if screen.refuseObstacle(to: setting.id) { return }
        if screen.selectedSettingKind == .text { return screen.enter(setting.id) }
        screen.choose(setting.adjusting(screen.preferences, by: steps, among: screen.options))
    }
}
