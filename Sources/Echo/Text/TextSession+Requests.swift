import EchoWire

/// What the user asks.
extension TextSession {
    mutating func handle(_ request: LegRequest, at now: Moment) {
        switch request {
        case .send(let text): send(text, at: now)
        case .edit(let id, let text):
            stopAnswer()
            for later in [id] + queue.ids(after: id) { remove(later) }
            send(text, at: now)
        case .remove(let ids): for id in ids { remove(id) }
        case .regenerate: regenerate(at: now)
        case .interrupt: stopAnswer()
        case .update(let settings, _): self.settings = settings
        case .submit(let result): submit(result)
        case .setTools(let tools): self.tools = tools
        case .setBudget(let budget): for event in spending.setBudget(budget) { emit(event) }
        case .setMuted(let muted): isMuted = muted
        case .startListening, .stopListening, .endUserTurn, .conclude: break
        }
    }

    private mutating func regenerate(at now: Moment) {
        stopAnswer()
        guard let question = queue.newestFirst.first(where: { $0.role == .user }) else { return }
        for id in queue.ids(after: question.id) { remove(id) }
        timing.start(at: now.instant, userItemID: question.id)
        ask()
    }

    private mutating func send(_ text: String, at now: Moment) {
        guard spending.canSpend else { return emit(.error(.budgetSpent)) }
        stopAnswer()
        let id = makeID()
        show(Message(id: id, role: .user, medium: .text, text: text, status: .completed, createdAt: now.date))
        emitFinal(id)
        timing.start(at: now.instant, userItemID: id)
        ask()
    }

    /// Stops the answer that is being made, and the tools that it waits for.
    mutating func stopAnswer() {
        for call in toolCalls.waiting {
            act(.stopTool(callID: call))
            if let id = toolCalls.item(of: call) { cancelCall(id) }
        }
        toolCalls.reset()
        guard let stopped = answer else { return }
        answer = nil
        act(.stopAsking)
        for id in stopped.ids { stop(id) }
        emit(.turnEnded(timing.summary(assistantItemID: stopped.ids.last, interrupted: true)))
    }

    private mutating func stop(_ id: String) {
        guard let message = queue[id], !message.isFinal, message.tool == nil else { return }
        let read = message.text.count
        finish(id, read == 0 ? .cancelled : .interrupted(heard: .zero, heardCharacters: read))
    }

    private mutating func cancelCall(_ id: String) {
        queue.update(id) {
            $0.tool?.phase = .cancelled
            $0.tool?.output = ToolResult.stopped
        }
        if let activity = queue[id]?.tool { emit(.toolCallUpdated(activity)) }
        finish(id, .cancelled)
    }

    private mutating func remove(_ id: String) {
        reasoning[id] = nil
        if queue.remove(id) != nil { emit(.messageRemoved(id: id)) }
    }

    private mutating func submit(_ result: ToolResult) {
        guard let id = toolCalls.settle(result.callID) else { return }
        queue.update(id) { $0.take(result) }
        emitFinal(id)
        emit(.toolResultSubmitted(result))
        answerToolResults()
    }

    /// One answer after all results, and not before the last answer has ended.
    mutating func answerToolResults() {
        guard toolCalls.isSettled, answer == nil else { return }
        toolCalls.reset()
        ask()
    }
}
