import Echo

extension EchoEvent {
    /// The message that has got words more, and is not finished.
    var growingMessage: String? {
        switch self {
        case .assistantTextDelta(let id, _), .userTranscriptionDelta(let id, _): id
        case .messageUpdated(let message): message.isFinal || message.tool != nil ? nil : message.id
        default: nil
        }
    }

    var concernsMessages: Bool {
        switch self {
        case .audioLevelChanged, .assistantAudioDelta: false
        default: true
        }
    }
}
