import Echo
import Foundation

/// What is so now, for features to decide by.
extension Screen {
    /// How the conversation stands.
    var standing: Standing { presenter.status.standing }
    var server: ServerIdentity { presenter.status.server }
    var mode: ConversationMode { standing.mode }
    /// The model that answers, safe to draw.
    var modelName: String { server.shownModel(standing.model) }
    /// The model that answers, as the server calls it; nil while nobody has told.
    var modelInForce: String? {
        let name = standing.model
        return name.isEmpty ? nil : name
    }
    /// Sides speak one after the other with the model that answers; else both at once.
    var takesTurns: Bool {
        options.catalogue.capabilities(ofVoice: options.voiceModel ?? "").contains(.turnDetection)
    }
    var activity: Activity { standing.activity }
    var theme: String { presenter.terminal.theme }
    var isMuted: Bool { standing.audio.isMuted }
    var isMicrophoneOpen: Bool { standing.isMicrophoneOpen }
    var isReplay: Bool { presenter.replay.recorded != nil }
    /// The voice that has spoken: the server takes no other in this conversation.
    var voiceInForce: String? { presenter.settings.voiceInForce }
    var options: SettingOptions {
        var options = presenter.settings.options
        options.textModel =
            standing.mode == .text && !standing.model.isEmpty
            ? standing.model : preferences.connection.responsesModel
        options.voiceModel =
            standing.mode == .audio && !standing.model.isEmpty
            ? standing.model : preferences.connection.realtimeModel
        return options
    }

    /// Whether the server is known to have a model: its vendor's has all that are published, another one what it tells.
    func has(_ model: String) -> Bool { server.isVendors || options.serverModels?.contains(model) == true }

    /// Whether the person means the microphone to be open.
    var meansToTalk: Bool {
        get { presenter.talking.isMeant }
        set { presenter.talking.isMeant = newValue }
    }

    /// Today, where the person is; never before what is known of models.
    var today: CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return setup.preferences.engine.models.day(CalendarDay(clock.date, in: calendar))
    }

    // MARK: - What features tell of

    func show(theme: String) { presenter.show(theme: theme) }
    func show(profile: ProfileName?) { updateSettings { $0.profile = profile } }

    func updateOptions(_ change: (inout SettingOptions) -> Void) {
        updateSettings { change(&$0.options) }
        let options = options
        updateSettings { $0.options = options }
    }

    func show(_ mode: ConversationMode, model: String) {
        if mode == .text { meansToTalk = false }
        presenter.show(mode, model: model)
    }

    /// The mode that is being switched to; nil when it is over, however it went.
    func show(switchingTo mode: ConversationMode?) {
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
