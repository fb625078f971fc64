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
        answering.response != nil || answering.awaitsResponse || answering.wantsResponse
            || !transcript.calls.waiting.isEmpty
    }

    /// What is to be answered, while nothing of the answer can be read or heard.
    var openQuestion: Message.ID? {
        let isWanted = answerInTheMaking != nil || answering.wantsResponse || unfinished?.owesAnswer == true
        return isWanted ? transcript.unansweredText : nil
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
        if let objection { return emit(.error(objection)) }
        guard !mustWait() else { return }
        answering.awaitsResponse = true
        interrupting.dismissesAnswer = false
        act(.send(.responseCreate(ResponseCreate(eventID: makeID("event"), response: parameters))))
        answering.instruction = nil
    }

    private var parameters: ResponseCreateParameters? {
        answering.instruction.map { instruction in
            ResponseCreateParameters(
                instructions: [settings.instructions, instruction].filter { !$0.isEmpty }.joined(separator: "\n\n"))
        }
    }

    mutating func responseCreated(_ response: ResponseObject) {
        // Answers outside the conversation belong to whoever asked for them.
        guard let id = response.id else { return }
        guard !response.isOutOfBand else {
            if answering.others.count < 1000 { answering.others.insert(id) }
            return
        }
        guard answering.response?.id != id else { return }
        if let earlier = answering.response { supersede(earlier) }
        // The server answers something that was said meanwhile.
        transcript.yieldCalls()
        answering.response = ActiveResponse(id: id)
        answering.awaitsResponse = false
        if let objection = spending.objection { return refuseAnswer(objection) }
        guard answering.discardsNextResponse || interrupting.dismissesAnswer else { return }
        answering.discardsNextResponse = false
        interrupting.dismissesAnswer = false
        discardResponse(sendsCancel: true)
    }

    /// A server makes one answer at a time; of one that begins another nothing more is expected from the first.
    private mutating func supersede(_ earlier: ActiveResponse) {
        for id in earlier.itemIDs {
            soundDone(id)
            if transcript.queue[id]?.status == .inProgress { finish(id, .incomplete(reason: "superseded")) }
        }
        answering.finishedItems = []
    }

    /// The server answers by itself, and nothing more may be spent.
    private mutating func refuseAnswer(_ objection: EchoError) {
        answering.discardsNextResponse = false
        interrupting.dismissesAnswer = false
        discardResponse(sendsCancel: true)
        emit(.error(objection))
    }

    mutating func outputItemAdded(_ item: ConversationItem, response responseID: String, at now: Moment) {
        beginUnannounced(responseID)
        guard let active = answering.response, active.id == responseID else { return }
        if active.isDiscarded, let id = item.id { answering.response?.unseenIDs.append(id) }
        guard case .message(let message) = item, let id = message.id else { return }
        guard !active.isDiscarded else {
            answering.response?.itemIDs.append(id)
            return
        }
        beginAnswer(id, at: now)
        take(message.phase, of: id)
    }

    private mutating func beginAnswer(_ id: String, at now: Moment) {
        if answering.response?.itemIDs.contains(id) == false { answering.response?.itemIDs.append(id) }
        guard transcript.queue[id] == nil else { return }
        answers.begin(id)
        show(
            Message(
                id: id, role: .assistant, medium: settings.spokenAnswers ? .voice : .text, status: .inProgress,
                createdAt: now.date))
    }

    /// Most models do not say it, and one that says something new says nothing that is known.
    private mutating func take(_ phase: String?, of id: String) {
        guard let phase = phase.flatMap(Message.Phase.init), let message = transcript.queue[id],
            message.role == .assistant, message.phase != phase
        else { return }
        change(id) { $0.phase = phase }
    }

    mutating func words(_ itemID: String, _ delta: String, response responseID: String, at now: Moment) {
        beginUnannounced(responseID)
        guard answering.response?.id == responseID, answering.response?.isDiscarded == false else { return }
        let delta = answering.texts[itemID, default: SplitText()].add(delta)
        guard !delta.isEmpty else { return }
        beginAnswer(itemID, at: now)
        // A server that gives one id to two items must not put its words into the user's mouth.
        guard transcript.queue[itemID]?.role == .assistant else { return }
        lostHalf = nil
        if delta.contains(where: { !$0.isWhitespace }) { answering.response?.hasWords = true }
        timing.noteToken(at: now.instant)
        if !settings.spokenAnswers { noteLatency(timing.firstToken, of: itemID) }
        emit(.assistantTextDelta(itemID: itemID, delta: delta))
        grow(itemID, delta)
    }

    /// Some servers send nothing but the end of what is said.
    mutating func wordsDone(_ itemID: String, _ text: String, response responseID: String, at now: Moment) {
        guard transcript.queue[itemID] != nil else { return words(itemID, text, response: responseID, at: now) }
        answering.texts[itemID] = nil
        // Words that came are not taken back because a server does not repeat them.
        guard let message = transcript.queue[itemID], message.status == .inProgress, message.text != text,
            text.utf8.count * 2 >= message.text.utf8.count
        else { return }
        change(itemID) { $0.text = text }
    }

    mutating func sound(_ itemID: String, _ sound: PCM16, response responseID: String, at now: Moment) {
        beginUnannounced(responseID)
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
        if case .message(let message) = item, let id = message.id {
            take(message.phase, of: id)
            soundDone(id)
        }
        guard case .functionCall(let call) = item, call.status != "incomplete", let id = call.callID else { return }
        let request = ToolCall(id: id, name: call.name, arguments: call.arguments)
        emit(transcript.begin(request, id: call.id ?? id, at: now.date))
        act(.run(request))
    }

    mutating func responseDone(_ done: ResponseObject, at now: Moment) {
        let isUnannounced = beginUnannounced(done)
        guard answering.response?.id == done.id else { return }
        fillIn(done, at: now)
        guard let active = answering.response else { return }
        answering.lastDone = active.id
        brokenAnswers = 0
        if done.status == "failed" { restoreHalf() }
        lostHalf = nil
        let isSilent = isSilent(active, done, isUnannounced: isUnannounced)
        // Somebody spoke: what is answered to that comes by itself.
        if done.status == "cancelled" { transcript.yieldCalls() }
        answering.response = nil
        answering.finishedItems = []
        settleLimits()
        count(done.usage, of: active)
        for id in active.itemIDs { conclude(id, done, discarded: active.isDiscarded) }
        answering.texts = [:]
        takeBackUnseen(of: active)
        takeBackUnheard(of: active)
        reportFailure(of: done)
        if isSilent { reportSilence(of: done) }
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

    /// Messages that were waiting to be heard when the answer was stopped: words have come, and no sound. Those with sound
    /// are cut where the loudspeaker has them.
    private mutating func takeBackUnheard(of active: ActiveResponse) {
        guard active.isDiscarded else { return }
        for id in active.itemIDs where !active.unseenIDs.contains(id) && isUnheard(id) {
            sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: id)) }
        }
    }

    /// Without a loudspeaker an answer is read.
    private func isUnheard(_ id: String) -> Bool {
        if case .failed = audioStatus.loudspeaker { return false }
        guard let message = transcript.queue[id], message.role == .assistant, message.medium == .voice else {
            return false
        }
        return playback.sounds[id, default: AnswerSound()].receivedFrames == 0
    }

    mutating func conclude(_ id: String, _ done: ResponseObject, discarded: Bool) {
        // Of a discarded answer the server has sound that was thrown away here: it is not complete.
        if !discarded { soundDone(id) }
        guard let message = transcript.queue[id], message.status == .inProgress else { return }
        // Half a character whose other half never came.
        if let rest = answering.texts[id]?.end(), !rest.isEmpty { change(id) { $0.text += rest } }
        let isUnheard = discarded && isUnheard(id)
        switch done.status {
        case "completed" where isUnheard: finish(id, .interrupted(heard: .zero, heardCharacters: 0))
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
        context.promptTokens = usage.inputTokens
        context.lastInput = usage
        if let id = active.itemIDs.last {
            emit(transcript.account(id, usage, spending.cost(of: usage, model: model)))
        }
        emit(spending.add(usage, model: model))
        stopSpending()
    }

    /// The words of a spoken turn are found by a model of their own, at its own price.
    mutating func count(_ used: TranscriptionUsage?, of itemID: String) {
        guard let used else { return }
        let usage = Usage(used, heard: spoken.duration(of: itemID))
        guard usage != Usage() else { return }
        emit(spending.add(usage, model: settings.transcriptionModel))
        if !spending.canSpend { stopSpending() }
    }

    /// Nobody is listened to any more when nothing more may be spent: the server may answer by itself what it hears.
    mutating func stopSpending() {
        guard let objection, microphone.gate.state != .closed else { return }
        let isListening = microphone.gate.state == .open
        stopListening(at: nil)
        // That a budget is spent was said when it was.
        if isListening, spending.canSpend { emit(.error(objection)) }
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
