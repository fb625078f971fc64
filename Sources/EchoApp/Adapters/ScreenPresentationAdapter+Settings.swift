import Echo
import EchoPresentation

/// Settings act at once and are kept.
extension ScreenPresentationAdapter {
    func actOnSettings(_ command: Command) -> Bool {
        switch command {
        case .adjustUp: adjust(by: 1)
        case .adjustDown: adjust(by: -1)
        case .enterValue: presenter.ask(for: .value(presenter.settings.selected.id))
        case .open where presenter.focus == .settings: openSetting()
        default: return false
        }
        return true
    }

    private func openSetting() {
        let setting = presenter.settings.selected
        if case .instructions = setting.id { presenter.edit(setting.id) } else { adjust(by: 1) }
    }

    func adjust(by steps: Int) {
        let setting = presenter.settings.selected
        if let obstacle = presenter.settings.obstacle(to: setting.id) {
            return presenter.notify("\(setting.label): \(obstacle).", .warning)
        }
        if case .instructions = setting.id { return presenter.edit(setting.id) }
        apply(setting.id, setting.adjusting(presenter.settings.settings, by: steps))
    }

    func change(_ id: SettingID, to words: String) {
        do {
            apply(id, try SettingsTable[id].parsing(words, in: presenter.settings.settings))
        } catch {
            presenter.notify("\(SettingsTable[id].label) \(error.reason).", .warning)
        }
    }

    func slide(_ id: SettingID, to position: Double) {}

    func use(profile name: String) {}

    func use(theme name: String) {
        guard themes.contains(name) else {
            return presenter.notify(
                "There is no theme \(Sanitizer.line(name)). There are \(themes.joined(separator: ", ")).", .warning)
        }
        presenter.theme = name
        start(.saving) { [store] in try await store.save(theme: name) }
    }

    private func apply(_ id: SettingID, _ settings: SessionSettings) {
        guard settings != presenter.settings.settings else { return }
        presenter.receive(settings)
        if !changedSettings.contains(id) { changedSettings.append(id) }
        if !slots.isRunning(.changing) { tellSettings() }
    }

    /// Tells the newest settings until the session has them: what is changed meanwhile goes with the next.
    private func tellSettings() {
        start(.changing) { [self] in
            while !changedSettings.isEmpty {
                let (settings, ids) = (presenter.settings.settings, changedSettings)
                changedSettings = []
                try await ChangeSettings(link: link)(inForce(settings))
                acceptedSettings = settings
                for id in ids { await keep(id, from: settings) }
            }
        } onFailure: { [weak self] in
            self?.goBack()
        }
    }

    /// What cannot be kept still acts.
    private func keep(_ id: SettingID, from settings: SessionSettings) async {
        do { try await store.save(id, from: settings) } catch { show(error) }
    }

    /// A refused change is taken back.
    private func goBack() {
        changedSettings = []
        presenter.receive(acceptedSettings)
    }

    /// A locked voice waits for the next conversation.
    private func inForce(_ settings: SessionSettings) -> SessionSettings {
        var settings = settings
        if let voice = presenter.settings.voiceInForce { settings.voice = voice }
        return settings
    }
}
