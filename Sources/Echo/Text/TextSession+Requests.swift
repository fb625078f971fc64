import EchoWire

/// What the user asks.
extension TextSession {
    mutating func handle(_ request: LegRequest, at now: Moment) {
        if request.asks { toolRounds.begin() }
        switch request {
        case .send(let text, let pictures): send(text, pictures, at: now)
        case .note(let messages): emit(transcript.note(messages))
        case .instruct(let text, let answers): instruct(text, answers: answers, at: now)
        case .edit(let id, let text, let pictures):
            stopAnswer()
            for later in [id] + transcript.queue.ids(after: id) { remove(later) }
            send(text, pictures, at: now)
        case .remove(let ids): for id in ids { remove(id) }
        case .regenerate: regenerate(at: now)
        case .answer: answerQuestion(at: now)
        case .goOn: goOn(at: now)
        case .interrupt: stopAnswer()
        case .update(let settings, _): self.settings = settings
        case .submit(let result): submit(result)
        case .setTools(let tools): self.tools = tools
        case .setBudget(let budget, let period): emit(spending.setBudget(budget, of: period))
        case .learn(let prices): spending.learn(prices)
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

    private mutating func answerQuestion(at now: Moment) {
        guard answer == nil, let question = transcript.lastQuestion else { return }
        timing.start(at: now.instant, userItemID: question.id)
        ask()
    }

    private mutating func send(_ text: String, _ pictures: [Picture], at now: Moment) {
        say(text, .user, pictures, answers: true, at: now)
    }

    /// What is told to go on with is known from the next answer on.
    private mutating func instruct(_ text: String, answers: Bool, at now: Moment) {
        say(text, .system, answers: answers, at: now)
    }

    private mutating func say(
        _ text: String, _ role: Message.Role, _ pictures: [Picture] = [], answers: Bool, at now: Moment
    ) {
        if answers, let objection { return emit(.error(objection)) }
        let steers = answers && role == .user && canSteer
        if answers, !steers { stopAnswer() }
        let id = makeID()
        var message = Message(id: id, role: role, medium: .text, text: text, status: .completed, createdAt: now.date)
        message.pictures = pictures
        show(message)
        guard !steers else { return steer(message) }
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
        thought = nil
        act(.stopAsking)
        endSearches(of: stopped, .cancelled)
        let continued = endContinuation()
        for id in stopped.ids { stop(id) }
        if let continued { stop(continued) }
        emit(.turnEnded(timing.summary(assistantItemID: stopped.ids.last, interrupted: true)))
    }

    mutating func stop(_ id: String) {
        guard let message = transcript.queue[id], !message.isFinal, message.tool == nil else { return }
        let read = message.text.count
        finish(id, read == 0 ? .cancelled : .interrupted(heard: .zero, heardCharacters: read))
    }

    mutating func remove(_ id: String) {
        reasoning[id] = nil
        expand(at: id)
        emit(transcript.remove(id))
    }

    private mutating func submit(_ result: ToolResult) {
        guard let told = transcript.take(result) else { return }
        emit(told)
        answerToolResults()
    }

    /// One answer after all results, and not before the last answer has ended.
    ///
    /// - Returns: whether the turn has ended instead.
    @discardableResult mutating func answerToolResults() -> Bool {
        guard transcript.calls.isSettled, answer == nil else { return false }
        transcript.forgetCalls()
        guard toolRounds.goOn() else {
            endToolRounds()
            return true
        }
        ask()
        return false
    }

    private mutating func endToolRounds() {
        thought = nil
        emit(.error(ToolRounds.tooMany))
        emit(.turnEnded(timing.summary(assistantItemID: nil, interrupted: false)))
    }
}
