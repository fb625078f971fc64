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
        emit(transcript.begin(call, id: id, at: now.date))
        act(.run(call))
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
        for id in ended.ids where transcript.queue[id]?.tool == nil && transcript.queue[id]?.isFinal == false {
            finish(id, status)
        }
        answerToolResults()
        if answer == nil, !transcript.calls.isWaiting {
            emit(.turnEnded(timing.summary(assistantItemID: ended.ids.last, interrupted: false)))
        }
    }

    /// The last entry of the answer carries what the answer used.
    private mutating func count(_ ended: TextAnswer) {
        guard let usage = ended.usage else { return }
        if let id = ended.ids.last {
            emit(transcript.account(id, usage, spending.cost(of: usage, model: model)))
        }
        emit(spending.add(usage, model: model))
    }

    // MARK: messages

    mutating func show(_ message: Message) { emit(transcript.show(message)) }

    mutating func change(_ id: String, _ change: (inout Message) -> Void) { emit(transcript.change(id, change)) }

    mutating func finish(_ id: String, _ status: Message.Status) { emit(transcript.finish(id, status)) }
}
