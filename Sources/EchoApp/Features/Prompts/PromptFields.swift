import EchoScreen
import EchoText

/// The settings that a prompt brings, as fields of a form: what it says of each, or what holds where it says nothing.
struct PromptFields: Sendable {
    private let ids: [SettingID]
    private let table: SettingsTable
    private let options: SettingOptions

    init(_ ids: [SettingID], of table: SettingsTable, among options: SettingOptions) {
        (self.ids, self.table, self.options) = (ids.filter { table[$0] != nil }, table, options)
    }

    /// - Parameters:
    ///   - values: what the prompt says.
    ///   - own: what the person has chosen.
    func fields(_ values: [SettingID: SettingValue], over own: Preferences) -> [FieldViewState] {
        let applied = laid(values, over: own)
        var spoken = options
        if values[.realtimeModel] != nil { spoken.voiceModel = applied.connection.realtimeModel }
        return settings.map { setting in
            let shown = setting.shown(setting.value(in: applied), among: options)
            let obstacle = setting.obstacle(in: applied, among: spoken)
            let isSet = values[setting.id] != nil
            var field = FieldViewState(label: setting.label, value: shown, note: isSet ? obstacle ?? "" : "")
            field.role = isSet ? .strong : .faint
            return field
        }
    }

    /// The value of a setting, moved by `steps`; one that the prompt says nothing of begins at what holds.
    func adjusted(_ index: Int, in values: [SettingID: SettingValue], over own: Preferences, by steps: Int)
        -> [SettingID: SettingValue]
    {
        guard settings.indices.contains(index) else { return values }
        let setting = settings[index]
        let applied = laid(values, over: own)
        let isSet = values[setting.id] != nil
        let moved = isSet ? setting.adjusting(applied, by: steps, among: options) : applied
        var changed = values
        changed[setting.id] = setting.value(in: moved)
        return changed
    }

    /// The prompt says nothing of a setting any more.
    func removed(_ index: Int, in values: [SettingID: SettingValue]) -> [SettingID: SettingValue] {
        guard settings.indices.contains(index) else { return values }
        var changed = values
        changed[settings[index].id] = nil
        return changed
    }

    /// "cedar · semantic VAD": what a list says of them.
    func summary(_ values: [SettingID: SettingValue]) -> String {
        let applied = laid(values, over: Preferences())
        let words = settings.filter { values[$0.id] != nil && $0.id.isTelling }
            .map { $0.shown($0.value(in: applied), among: options) }
        return words.joined(separator: " · ")
    }

    /// What the prompt says, in place of what the person has chosen; what no setting takes is left out.
    func laid(_ values: [SettingID: SettingValue], over own: Preferences) -> Preferences {
        settings.reduce(own) { chosen, setting in
            values[setting.id].flatMap { try? setting.accepting($0, in: chosen) } ?? chosen
        }
    }

    /// Why values cannot be used: "Voice must be one of …".
    func problems(_ values: [SettingID: SettingValue]) -> [String] {
        settings.compactMap { setting in
            guard let value = values[setting.id] else { return nil }
            do throws(SettingError) {
                _ = try setting.accepting(value, in: Preferences())
                return nil
            } catch {
                return "\(setting.label) \(error.reason)"
            }
        }
    }

    private var settings: [Setting] { ids.compactMap { table[$0] } }
}

extension SettingID {
    /// Whether a list has room for it.
    fileprivate var isTelling: Bool { [.voice, .turnTaking, .realtimeModel].contains(self) }
}
