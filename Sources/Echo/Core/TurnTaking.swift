/// Who ends the user's spoken turns, with what it takes to hear their end: `TurnMode` and its settings in one.
public enum TurnTaking: Sendable, Hashable {
    /// The server, by silence.
    case automatic(VADConfiguration)
    /// The user (`Conversation.endUserTurn()`).
    case manual
    /// Nobody: sound is sent, no turn is taken and nothing is answered by itself.
    case disabled

    func apply(to settings: inout SessionSettings) {
        switch self {
        case .automatic(let detection):
            settings.turnMode = .automatic(.server)
            settings.threshold = detection.threshold
            settings.silence = detection.silenceDuration
            settings.prefixPadding = detection.prefixPadding
        case .manual: settings.turnMode = .manual
        case .disabled: settings.turnMode = .disabled
        }
    }
}
