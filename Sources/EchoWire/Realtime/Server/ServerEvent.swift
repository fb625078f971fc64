/// An event from the server to its client.
public enum ServerEvent: WireEventUnion {
    case error(ErrorEvent)
    case sessionCreated(SessionCreated)
    case sessionUpdated(SessionUpdated)
    case conversationCreated(ConversationCreated)
    case conversationItemAdded(ConversationItemAdded)
    case conversationItemCreated(ConversationItemCreated)
    case conversationItemDone(ConversationItemDone)
    case conversationItemRetrieved(ConversationItemRetrieved)
    case conversationItemDeleted(ConversationItemDeleted)
    case conversationItemTruncated(ConversationItemTruncated)
    case conversationItemInputAudioTranscriptionDelta(ConversationItemInputAudioTranscriptionDelta)
    case conversationItemInputAudioTranscriptionCompleted(ConversationItemInputAudioTranscriptionCompleted)
    case conversationItemInputAudioTranscriptionFailed(ConversationItemInputAudioTranscriptionFailed)
    case conversationItemInputAudioTranscriptionSegment(ConversationItemInputAudioTranscriptionSegment)
    case inputAudioBufferCommitted(InputAudioBufferCommitted)
    case inputAudioBufferCleared(InputAudioBufferCleared)
    case inputAudioBufferSpeechStarted(InputAudioBufferSpeechStarted)
    case inputAudioBufferSpeechStopped(InputAudioBufferSpeechStopped)
    case inputAudioBufferTimeoutTriggered(InputAudioBufferTimeoutTriggered)
    case inputAudioBufferDtmfEventReceived(InputAudioBufferDtmfEventReceived)
    case outputAudioBufferStarted(OutputAudioBufferStarted)
    case outputAudioBufferStopped(OutputAudioBufferStopped)
    case outputAudioBufferCleared(OutputAudioBufferCleared)
    case responseCreated(ResponseCreated)
    case responseDone(ResponseDone)
    case responseOutputItemAdded(ResponseOutputItemAdded)
    case responseOutputItemDone(ResponseOutputItemDone)
    case responseContentPartAdded(ResponseContentPartAdded)
    case responseContentPartDone(ResponseContentPartDone)
    case responseOutputTextDelta(ResponseOutputTextDelta)
    case responseOutputTextDone(ResponseOutputTextDone)
    case responseOutputAudioTranscriptDelta(ResponseOutputAudioTranscriptDelta)
    case responseOutputAudioTranscriptDone(ResponseOutputAudioTranscriptDone)
    case responseOutputAudioDelta(ResponseOutputAudioDelta)
    case responseOutputAudioDone(ResponseOutputAudioDone)
    case responseFunctionCallArgumentsDelta(ResponseFunctionCallArgumentsDelta)
    case responseFunctionCallArgumentsDone(ResponseFunctionCallArgumentsDone)
    case responseMcpCallArgumentsDelta(ResponseMcpCallArgumentsDelta)
    case responseMcpCallArgumentsDone(ResponseMcpCallArgumentsDone)
    case responseMcpCallInProgress(ResponseMcpCallInProgress)
    case responseMcpCallCompleted(ResponseMcpCallCompleted)
    case responseMcpCallFailed(ResponseMcpCallFailed)
    case mcpListToolsInProgress(McpListToolsInProgress)
    case mcpListToolsCompleted(McpListToolsCompleted)
    case mcpListToolsFailed(McpListToolsFailed)
    case rateLimitsUpdated(RateLimitsUpdated)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(type: String, fields: JSONObject) throws(WireError) {
        switch type {
        case ErrorEvent.type: self = .error(try ErrorEvent(fields: fields))
        case SessionCreated.type: self = .sessionCreated(try SessionCreated(fields: fields))
        case SessionUpdated.type: self = .sessionUpdated(try SessionUpdated(fields: fields))
        case ConversationCreated.type: self = .conversationCreated(try ConversationCreated(fields: fields))
        case ConversationItemAdded.type: self = .conversationItemAdded(try ConversationItemAdded(fields: fields))
        case ConversationItemCreated.type: self = .conversationItemCreated(try ConversationItemCreated(fields: fields))
        case ConversationItemDone.type: self = .conversationItemDone(try ConversationItemDone(fields: fields))
        case ConversationItemRetrieved.type:
            self = .conversationItemRetrieved(try ConversationItemRetrieved(fields: fields))
        case ConversationItemDeleted.type: self = .conversationItemDeleted(try ConversationItemDeleted(fields: fields))
        case ConversationItemTruncated.type:
            self = .conversationItemTruncated(try ConversationItemTruncated(fields: fields))
        case ConversationItemInputAudioTranscriptionDelta.type:
            self = .conversationItemInputAudioTranscriptionDelta(
                try ConversationItemInputAudioTranscriptionDelta(fields: fields))
        case ConversationItemInputAudioTranscriptionCompleted.type:
            self = .conversationItemInputAudioTranscriptionCompleted(
                try ConversationItemInputAudioTranscriptionCompleted(fields: fields))
        case ConversationItemInputAudioTranscriptionFailed.type:
            self = .conversationItemInputAudioTranscriptionFailed(
                try ConversationItemInputAudioTranscriptionFailed(fields: fields))
        case ConversationItemInputAudioTranscriptionSegment.type:
            self = .conversationItemInputAudioTranscriptionSegment(
                try ConversationItemInputAudioTranscriptionSegment(fields: fields))
        case InputAudioBufferCommitted.type:
            self = .inputAudioBufferCommitted(try InputAudioBufferCommitted(fields: fields))
        case InputAudioBufferCleared.type: self = .inputAudioBufferCleared(try InputAudioBufferCleared(fields: fields))
        case InputAudioBufferSpeechStarted.type:
            self = .inputAudioBufferSpeechStarted(try InputAudioBufferSpeechStarted(fields: fields))
        case InputAudioBufferSpeechStopped.type:
            self = .inputAudioBufferSpeechStopped(try InputAudioBufferSpeechStopped(fields: fields))
        case InputAudioBufferTimeoutTriggered.type:
            self = .inputAudioBufferTimeoutTriggered(try InputAudioBufferTimeoutTriggered(fields: fields))
        case InputAudioBufferDtmfEventReceived.type:
            self = .inputAudioBufferDtmfEventReceived(try InputAudioBufferDtmfEventReceived(fields: fields))
        case OutputAudioBufferStarted.type:
            self = .outputAudioBufferStarted(try OutputAudioBufferStarted(fields: fields))
        case OutputAudioBufferStopped.type:
            self = .outputAudioBufferStopped(try OutputAudioBufferStopped(fields: fields))
        case OutputAudioBufferCleared.type:
            self = .outputAudioBufferCleared(try OutputAudioBufferCleared(fields: fields))
        case ResponseCreated.type: self = .responseCreated(try ResponseCreated(fields: fields))
        case ResponseDone.type: self = .responseDone(try ResponseDone(fields: fields))
        case ResponseOutputItemAdded.type: self = .responseOutputItemAdded(try ResponseOutputItemAdded(fields: fields))
        case ResponseOutputItemDone.type: self = .responseOutputItemDone(try ResponseOutputItemDone(fields: fields))
        case ResponseContentPartAdded.type:
            self = .responseContentPartAdded(try ResponseContentPartAdded(fields: fields))
        case ResponseContentPartDone.type: self = .responseContentPartDone(try ResponseContentPartDone(fields: fields))
        case ResponseOutputTextDelta.type: self = .responseOutputTextDelta(try ResponseOutputTextDelta(fields: fields))
        case ResponseOutputTextDone.type: self = .responseOutputTextDone(try ResponseOutputTextDone(fields: fields))
        case ResponseOutputAudioTranscriptDelta.type:
            self = .responseOutputAudioTranscriptDelta(try ResponseOutputAudioTranscriptDelta(fields: fields))
        case ResponseOutputAudioTranscriptDone.type:
            self = .responseOutputAudioTranscriptDone(try ResponseOutputAudioTranscriptDone(fields: fields))
        case ResponseOutputAudioDelta.type:
            self = .responseOutputAudioDelta(try ResponseOutputAudioDelta(fields: fields))
        case ResponseOutputAudioDone.type: self = .responseOutputAudioDone(try ResponseOutputAudioDone(fields: fields))
        case ResponseFunctionCallArgumentsDelta.type:
            self = .responseFunctionCallArgumentsDelta(try ResponseFunctionCallArgumentsDelta(fields: fields))
        case ResponseFunctionCallArgumentsDone.type:
            self = .responseFunctionCallArgumentsDone(try ResponseFunctionCallArgumentsDone(fields: fields))
        case ResponseMcpCallArgumentsDelta.type:
            self = .responseMcpCallArgumentsDelta(try ResponseMcpCallArgumentsDelta(fields: fields))
        case ResponseMcpCallArgumentsDone.type:
            self = .responseMcpCallArgumentsDone(try ResponseMcpCallArgumentsDone(fields: fields))
        case ResponseMcpCallInProgress.type:
            self = .responseMcpCallInProgress(try ResponseMcpCallInProgress(fields: fields))
        case ResponseMcpCallCompleted.type:
            self = .responseMcpCallCompleted(try ResponseMcpCallCompleted(fields: fields))
        case ResponseMcpCallFailed.type: self = .responseMcpCallFailed(try ResponseMcpCallFailed(fields: fields))
        case McpListToolsInProgress.type: self = .mcpListToolsInProgress(try McpListToolsInProgress(fields: fields))
        case McpListToolsCompleted.type: self = .mcpListToolsCompleted(try McpListToolsCompleted(fields: fields))
        case McpListToolsFailed.type: self = .mcpListToolsFailed(try McpListToolsFailed(fields: fields))
        case RateLimitsUpdated.type: self = .rateLimitsUpdated(try RateLimitsUpdated(fields: fields))
        default: self = .unknown(UnknownEvent(type: type, fields: fields))
        }
    }

    public var payload: any WireEventPayload {
        switch self {
        case .error(let event): event
        case .sessionCreated(let event): event
        case .sessionUpdated(let event): event
        case .conversationCreated(let event): event
        case .conversationItemAdded(let event): event
        case .conversationItemCreated(let event): event
        case .conversationItemDone(let event): event
        case .conversationItemRetrieved(let event): event
        case .conversationItemDeleted(let event): event
        case .conversationItemTruncated(let event): event
        case .conversationItemInputAudioTranscriptionDelta(let event): event
        case .conversationItemInputAudioTranscriptionCompleted(let event): event
        case .conversationItemInputAudioTranscriptionFailed(let event): event
        case .conversationItemInputAudioTranscriptionSegment(let event): event
        case .inputAudioBufferCommitted(let event): event
        case .inputAudioBufferCleared(let event): event
        case .inputAudioBufferSpeechStarted(let event): event
        case .inputAudioBufferSpeechStopped(let event): event
        case .inputAudioBufferTimeoutTriggered(let event): event
        case .inputAudioBufferDtmfEventReceived(let event): event
        case .outputAudioBufferStarted(let event): event
        case .outputAudioBufferStopped(let event): event
        case .outputAudioBufferCleared(let event): event
        case .responseCreated(let event): event
        case .responseDone(let event): event
        case .responseOutputItemAdded(let event): event
        case .responseOutputItemDone(let event): event
        case .responseContentPartAdded(let event): event
        case .responseContentPartDone(let event): event
        case .responseOutputTextDelta(let event): event
        case .responseOutputTextDone(let event): event
        case .responseOutputAudioTranscriptDelta(let event): event
        case .responseOutputAudioTranscriptDone(let event): event
        case .responseOutputAudioDelta(let event): event
        case .responseOutputAudioDone(let event): event
        case .responseFunctionCallArgumentsDelta(let event): event
        case .responseFunctionCallArgumentsDone(let event): event
        case .responseMcpCallArgumentsDelta(let event): event
        case .responseMcpCallArgumentsDone(let event): event
        case .responseMcpCallInProgress(let event): event
        case .responseMcpCallCompleted(let event): event
        case .responseMcpCallFailed(let event): event
        case .mcpListToolsInProgress(let event): event
        case .mcpListToolsCompleted(let event): event
        case .mcpListToolsFailed(let event): event
        case .rateLimitsUpdated(let event): event
        case .unknown(let event): event
        }
    }
}
