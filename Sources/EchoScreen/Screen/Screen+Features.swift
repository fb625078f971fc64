import Echo
import EchoAudio
import EchoText
import Foundation

/// What the features have to do with the screen.
extension Screen {
    // MARK: - Saying something

    /// Says something at the edge of the screen, and keeps it among the notifications.
    ///
    /// - Parameter subject: what it is about: it goes when that works.
    func notify(_ wording: Wording, _ role: TextRole = .plain, about subject: NoticeSubject? = nil) {
        presenter.notify(wording, role, about: subject)
    }

    func show(_ error: any Error) {
        switch error {
        case let error as EchoError: presenter.show(error)
        case let error as ModeSwitchError: presenter.switchFailed(to: error.mode, error.cause)
        case let error as any WordedErrorProtocol: notify(error.wording, error.role)
        default: break
        }
    }

    // MARK: - Panels

    func show(_ panel: any PanelProtocol) { presenter.updatePanel { $0.show(panel) } }

    func closePanel() { presenter.updatePanel { $0.close() } }

    // MARK: - The conversation

    /// Where the person is.
    var timeZone: TimeZone { setup.timeZone }

    /// What a feature has against sending now.
    var objection: EchoError? { features.objecting.lazy.compactMap(\.objection).first }

    func tellFeatures(_ change: ScreenChange) {
        for feature in features.watching { feature.screenChanged(change) }
    }

    // MARK: - Settings

    /// Everything the person has chosen.
    var preferences: Preferences { presenter.settings.preferences }

    /// Takes what was chosen: it acts where it can at once, and is kept unless a profile has it.
    func choose(_ wanted: Preferences, keeps: Bool = true) {
        let before = preferences
        let chosen = features.amending.reduce(wanted) { $1.amend($0, keeps: keeps) }
        let ids = catalog.settings.differences(before, chosen)
        guard !ids.isEmpty else { return }
        show(chosen)
        let change = SettingsChange(ids: ids, before: before, after: chosen, keeps: keeps)
        for feature in features.takingSettings { guarded(feature) { try feature.settingsChanged(change) } }
    }

    /// Everything the person has chosen now.
    func show(_ chosen: Preferences) { presenter.show(chosen) }

    func updateSettings(_ change: (inout SettingsPresenter) -> Void) { presenter.updateSettings(change) }

    /// Asks what there is to choose from now.
    func learnChoices() {
        start(.learning) { [self] in
            for feature in features.learning { await feature.learn() }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let learning = Self("screen.learning")
}
