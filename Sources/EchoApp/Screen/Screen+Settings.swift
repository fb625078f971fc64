import Echo
import EchoPresentation
import EchoText

/// Settings that are changed by words, by the mouse, or in a panel of their own.
extension Screen {
    func change(_ id: SettingID, to words: String) {
        guard let setting = catalog.settings[id] else { return }
        if setting.reach == .sound, refuseObstacle(to: id) { return }
        do throws(SettingError) {
            choose(try setting.parsing(words, in: preferences, among: options))
            // Its row is brought into view: what was changed by words can be seen.
            updateSettings { $0.select(id) }
        } catch {
            notify("\(setting.label) \(error.reason).", .warning)
        }
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
