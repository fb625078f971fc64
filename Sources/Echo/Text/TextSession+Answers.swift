import EchoWire

/// The assistant's answers as they are made.
extension TextSession {
    mutating func receive(_ part: AnswerPart, at now: Moment) {
        guard answer != nil else { return }
        switch part {
        case .began: timing.noteCommit(of: timing.userItemID ?? "", at: now.instant)
        case .text(let item, let delta), .refusal(let item, let delta): words(delta, of: item, at: now)
        case .call(let item, let call): begin(call, of: item, at: now)
        case .reasoning(let thought): answer?.thoughts.append(thought)
        case .usage(let usage): answer?.usage = usage
        case .ended(let end): answerEnded(end)
        }
    }

    private mutating func words(_ delta: String, of item: String, at now: Moment) {
        guard !delta.isEmpty else { return }
        let id = message(of: item, at: now)
        answer?.hasWords = true
        timing.noteWrittenToken(at: now.instant)
        emit(.assistantTextDelta(itemID: id, delta: delta))
        let latency = timing.firstToken
        change(id) {
            $0.text += delta
            $0.latency = $0.latency ?? latency
        }
    }

    /// Our message of a server's item.
    private mutating func message(of item: String, at now: Moment) -> String {
        if let id = answer?.messages[item] { return id }
        let id = makeID()
        note(id, of: item)
        show(Message(id: id, role: .assistant, medium: .text, status: .inProgress, createdAt: now.date))
        return id
    }

    private mutating func note(_ id: String, of item: String) {
        answer?.messages[item] = id
        answer?.ids.append(id)
        guard let thoughts = answer?.thoughts, !thoughts.isEmpty else { return }
        reasoning[id] = thoughts
        answer?.thoughts = []
    }

    private mutating func begin(_ call: ToolCall, of item: String, at now: Moment) {
        guard answer?.messages[item] == nil else { return }
        let id = makeID()
        note(id, of: item)
        toolCalls.add(call.id, item: id)
        show(Message(call: call, id: id, createdAt: now.date))
        emit(.toolCallRequested(call))
        act(.run(call))
    }

    mutating func toolCallChanged(_ activity: ToolActivity) {
        guard let id = toolCalls.item(of: activity.call.id) else { return }
        emit(.toolCallUpdated(activity))
        change(id) { $0.tool = activity }
    }

    private mutating func answerEnded(_ end: AnswerEnd) {
        switch end {
        case .completed: conclude(.completed)
        case .incomplete(let reason):
            let isSilent = answer?.ids.isEmpty == true
            conclude(.incomplete(reason: reason))
            if isSilent { emit(.error(.incompleteAnswer(reason: reason))) }
        case .failed(let error): answerFailed(error)
        }
    }

    mutating func answerFailed(_ error: EchoError) {
        guard answer != nil, error != .cancelled else { return }
        conclude(.failed(reason: error.name))
        emit(.error(error))
    }

    private mutating func conclude(_ status: Message.Status) {
        guard let ended = answer else { return }
        answer = nil
        count(ended)
        for id in ended.ids where queue[id]?.tool == nil && queue[id]?.isFinal == false { finish(id, status) }
        answerToolResults()
        if answer == nil, !toolCalls.isWaiting {
            emit(.turnEnded(timing.summary(assistantItemID: ended.ids.last, interrupted: false)))
        }
    }

    /// The last entry of the answer carries what the answer used.
    private mutating func count(_ ended: TextAnswer) {
        guard let usage = ended.usage else { return }
        let cost = spending.cost(of: usage, model: model)
        if let id = ended.ids.last { queue.update(id) { ($0.usage, $0.cost) = (usage, cost) } }
        for event in spending.add(usage, model: model) { emit(event) }
    }

    // MARK: messages

    mutating func show(_ message: Message) {
        queue.append(message)
        emit(.messageUpdated(message))
    }

    mutating func change(_ id: String, _ change: (inout Message) -> Void) {
        if let changed = queue.update(id, change) { emit(.messageUpdated(changed)) }
    }

    mutating func finish(_ id: String, _ status: Message.Status) {
        guard queue.update(id, { $0.status = status }) != nil else { return }
        emitFinal(id)
    }

    mutating func emitFinal(_ id: String) {
        if let message = queue[id] { emit(.messageFinalized(message)) }
    }
}
