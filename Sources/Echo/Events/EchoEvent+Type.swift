extension EchoEvent {
    /// The event's name.
    public var type: EchoEventType {
        switch self {
        case .userStartedSpeaking: .userStartedSpeaking
        case .userStoppedSpeaking: .userStoppedSpeaking
        case .userTranscriptionDelta: .userTranscriptionDelta
        case .userTranscriptionCompleted: .userTranscriptionCompleted
        case .userTranscriptionFailed: .userTranscriptionFailed
        case .assistantStartedSpeaking: .assistantStartedSpeaking
        case .assistantStoppedSpeaking: .assistantStoppedSpeaking
        case .assistantTextDelta: .assistantTextDelta
        case .assistantAudioDelta: .assistantAudioDelta
        case .assistantInterrupted: .assistantInterrupted
        case .audioLevelChanged: .audioLevelChanged
        case .audioStatusChanged: .audioStatusChanged
        case .turnChanged: .turnChanged
        case .turnEnded: .turnEnded
        case .toolCallRequested: .toolCallRequested
        case .toolResultSubmitted: .toolResultSubmitted
        case .messageUpdated: .messageUpdated
        case .messageFinalized: .messageFinalized
        case .connectionStatusChanged: .connectionStatusChanged
        case .usageUpdated: .usageUpdated
        case .rateLimitsUpdated: .rateLimitsUpdated
        case .error: .error
        }
    }
}
