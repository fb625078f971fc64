import Echo
import EchoScreen

/// Which models were chosen and do not answer yet: each does as soon as the conversation goes its way.
struct ModelRules: Sendable {
    /// By the setting that was changed, what was chosen before.
    private var waiting: [SettingID: Preferences] = [:]
    /// The server could not be asked for these: they wait for another conversation.
    private var unasked: [SettingID: Preferences] = [:]

    /// - Parameters:
    ///   - mode: nil while nobody can be asked.
    /// - Returns: those that are kept without being asked, for the conversation does not go their way.
    mutating func choose(_ ids: [SettingID], before: Preferences, in mode: ConversationMode?) -> [SettingID] {
        for id in ids where waiting[id] == nil { waiting[id] = before }
        return ids.filter { $0 != mode?.modelSetting }
    }

    /// What was chosen before the model that waits to answer in this mode; nil when none does.
    mutating func takeNext(in mode: ConversationMode) -> Preferences? { waiting.removeValue(forKey: mode.modelSetting) }

    /// Whether a chosen model waits to answer in this mode.
    func isWaiting(in mode: ConversationMode) -> Bool { waiting[mode.modelSetting] != nil }

    /// Another model answers in this mode, or the chosen one does not.
    mutating func forget(_ mode: ConversationMode) {
        waiting[mode.modelSetting] = nil
        unasked[mode.modelSetting] = nil
    }

    /// The server could not be asked: the choice stands, and waits until there is another conversation.
    mutating func hold(_ mode: ConversationMode, before: Preferences) { unasked[mode.modelSetting] = before }

    /// There is another conversation, which may be asked.
    mutating func begin() {
        waiting.merge(unasked) { waiting, _ in waiting }
        unasked = [:]
    }
}

extension ConversationMode {
    /// "voice" or "text"; nil for other words.
    init?(_ word: String) {
        switch word {
        case "voice": self = .audio
        case "text": self = .text
        default: return nil
        }
    }

    /// Where it is kept who answers.
    var modelSetting: SettingID { self == .audio ? .realtimeModel : .responsesModel }
}

extension ConnectionPreferences {
    func model(for mode: ConversationMode) -> String { mode == .audio ? realtimeModel : responsesModel }
}
