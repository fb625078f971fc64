import Echo
import EchoPresentation

/// What is so now, for features to decide by.
extension Screen {
    var mode: ConversationMode { presenter.status.mode }
    /// The model that answers, safe to draw.
    var modelName: String { presenter.status.shownModel }
    var activity: Activity { presenter.status.activity }
    var focus: Pane { presenter.focus }
    var theme: String { presenter.theme }
    var isMuted: Bool { presenter.isMuted }
    var isMicrophoneOpen: Bool { presenter.isMicrophoneOpen }
    var isReplay: Bool { presenter.isReplay }
    /// The voice that has spoken: the server takes no other in this conversation.
    var voiceInForce: String? { presenter.settings.voiceInForce }
    var profile: ProfileName? { presenter.settings.profile }
    var profiles: [ProfileName] { presenter.settings.profiles }
    var options: SettingOptions { presenter.settings.options }
    var selectedSetting: Setting? { presenter.settings.selected }
    var selectedSettingKind: Situation.SelectedSetting { presenter.settings.selectedKind }

    /// Whether the person means the microphone to be open.
    var meansToTalk: Bool {
        get { presenter.isTalking }
        set { presenter.isTalking = newValue }
    }

    // MARK: - What features tell of

    func show(theme: String) { presenter.theme = theme }
    func preview(theme: String?) { presenter.previewedTheme = theme }
    func show(_ mode: ConversationMode, model: String) { presenter.show(mode, model: model) }

    /// The mode that is being switched to; nil when it is over, however it went.
    func show(switchingTo mode: ConversationMode?) { presenter.switching(to: mode) }

    func show(_ status: ProtectionStatus) {
        presenter.show(status)
        publish()
    }

    /// These devices there are now, and this became of those in use.
    ///
    /// - Parameter isServerGone: there was a sound server, and there is none now.
    func show(_ devices: DeviceList, _ changes: [DeviceChange], isServerGone: Bool) {
        presenter.show(devices, changes, isServerGone: isServerGone)
        for feature in features { feature.optionsChanged() }
    }

    func enter(_ id: SettingID) { presenter.enter(id) }
    func ask(for prompt: PromptPresenter.Kind) { presenter.ask(for: prompt) }

    /// The call of a tool that the person is asked about is decided on; nil when there is none.
    func decideOnAskedCall() -> String? {
        guard let call = presenter.conversation.askedCall else { return nil }
        presenter.decide(call)
        return call
    }
}
