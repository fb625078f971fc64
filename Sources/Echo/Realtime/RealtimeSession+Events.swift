import EchoAudio
import EchoWire

/// What the server says.
extension RealtimeSession {
    mutating func handle(_ event: ServerEvent, at now: Moment) {
        switch event {
        case .sessionCreated(let event): sessionCreated(event.session)
        case .sessionUpdated(let event): sessionUpdated(event.session, at: now)
        case .error(let event): refused(event.error)
        case .rateLimitsUpdated(let event): learn(event.rateLimits.map(RateLimitStatus.init), at: now)

        case .inputAudioBufferSpeechStarted(let event): speechStarted(event.itemID, atMs: event.audioStartMs, at: now)
        case .inputAudioBufferSpeechStopped(let event):
            speechStopped(event.itemID, atMs: event.audioEndMs, at: now)
        case .inputAudioBufferCommitted(let event): committed(event.itemID, after: event.previousItemID, at: now)
        case .inputAudioBufferTimeoutTriggered(let event): spoken.silentItems.insert(event.itemID)

        case .conversationItemAdded(let event): itemAdded(event.item, after: event.previousItemID, at: now)
        case .conversationItemCreated(let event): itemAdded(event.item, after: event.previousItemID, at: now)
        case .conversationItemDone(let event): itemAdded(event.item, after: event.previousItemID, at: now)
        case .conversationItemDeleted(let event): itemDeleted(event.itemID)

        case .conversationItemInputAudioTranscriptionDelta(let event): transcriptDelta(event.itemID, event.delta ?? "")
        case .conversationItemInputAudioTranscriptionCompleted(let event):
            count(event.usage, of: event.itemID)
            transcriptCompleted(event.itemID, event.transcript)
        case .conversationItemInputAudioTranscriptionFailed(let event):
            transcriptFailed(event.itemID, .refused(message: event.error.message ?? event.error.code ?? ""))
            transcriberFailed(event.error)

        case .responseCreated(let event): responseCreated(event.response)
        case .responseOutputItemAdded(let event): outputItemAdded(event.item, response: event.responseID, at: now)
        case .responseOutputItemDone(let event): outputItemDone(event.item, response: event.responseID, at: now)
        case .responseOutputTextDelta(let event):
            words(event.itemID, event.delta, part: event.contentIndex, response: event.responseID, at: now)
        case .responseOutputAudioTranscriptDelta(let event):
            words(event.itemID, event.delta, part: event.contentIndex, response: event.responseID, at: now)
        case .responseOutputTextDone(let event):
            wordsDone(event.itemID, event.text, part: event.contentIndex, response: event.responseID, at: now)
            endLateAnswerIfSaid()
        case .responseOutputAudioTranscriptDone(let event):
            wordsDone(event.itemID, event.transcript, part: event.contentIndex, response: event.responseID, at: now)
            endLateAnswerIfSaid()
        case .responseContentPartDone(let event):
            wordsDone(
                event.itemID, event.part.spokenWords, part: event.contentIndex, isTold: true,
                response: event.responseID, at: now)
        case .responseFunctionCallArgumentsDelta(let event):
            guard answering.response?.id == answerID(event.responseID) else { return }
            answering.calls.grow(event.itemID, event.callID, event.delta)
        case .responseFunctionCallArgumentsDone(let event):
            beginUnannounced(event.responseID)
            guard answering.response?.id == answerID(event.responseID) else { return }
            answering.calls.complete(event.itemID, event.callID, event.name, event.arguments)
        case .responseOutputAudioDelta(let event):
            sound(event.itemID, codec.decode(event.delta), response: event.responseID, at: now)
        case .responseOutputAudioDone(let event): soundDone(answering.names[event.itemID] ?? event.itemID)
        case .responseDone(let event): responseDone(event.response, at: now)
        default: break
        }
    }
}

extension RateLimitStatus {
    init(_ limit: RateLimit) {
        self.init(
            name: limit.name ?? "", limit: limit.limit, remaining: limit.remaining,
            reset: limit.resetSeconds.map { .milliseconds(Int64(min(max($0, 0), 1e9) * 1000)) })
    }
}

extension ServerEvent {
    /// Whether nobody knows what it says.
    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Whether this is one more piece of a message's words.
    func addsWords(to id: String?) -> Bool {
        switch self {
        case .responseOutputTextDelta(let event): event.itemID == id
        case .responseOutputAudioTranscriptDelta(let event): event.itemID == id
        case .conversationItemInputAudioTranscriptionDelta(let event): event.itemID == id
        // Sound comes between the words.
        case .responseOutputAudioDelta: true
        default: false
        }
    }
}
