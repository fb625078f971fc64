import EchoAudio
import EchoWire

/// The assistant's answers: words, sound and calls, as the server makes them.
extension RealtimeSession {
    /// Whether an answer can be read or heard right now.
    var isAnswering: Bool {
        answering.response?.hasWords == true && answering.response?.isDiscarded == false || isSounding
    }

    /// Whether the server makes an answer, or is about to.
    var isBeingAnswered: Bool {
        answering.response != nil || answering.awaitsResponse || answering.wantsResponse || transcript.calls.isWaiting
    }

    /// Whether the loudspeaker has sound of an answer that is not over.
    var isSounding: Bool {
        if case .failed = audioStatus.loudspeaker { return false }
        return playback.sounds.values.contains { $0.receivedFrames > 0 && !$0.isOver }
    }

    mutating func requestResponse() {
        guard answering.response == nil, !transcript.calls.isWaiting else {
            answering.wantsResponse = true
            return
        }
        // One that was given up is on its way: the next is asked for when its words are taken back.
        guard !answering.discardsNextResponse else {
            answering.wantsResponse = true
            return act(.start(.unanswered, after: Self.answerPatience))
        }
        askForResponse()
    }

    mutating func askForResponse() {
        answering.wantsResponse = false
        if let objection = spending.objection { return emit(.error(objection)) }
        guard !mustWait() else { return }
        answering.awaitsResponse = true
        interrupting.dismissesAnswer = false
        act(.send(.responseCreate(ResponseCreate(eventID: makeID("event")))))
    }

    mutating func responseCreated(_ response: ResponseObject) {
        // Answers outside the conversation belong to whoever asked for them.
        guard let id = response.id, !response.isOutOfBand else { return }
        answering.response = ActiveResponse(id: id)
        answering.awaitsResponse = false
        guard answering.discardsNextResponse || interrupting.dismissesAnswer else { return }
        answering.discardsNextResponse = false
        interrupting.dismissesAnswer = false
        discardResponse(sendsCancel: true)
    }

    mutating func outputItemAdded(_ item: ConversationItem, response responseID: String, at now: Moment) {
        guard let active = answering.response, active.id == responseID else { return }
        if active.isDiscarded, let id = item.id { answering.response?.unseenIDs.append(id) }
        guard case .message(let message) = item, let id = message.id else { return }
        answering.response?.itemIDs.append(id)
        guard !active.isDiscarded else { return }
        beginAnswer(id, at: now)
    }

    private mutating func beginAnswer(_ id: String, at now: Moment) {
        guard transcript.queue[id] == nil else { return }
        answers.begin(id)
        show(
            Message(
                id: id, role: .assistant, medium: settings.spokenAnswers ? .voice : .text, status: .inProgress,
                createdAt: now.date))
    }

    mutating func words(_ itemID: String, _ delta: String, response responseID: String, at now: Moment) {
        guard answering.response?.id == responseID, answering.response?.isDiscarded == false, !delta.isEmpty else {
            return
        }
        beginAnswer(itemID, at: now)
        // A server that gives one id to two items must not put its words into the user's mouth.
        guard transcript.queue[itemID]?.role == .assistant else { return }
        answering.response?.hasWords = true
        timing.noteToken(at: now.instant)
        if !settings.spokenAnswers { noteLatency(timing.firstToken, of: itemID) }
        emit(.assistantTextDelta(itemID: itemID, delta: delta))
        grow(itemID, delta)
    }

    mutating func wordsDone(_ itemID: String, _ text: String) {
        guard let message = transcript.queue[itemID], message.status == .inProgress, message.text != text else {
            return
        }
        change(itemID) { $0.text = text }
    }

    mutating func sound(_ itemID: String, _ sound: PCM16, response responseID: String, at now: Moment) {
        guard answering.response?.id == responseID, answering.response?.isDiscarded == false else { return }
        beginAnswer(itemID, at: now)
        connection.isVoiceLocked = true
        timing.noteAudio(at: now.instant)
        emit(.assistantAudioDelta(itemID: itemID, frames: sound.samples.count))
        playback.sounds[itemID, default: AnswerSound()].receivedFrames += sound.samples.count
        act(.play(sound, item: itemID))
    }

    mutating func soundDone(_ itemID: String) {
        guard playback.sounds[itemID]?.isComplete == false else { return }
        playback.sounds[itemID]?.isComplete = true
        act(.endOfItem(itemID))
    }

    mutating func outputItemDone(_ item: ConversationItem, response responseID: String, at now: Moment) {
        guard answering.response?.id == responseID, answering.response?.isDiscarded == false else { return }
        if let id = item.id { answering.finishedItems.insert(id) }
        guard case .functionCall(let call) = item, call.status != "incomplete", let id = call.callID else { return }
        let request = ToolCall(id: id, name: call.name, arguments: call.arguments)
        emit(transcript.begin(request, id: call.id ?? id, at: now.date))
        act(.run(request))
    }

    mutating func responseDone(_ done: ResponseObject) {
        guard let active = answering.response, active.id == done.id else { return }
        answering.response = nil
        answering.finishedItems = []
        settleLimits()
        count(done.usage, of: active)
        for id in active.itemIDs { conclude(id, done, discarded: active.isDiscarded) }
        takeBackUnseen(of: active)
        reportFailure(of: done)
        answers.noteMade()
        answerToolResults()
        if answering.wantsResponse { requestResponse() }
        endTurnIfOver()
    }

    /// The server made an answer though it was told to stop: it may not go on from words that nobody has seen.
    private mutating func takeBackUnseen(of active: ActiveResponse) {
        for id in active.unseenIDs {
            sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: id)) }
        }
    }

    private mutating func conclude(_ id: String, _ done: ResponseObject, discarded: Bool) {
        // Of a discarded answer the server has sound that was thrown away here: it is not complete.
        if !discarded { soundDone(id) }
        guard let message = transcript.queue[id], message.status == .inProgress else { return }
        switch done.status {
        case "cancelled" where message.text.isEmpty: finish(id, .cancelled)
        // The server did what it was asked not to do: what was made of it is heard all the same.
        case "cancelled" where !discarded && considersInterruptions && playback.sounds[id]?.isOver == false:
            finish(id, .incomplete(reason: done.statusDetails?.reason ?? "cancelled"))
        case "cancelled": finish(id, .interrupted(heard: .zero, heardCharacters: heardCharacters(of: message)))
        case "incomplete": finish(id, .incomplete(reason: done.statusDetails?.reason ?? ""))
        case "failed": finish(id, .failed(reason: done.statusDetails?.error?.code ?? ""))
        default: finish(id, .completed)
        }
    }

    /// A written answer was read as far as it came; of a spoken one playback tells.
    private func heardCharacters(of message: Message) -> Int {
        message.medium == .text ? message.text.count : 0
    }

    private mutating func reportFailure(of done: ResponseObject) {
        guard done.status == "failed" else { return }
        let error = done.statusDetails?.error
        switch error?.code {
        case "insufficient_quota": emit(.error(.quotaExceeded(message: error?.message ?? "")))
        case "rate_limit_exceeded", "inference_rate_limit_exceeded":
            emit(.error(.rateLimited(message: error?.message ?? "")))
        default: emit(.error(.responseFailed(code: error?.code ?? error?.type, message: error?.message ?? "")))
        }
    }

    /// The last message of the answer carries what the answer used.
    private mutating func count(_ used: ResponseUsage?, of active: ActiveResponse) {
        guard let usage = used.map(Usage.init) else { return }
        context.promptTokens = usage.inputTextTokens + usage.inputAudioTokens
        if let id = active.itemIDs.last {
            emit(transcript.account(id, usage, spending.cost(of: usage, model: model)))
        }
        emit(spending.add(usage, model: model))
        if !spending.canSpend { stopListening(at: nil) }
    }

    mutating func noteLatency(_ latency: Duration?, of itemID: String) {
        guard let latency, transcript.queue[itemID]?.latency == nil else { return }
        change(itemID) { $0.latency = latency }
    }

    /// The turn is over when the answer is made and nothing of it sounds any more.
    mutating func endTurnIfOver() {
        guard let id = answers.current, answers.isMade, !isSounding, answering.response == nil else { return }
        emit(.turnEnded(timing.summary(assistantItemID: id, interrupted: answers.wasInterrupted)))
        answers.close()
    }
}

extension ResponseObject {
    var isOutOfBand: Bool { extra["conversation_id"] == .null && conversationID == nil }
}

extension Usage {
    init(_ used: ResponseUsage) {
        self.init()
        let input = used.inputTokenDetails
        let output = used.outputTokenDetails
        inputAudioTokens = input?.audioTokens ?? 0
        inputTextTokens = input?.textTokens ?? max(0, (used.inputTokens ?? 0) - inputAudioTokens)
        cachedTokens = input?.cachedTokens ?? 0
        cachedTextTokens = input?.cachedTokensDetails?.textTokens ?? 0
        cachedAudioTokens = input?.cachedTokensDetails?.audioTokens ?? 0
        outputAudioTokens = output?.audioTokens ?? 0
        outputTextTokens = output?.textTokens ?? max(0, (used.outputTokens ?? 0) - outputAudioTokens)
        reasoningTokens = output?.extra["reasoning_tokens"]?.integer ?? 0
    }
}
