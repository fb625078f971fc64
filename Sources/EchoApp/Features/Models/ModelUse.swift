import Echo
import EchoScreen

/// A model that is in use, and where.
struct ModelUse: Sendable, Hashable {
    let name: String
    /// On which API it is used.
    let api: Model.API
    /// What chooses it; nil for the one of this conversation alone.
    let setting: SettingID?

    /// Those of the settings, and of the conversation where it has another.
    ///
    /// - Parameter current: the name of the model that answers; empty where that is not known.
    static func all(_ preferences: Preferences, _ current: String, in mode: ConversationMode) -> [ModelUse] {
        let (voice, text) = (preferences.connection.realtimeModel, preferences.connection.responsesModel)
        let chosen = [
            ModelUse(name: voice, api: .realtime, setting: .realtimeModel),
            ModelUse(name: text, api: .responses, setting: .responsesModel),
            ModelUse(
                name: preferences.session.transcriptionModel, api: .realtimeTranscription, setting: .transcriptionModel),
        ]
        guard !current.isEmpty, current != (mode == .audio ? voice : text) else { return chosen }
        return chosen + [ModelUse(name: current, api: mode == .audio ? .realtime : .responses, setting: nil)]
    }
}
