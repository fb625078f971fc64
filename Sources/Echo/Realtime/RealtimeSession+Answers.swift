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
        endLateAnswer()
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
        answering.endAnswer()
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
        guard let active = answering.response, active.id == answerID(responseID) else { return }
        if active.isDiscarded, let id = item.id { answering.response?.unseenIDs.append(id) }
        if case .functionCall(let call) = item { answering.calls.begin(call) }
        guard case .message(let message) = item, let told = message.id else { return }
        guard !active.isDiscarded else {
            answering.response?.itemIDs.append(told)
            return
        }
        let id = own(told)
        beginAnswer(id, at: now)
        take(message.phase, of: id)
    }

    mutating func beginAnswer(_ id: String, at now: Moment) {
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

    mutating func outputItemDone(_ item: ConversationItem, response responseID: String, at now: Moment) {
        let responseID = answerID(responseID)
        guard answering.response?.id == responseID, answering.response?.isDiscarded == false else { return }
        switch item {
        case .message(let message): messageDone(message, response: responseID, at: now)
        case .functionCall(let call):
            if let id = call.id, call.status != "incomplete" { answering.finishedItems.insert(id) }
            callDone(call, at: now)
        default: if let id = item.id { answering.finishedItems.insert(id) }
        }
    }

    /// Its words are in it once more, or for the first time.
    private mutating func messageDone(_ message: MessageItem, response: String, at now: Moment) {
        guard let told = message.id else { return }
        wordsDone(told, message.content.map(\.spokenWords), response: response, at: now)
        let id = own(told)
        answering.finishedItems.insert(id)
        take(message.phase, of: id)
        soundDone(id)
    }

    /// The last message of the answer carries what the answer used.
    mutating func count(_ used: ResponseUsage?, of active: ActiveResponse) {
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
