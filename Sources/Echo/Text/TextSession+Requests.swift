import EchoWire

/// What the user asks.
extension TextSession {
    mutating func handle(_ request: LegRequest, at now: Moment) {
        switch request {
        case .send(let text): send(text, at: now)
        case .note(let messages): emit(transcript.note(messages))
        case .instruct(let text, let answers): instruct(text, answers: answers, at: now)
        case .edit(let id, let text):
            stopAnswer()
            for later in [id] + transcript.queue.ids(after: id) { remove(later) }
            send(text, at: now)
        case .remove(let ids): for id in ids { remove(id) }
        case .regenerate: regenerate(at: now)
        case .interrupt: stopAnswer()
        case .update(let settings, _): self.settings = settings
        case .submit(let result): submit(result)
        case .setTools(let tools): self.tools = tools
        case .setBudget(let budget, let period): emit(spending.setBudget(budget, of: period))
        case .setMuted(let muted): isMuted = muted
        case .startListening, .stopListening, .endUserTurn, .conclude, .connect, .leave: break
        }
    }

    private mutating func regenerate(at now: Moment) {
        stopAnswer()
        guard let question = transcript.lastQuestion else { return }
        for id in transcript.queue.ids(after: question.id) { remove(id) }
        timing.start(at: now.instant, userItemID: question.id)
        ask()
    }

    private mutating func send(_ text: String, at now: Moment) { say(text, .user, answers: true, at: now) }

    /// What is told to go on with is known from the next answer on.
    private mutating func instruct(_ text: String, answers: Bool, at now: Moment) {
        say(text, .system, answers: answers, at: now)
    }

    private mutating func say(_ text: String, _ role: Message.Role, answers: Bool, at now: Moment) {
        if answers, let objection = spending.objection { return emit(.error(objection)) }
        if answers { stopAnswer() }
        let id = makeID()
        show(Message(id: id, role: role, medium: .text, text: text, status: .completed, createdAt: now.date))
        guard answers else { return }
        timing.start(at: now.instant, userItemID: id)
        ask()
    }

    /// Stops the answer that is being made, and the tools that it waits for.
    mutating func stopAnswer() {
        if answer != nil || transcript.calls.isWaiting {
            emit(.assistantInterrupted(itemID: answer?.ids.last ?? "", heard: .zero))
        }
        for call in transcript.calls.waiting {
            act(.stopTool(callID: call))
            if let id = transcript.calls.item(of: call) { emit(transcript.cancelCall(id)) }
        }
        transcript.forgetCalls()
        guard let stopped = answer else { return }
        answer = nil
        act(.stopAsking)
        for id in stopped.ids { stop(id) }
        emit(.turnEnded(timing.summary(assistantItemID: stopped.ids.last, interrupted: true)))
    }

    private mutating func stop(_ id: String) {
        guard let message = transcript.queue[id], !message.isFinal, message.tool == nil else { return }
        let read = message.text.count
        finish(id, read == 0 ? .cancelled : .interrupted(heard: .zero, heardCharacters: read))
    }

    private mutating func remove(_ id: String) {
        reasoning[id] = nil
        emit(transcript.remove(id))
    }

    private mutating func submit(_ result: ToolResult) {
        guard let told = transcript.take(result) else { return }
        emit(told)
        answerToolResults()
    }

    /// One answer after all results, and not before the last answer has ended.
    mutating func answerToolResults() {
        guard transcript.calls.isSettled, answer == nil else { return }
        transcript.forgetCalls()
        ask()
    }
}
