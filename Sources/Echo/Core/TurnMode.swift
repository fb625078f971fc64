/// The side that decides that the user's turn has ended.
public enum TurnMode: Sendable, Hashable {
    /// The server hears the end of the turn.
    case automatic(VoiceActivityDetection)
    /// The end of the turn is heard here, by silence: for servers that hear none.
    case local
    /// The user ends the turn (`endUserTurn()`): push to talk.
    case manual
    /// Nobody: sound is sent, no turn is taken and nothing is answered by itself.
    case disabled
}

/// The two ways a server can find the end of a turn.
public enum VoiceActivityDetection: String, Sendable, Hashable, CaseIterable {
    /// By silence.
    case server = "server_vad"
    /// By the words: an unfinished sentence is waited for.
    case semantic = "semantic_vad"
}

extension TurnMode {
    /// Whether a microphone that is open all the time is of use: somebody else than the user hears the end of a turn.
    var listensThroughout: Bool {
        switch self {
        case .automatic, .local: true
        case .manual, .disabled: false
        }
    }
}
