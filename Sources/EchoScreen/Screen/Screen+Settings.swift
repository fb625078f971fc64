import Echo
import EchoText

/// Settings that are changed by words, by the mouse, or in a panel of their own.
extension Screen {
    /// What a session is told: what the person has chosen, and the names that features know.
    var sessionSettings: SessionSettings {
        var settings = preferences.session
        settings.keywords = features.naming.flatMap(\.keywords)
        return settings
    }

    /// - Returns: whether it was taken.
    @discardableResult func change(_ id: SettingID, to words: String) -> Bool {
        guard let setting = catalog.settings[id] else { return false }
        if setting.reach == .sound, refuseObstacle(to: id) { return false }
        do throws(SettingError) {
            choose(try setting.parsing(words, in: preferences, among: options))
            // Its row is brought into view: what was changed by words can be seen.
            updateSettings { $0.select(id) }
            return true
        } catch {
            notify("\(setting.label) \(error.reason).", .warning)
            return false
        }
    }

    /// How speech is heard and answers are written shows nowhere but in the settings, which may not be on the screen.
    func confirm(_ id: SettingID) {
        if id == .voice, let voice = voiceInForce, voice != preferences.session.voice {
            return notify(SettingChoiceRows.waiting(preferences.session.voice, for: voice), .success)
        }
        guard let setting = catalog.settings[id], setting.reach == .session,
            [.hearing, .answers].contains(setting.group),
            let words = SettingChoiceRows(catalog.settings).confirmation(of: id, in: preferences, among: options)
        else { return }
        notify("\(words)", .success)
    }

    /// What was typed into the line that asked for it; nothing changes nothing.
    func take(_ words: String, for id: SettingID) {
        if !words.isEmpty || !presenter.settings.entry(for: id).isEmpty { change(id, to: words) }
    }

    func slide(_ id: SettingID, to position: Double) {
        guard let chosen = catalog.settings[id]?.sliding(preferences, to: position) else { return }
        updateSettings { $0.select(id) }
        if !refuseObstacle(to: id) { choose(chosen) }
    }

    /// What is known already is listed at once; what is found now follows.
    func openList(of id: SettingID) {
        guard let direction = id.direction, !refuseObstacle(to: id) else { return }
        presenter.openDevices(direction)
        learnChoices()
    }

    /// Says why a setting cannot act, if it cannot.
    func refuseObstacle(to id: SettingID) -> Bool {
        guard let obstacle = catalog.settings[id]?.obstacle(in: preferences, among: options) else { return false }
        notify("\(catalog.settings[id]?.label ?? id.name): \(obstacle).", .warning)
        return true
    }
}
