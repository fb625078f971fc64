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
        case .interruption: .interruption
        case .audioLevelChanged: .audioLevelChanged
        case .audioStatusChanged: .audioStatusChanged
        case .turnChanged: .turnChanged
        case .turnEnded: .turnEnded
        case .toolCallRequested: .toolCallRequested
        case .toolCallUpdated: .toolCallUpdated
        case .toolResultSubmitted: .toolResultSubmitted
        case .messageUpdated: .messageUpdated
        case .messageFinalized: .messageFinalized
        case .messageReleased: .messageReleased
        case .messageRemoved: .messageRemoved
        case .modeChanged: .modeChanged
        case .contextTrimmed: .contextTrimmed
        case .mcpServerStatusChanged: .mcpServerStatusChanged
        case .connectionStatusChanged: .connectionStatusChanged
        case .usageUpdated: .usageUpdated
        case .costUpdated: .costUpdated
        case .budgetReached: .budgetReached
        case .charged: .charged
        case .textSpokenDifferently: .textSpokenDifferently
        case .rateLimitsUpdated: .rateLimitsUpdated
        case .error: .error
        case .optionLeftOut: .optionLeftOut
        case .webSearched: .webSearched
        case .modelReplaced: .modelReplaced
        }
    }
}
