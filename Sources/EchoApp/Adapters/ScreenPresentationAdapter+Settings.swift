import Echo
import EchoPresentation
import EchoText

/// Settings are changed: each acts where it can at once.
extension ScreenPresentationAdapter {
    func actOnSettings(_ command: Command) -> Bool {
        let isThere = presenter.focus == .settings
        switch command {
        case .adjustUp: adjust(by: 1)
        case .adjustDown: adjust(by: -1)
        case .enterValue: enterValue()
        case .resetSetting: apply(presenter.settings.selected.resetting(presenter.settings.preferences))
        case .resetAllSettings: ask(.defaults)
        case .previewVoice: previewVoice()
        case .showPresets: presenter.openPresets()
        case .showProfiles: showProfiles()
        case .tune: openTuner()
        case .saveProfile: presenter.ask(for: .profile)
        case .searchNext where isThere: presenter.updateSettings { $0.findNext() }
        case .searchPrevious where isThere: presenter.updateSettings { $0.findNext(isBackward: true) }
        case .open where isThere: openSetting()
        default: return false
        }
        return true
    }

    func change(_ id: SettingID, to words: String) {
        let settings = presenter.settings
        guard let setting = presenter.catalog.settings[id] else { return }
        if setting.reach == .sound, refuseObstacle(to: id) { return }
        do {
            apply(try setting.parsing(words, in: settings.preferences, among: settings.options))
            // Its row is brought into view: what was changed by words can be seen.
            presenter.updateSettings { $0.select(id) }
        } catch {
            presenter.notify("\(setting.label) \(error.reason).", .warning)
        }
    }

    /// What was typed into the line that asked for it; nothing changes nothing.
    func take(_ words: String, for id: SettingID) {
        if !words.isEmpty || !presenter.settings.entry(for: id).isEmpty { change(id, to: words) }
    }

    func slide(_ id: SettingID, to position: Double) {
        guard let setting = presenter.catalog.settings[id],
            let chosen = setting.sliding(presenter.settings.preferences, to: position)
        else { return }
        presenter.updateSettings { $0.select(id) }
        if !refuseObstacle(to: id) { apply(chosen) }
    }

    func use(theme name: String) {
        let names = [ThemeChoice.automatic] + themes
        guard names.contains(name) else {
            return presenter.notify(
                "There is no theme \(Sanitizer.line(name)). There are \(names.joined(separator: ", ")).", .warning)
        }
        presenter.theme = name
        var chosen = presenter.settings.preferences
        chosen.theme = name == ThemeChoice.automatic ? nil : name
        apply(chosen)
    }

    func use(_ preset: Preset) {
        let old = presenter.settings.preferences
        let chosen = preset.applied(to: old, presenter.catalog.settings)
        apply(chosen)
        presenter.notify("\(SettingChoiceRows(presenter.catalog.settings).words(for: preset, from: old))", .success)
    }

    /// Every setting as it comes; the panes stay where they are.
    func resetAll() {
        apply(presenter.catalog.settings.all.reduce(presenter.settings.preferences) { $1.resetting($0) })
    }

    /// Takes what was chosen: it acts where it can at once, and is kept unless a profile has it.
    func apply(_ chosen: Preferences, keeps: Bool = true) {
        let chosen = withTuning(chosen, keeps: keeps)
        let ids = presenter.catalog.settings.differences(presenter.settings.preferences, chosen)
        guard !ids.isEmpty else { return }
        let before = presenter.settings.preferences
        presenter.receive(chosen)
        let (told, others) = (
            of(.session, ids), ids.filter { ![.session, .model].contains(presenter.catalog.settings[$0]?.reach) }
        )
        for id in told + of(.model, ids) {
            if keeps { borrowedSettings.remove(id) } else { borrowedSettings.insert(id) }
        }
        tell(told)
        useSound(of(.sound, ids))
        checkWake(ids)
        tellCut(ids)
        useModels(of(.model, ids), before: before)
        if ids.contains(.budget) { useBudget(chosen.connection.budget) }
        if keeps { keep(others) }
    }

    private func of(_ reach: SettingReach, _ ids: [SettingID]) -> [SettingID] {
        ids.filter { presenter.catalog.settings[$0]?.reach == reach }
    }

    private func openSetting() {
        let id = presenter.settings.selected.id
        switch presenter.settings.selectedKind {
        case .listed: openList(of: id)
        case .text: presenter.enter(id)
        case .adjustable, .unavailable: adjust(by: 1)
        }
    }

    /// What is known already is listed at once; what is found now follows.
    func openList(of id: SettingID) {
        guard let direction = id.direction, !refuseObstacle(to: id) else { return }
        presenter.openDevices(direction)
        learnChoices()
    }

    private func enterValue() {
        let id = presenter.settings.selected.id
        if !refuseObstacle(to: id) { presenter.enter(id) }
    }

    private func adjust(by steps: Int) {
        let settings = presenter.settings
        if refuseObstacle(to: settings.selected.id) { return }
        if settings.selectedKind == .text { return presenter.enter(settings.selected.id) }
        apply(settings.selected.adjusting(settings.preferences, by: steps, among: settings.options))
    }

    /// Says why a setting cannot act, if it cannot.
    private func refuseObstacle(to id: SettingID) -> Bool {
        guard let obstacle = presenter.settings.obstacle(to: id) else { return false }
        presenter.notify("\(presenter.catalog.settings[id]?.label ?? id.name): \(obstacle).", .warning)
        return true
    }
}
