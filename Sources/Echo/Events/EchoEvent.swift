/// An event of the conversation, in the order in which it happened.
public enum EchoEvent: Sendable, Hashable {
    /// `at`: when the voice begins in the microphone's sound, by the place in it that the server tells, which is earlier;
    /// nil where none is known.
    case userStartedSpeaking(itemID: String, at: ContinuousClock.Instant? = nil)
    /// `at`: when the last word ended, without the silence that was waited for; nil where it is not known.
    case userStoppedSpeaking(itemID: String, at: ContinuousClock.Instant? = nil)
    case userTranscriptionDelta(itemID: String, delta: String)
    case userTranscriptionCompleted(itemID: String, transcript: String)
    case userTranscriptionFailed(itemID: String, TranscriptionFailure)
    /// The first sample of the answer was handed to the loudspeaker.
    case assistantStartedSpeaking(itemID: String)
    /// The last sample of the answer was played.
    case assistantStoppedSpeaking(itemID: String)
    case assistantTextDelta(itemID: String, delta: String)
    /// Sound of an answer has come: so many frames, at 24 kHz. The loudspeaker has it by then; what is heard of it comes
    /// by `Conversation.sound`.
    case assistantAudioDelta(itemID: String, frames: Int)
    /// An answer was stopped, heard so far; `heard` is zero for a written one and before its first sound, `itemID` is empty
    /// before anything of it has come.
    case assistantInterrupted(itemID: String, heard: Duration)
    /// Somebody speaks over the assistant's voice: what becomes of it.
    case interruption(VoiceInterruption)
    case audioLevelChanged(AudioLevel)
    case audioStatusChanged(AudioStatus)
    case turnChanged(Turn)
    case turnEnded(TurnSummary)
    case toolCallRequested(ToolCall)
    /// A call has come a step further; one that waits for approval waits for `Conversation.decide(_:on:)`.
    case toolCallUpdated(ToolActivity)
    case toolResultSubmitted(ToolResult)
    case messageUpdated(Message)
    /// A message is finished. An answer comes again when what is heard of it is cut.
    case messageFinalized(Message)
    /// A message is finished, and so are all before it: every message comes once, in the order of the conversation.
    case messageReleased(Message)
    /// A message is not part of the conversation any more.
    case messageRemoved(id: String)
    case modeChanged(ConversationMode)
    /// The conversation became too long for the model: what of it is left out from now on.
    case contextTrimmed(ContextTrim)
    case mcpServerStatusChanged(MCPServerStatus)
    case connectionStatusChanged(ConnectionStatus)
    case usageUpdated(Usage)
    /// What the conversation has cost, by the configuration's prices.
    case costUpdated(Cost)
    case budgetReached(BudgetStatus)
    /// An answer, a summary, the words of a spoken turn or a text that was read aloud was counted: what it used and costs,
    /// before the sums.
    case charged(Charge)
    /// A text was read aloud beside the conversation, and other words were said than stand in it.
    case textSpokenDifferently(text: String, said: String)
    case rateLimitsUpdated([RateLimitStatus])
    case error(EchoError)
    /// It goes on without something that was wanted, in writing or by voice: the server or the dialect does not have it.
    /// Told once for a server and a model.
    case optionLeftOut(LeftOutOption)
    /// The server searches the web: counted when the search is over.
    case webSearched(query: String)
    /// The server refuses a model, and another one goes on in its place, for now: what was asked is asked again.
    case modelReplaced(old: String, new: String)
}

/// The names of `EchoEvent`'s cases, to listen by.
public enum EchoEventType: String, Sendable, Hashable, CaseIterable {
    case userStartedSpeaking, userStoppedSpeaking, userTranscriptionDelta, userTranscriptionCompleted,
        userTranscriptionFailed, assistantStartedSpeaking, assistantStoppedSpeaking, assistantTextDelta,
        assistantAudioDelta, assistantInterrupted, interruption, audioLevelChanged, audioStatusChanged, turnChanged,
        turnEnded,
        toolCallRequested, toolCallUpdated, toolResultSubmitted, messageUpdated, messageFinalized, messageReleased,
        messageRemoved,
        modeChanged, contextTrimmed, mcpServerStatusChanged, connectionStatusChanged, usageUpdated, costUpdated,
        budgetReached, charged, textSpokenDifferently, rateLimitsUpdated, error, optionLeftOut,
        webSearched,
        modelReplaced
}
