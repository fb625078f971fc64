import Echo
import Foundation

/// What is so now, for features to decide by.
extension Screen {
    var mode: ConversationMode { facts.standing.mode }
    /// The model that answers, safe to draw.
    var modelName: String { facts.server.shownModel(facts.standing.model) }
    /// The model that answers, as the server calls it; nil while nobody has told.
    var modelInForce: String? {
        let name = facts.standing.model
        return name.isEmpty ? nil : name
    }
    /// Sides speak one after the other with the model that answers; else both at once.
    var takesTurns: Bool {
        options.catalogue.capabilities(ofVoice: options.voiceModel ?? "").contains(.turnDetection)
    }
    var activity: Activity { facts.standing.activity }
    var theme: String { facts.theme }
    var isMuted: Bool { facts.standing.audio.isMuted }
    var isMicrophoneOpen: Bool { facts.standing.isMicrophoneOpen }
    var isReplay: Bool { facts.isReplay }
    /// The voice that has spoken: the server takes no other in this conversation.
    var voiceInForce: String? { facts.voiceInForce }
    var options: SettingOptions {
        var options = facts.options
        options.textModel =
            facts.standing.mode == .text && !facts.standing.model.isEmpty
            ? facts.standing.model : preferences.connection.responsesModel
        options.voiceModel =
            facts.standing.mode == .audio && !facts.standing.model.isEmpty
            ? facts.standing.model : preferences.connection.realtimeModel
        return options
    }
    /// Whether the person means the microphone to be open.
    var meansToTalk: Bool {
        get { facts.meansToTalk }
        set {
            facts.meansToTalk = newValue
            presenter.isTalking = newValue
        }
    }

    /// Today, where the person is; never before what is known of models.
    var today: CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return setup.preferences.engine.models.day(CalendarDay(clock.date, in: calendar))
    }

    // MARK: - What features tell of

    func show(theme: String) {
        facts.theme = theme
        presenter.show(theme: theme)
    }

    func show(profile: ProfileName?) {
        facts.profile = profile
        updateSettings { $0.profile = profile }
    }

    func updateOptions(_ change: (inout SettingOptions) -> Void) {
        change(&facts.options)
        let options = options
        updateSettings { $0.options = options }
    }

    func show(_ mode: ConversationMode, model: String) {
        (facts.standing.mode, facts.standing.model) = (mode, model)
        if mode == .text { meansToTalk = false }
        presenter.show(mode, model: model)
    }

    /// The mode that is being switched to; nil when it is over, however it went.
    func show(switchingTo mode: ConversationMode?) {
        facts.standing.nextMode = mode
        presenter.switching(to: mode)
    }

    func show(_ status: ProtectionStatus) {
        presenter.show(status)
        publish()
    }

    /// These devices there are now, and this became of those in use.
    ///
    /// - Parameter isServerGone: there was a sound server, and there is none now.
    func show(_ devices: DeviceList, _ changes: [DeviceChange], isServerGone: Bool) {
        facts.options.devices = devices.devices
        presenter.show(devices, changes, isServerGone: isServerGone)
        tellFeatures(.options)
    }

    /// The call of a tool that the person is asked about is decided on; nil when there is none.
    func decideOnAskedCall() -> String? {
        guard let call = presenter.conversation.askedCall else { return nil }
        presenter.decide(call)
        return call
    }
}
