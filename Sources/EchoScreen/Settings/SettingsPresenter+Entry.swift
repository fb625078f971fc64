import EchoText

/// What a person types for a setting.
extension SettingsPresenter {
    /// The words that the entry begins with: text is changed, a number is written anew.
    public func entry(for id: SettingID) -> String {
        guard let setting = table[id], setting.kindAmong(options).isTyped,
            case .word(let text) = setting.value(in: preferences)
        else {
            return ""
        }
        return text
    }

    /// The range of values to type, or why the typed value cannot be taken.
    public func verdict(on words: String, for id: SettingID) -> StyledText {
        guard let setting = table[id] else { return StyledText("") }
        guard !words.isEmpty else { return StyledText(setting.kindAmong(options).rangeText, .faint) }
        do {
            let changed = try setting.parsing(words, in: preferences, among: options)
            return StyledText(setting.shown(setting.value(in: changed), among: options), .success)
        } catch {
            return StyledText(error.reason, .warning)
        }
    }
}
