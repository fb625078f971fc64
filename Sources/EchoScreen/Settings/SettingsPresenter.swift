import Echo
import EchoText

/// Turns the preferences into rows, and moves among them.
public struct SettingsPresenter: Sendable {
    public let table: SettingsTable
    public var preferences: Preferences {
        didSet {
            guard preferences != oldValue else { return }
            for id in table.differences(preferences, oldValue) { refusals[id] = nil }
            present()
        }
    }
    /// The choices of settings.
    public var options = SettingOptions() {
        didSet { if options != oldValue { present() } }
    }
    /// The profile in use.
    public var profile: ProfileName? {
        didSet { if profile != oldValue { present() } }
    }
    /// The profiles there are.
    public var profiles: [ProfileName] = []
    /// The voice that has spoken: the server takes no other in this conversation.
    public private(set) var voiceInForce: String?
    /// The server or model that answers now, by the setting that decides at the start.
    private var modelsInForce: [SettingID: String] = [:]
    public private(set) var state = SettingsViewState()
    /// The changes possible to the selected setting, and whether it was changed: asked for with every frame.
    public private(set) var selectedKind = Situation.SelectedSetting.unavailable
    public private(set) var isSelectedChanged = false
    /// Why the last change of a setting was taken back.
    private var refusals: [SettingID: String] = [:]
    /// What is looked for; empty for nothing.
    var sought = ""

    public init(_ table: SettingsTable, preferences: Preferences = Preferences()) {
        self.table = table
        self.preferences = preferences
        present()
    }

    /// How the assistant speaks and listens.
    public var settings: SessionSettings {
        get { preferences.session }
        set { preferences.session = newValue }
    }

    public mutating func show(_ settings: SessionSettings) { preferences.session = settings }

    public mutating func lockVoice(_ isLocked: Bool) {
        guard isLocked != (voiceInForce != nil) else { return }
        voiceInForce = isLocked ? settings.voice : nil
        present()
    }

    /// Another model than the kept one may answer for now.
    public mutating func show(_ mode: ConversationMode, model: String) {
        modelsInForce[mode == .audio ? .realtimeModel : .responsesModel] = model
        present()
    }

    /// Says at the rows why a change was taken back, until they are changed again.
    public mutating func refuse(_ ids: [SettingID], because reason: String) {
        for id in ids { refusals[id] = reason }
        present()
    }

    public mutating func select(_ index: Int) {
        state.selection = min(max(0, index), table.all.count - 1)
        present()
    }

    public mutating func select(_ id: SettingID) {
        table.all.firstIndex { $0.id == id }.map { select($0) }
    }

    /// Nil where there is no setting at all.
    public var selected: Setting? { table.all.indices.contains(state.selection) ? table.all[state.selection] : nil }

    /// Why a setting cannot act now.
    public func obstacle(to id: SettingID) -> String? {
        table[id]?.obstacle(in: preferences, among: optionsInUse)
    }

    /// With the models that answer in both modes.
    private var optionsInUse: SettingOptions {
        var options = options
        options.textModel = modelsInForce[.responsesModel] ?? preferences.connection.responsesModel
        options.voiceModel = modelsInForce[.realtimeModel] ?? preferences.connection.realtimeModel
        return options
    }

    private func kind(of selected: Setting?) -> Situation.SelectedSetting {
        guard let selected, obstacle(to: selected.id) == nil else { return .unavailable }
        if selected.id.direction != nil { return .listed }
        return selected.kindAmong(optionsInUse).isTyped ? .text : .adjustable
    }

    mutating func present() {
        selectedKind = kind(of: selected)
        isSelectedChanged = selected?.isDefault(in: preferences) == false
        let first = table.groups.map { group in table.all.first { $0.group == group }?.id }
        state.profile = profile?.text ?? ""
        state.rows = table.all.enumerated().map { index, setting in
            var row = row(setting)
            row.isSelected = index == state.selection
            row.heading = first.contains(setting.id) ? setting.group.title : nil
            row.isFound = isSought(setting)
            return row
        }
    }

    private func row(_ setting: Setting) -> SettingRowViewState {
        let obstacle = obstacle(to: setting.id)
        let value = setting.value(in: preferences)
        return SettingRowViewState(
            id: setting.id, label: setting.label, control: setting.kindAmong(optionsInUse).control(value),
            help: setting.help(among: optionsInUse), reason: obstacle ?? refusals[setting.id] ?? remark(on: setting.id),
            isEnabled: obstacle == nil, isChanged: !setting.isDefault(in: preferences))
    }

    /// Why what is chosen does not act yet, or will not for long.
    private func remark(on id: SettingID) -> String? {
        switch id {
        case .voice where voiceInForce != nil:
            "The voice cannot change once it has spoken; a new one takes effect in the next conversation."
        case .voice where optionsInUse.lacks(voice: preferences.session.voice):
            "Only in full duplex; \(Models.voices[0]) speaks in its place."
        case .realtimeModel: remark(onModel: preferences.connection.realtimeModel, id)
        case .responsesModel: remark(onModel: preferences.connection.responsesModel, id)
        case .textEffort: nearest(to: preferences.session.textEffort)
        case .microphone: absence(of: preferences.sound.input, .input)
        case .loudspeaker: absence(of: preferences.sound.output, .output)
        case .transcriptionModel:
            ModelWording.end(of: preferences.session.transcriptionModel, options, on: .realtimeTranscription)
        default: nil
        }
    }

    /// What answers in its place, or when it ends.
    private func remark(onModel kept: String, _ id: SettingID) -> String? {
        let inForce = modelsInForce[id].flatMap { $0.isEmpty ? nil : $0 }
        guard let model = inForce ?? options.substitutes[kept], model != kept else {
            return ModelWording.end(of: kept, options, on: id == .realtimeModel ? .realtime : .responses)
        }
        return "Currently using \(Sanitizer.line(model))."
    }

    /// What a model does that does not know the effort.
    private func nearest(to effort: Model.Effort?) -> String? {
        guard let effort, let model = optionsInUse.textModel.flatMap({ options.catalogue[$0] }),
            let nearest = model.effort(nearest: effort), nearest != effort
        else { return nil }
        return "\(model.name) does not have it and uses \(nearest.rawValue)."
    }

    private func absence(of id: String?, _ direction: AudioDevice.Direction) -> String? {
        guard let id, let devices = options.devices else { return nil }
        let isThere = devices.contains { $0.id == id && $0.direction == direction }
        return isThere ? nil : "This device is not connected."
    }
}
