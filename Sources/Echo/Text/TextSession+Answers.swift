import EchoWire

/// The assistant's answers as they are made.
extension TextSession {
    mutating func receive(_ part: AnswerPart, at now: Moment) {
        guard answer != nil else { return }
        if answer?.thinkingSince == nil { answer?.thinkingSince = now.instant }
        if cannotTellSteers(before: part) { return askAnewWithSteers(at: now) }
        switch part {
        case .began:
            answer?.hasBegun = true
            timing.noteCommit(of: timing.userItemID ?? "", at: now.instant)
        case .text(let item, let delta), .refusal(let item, let delta): words(delta, of: item, at: now)
        case .call(let item, let call): begin(call, of: item, at: now)
        case .reasoning(let thought): answer?.thoughts.append(thought)
        case .usage(let usage): answer?.usage = usage
        case .provider(let name): answer?.provider = name
        case .thought(let delta): think(delta)
        case .wasThought(let item): takeBack(item, at: now)
        case .reworded(let item, let text): reword(item, as: text, at: now)
        case .phase(let item, let phase): note(phase, of: item)
        case .search(let item, let query, let isOver): search(item, query: query, isOver: isOver, at: now)
        case .source(let item, let source): note(source, of: item, at: now)
        case .compacted(let item):
            // What was thought before it is in it.
            answer?.thoughts = []
            answer?.compaction = item
        case .tier(let tier): answer?.tier = tier
        case .steerable: beginSteering()
        case .steered(let isWhole): succeed(isWhole: isWhole, at: now)
        case .steerFailed: askAnewWithSteers(at: now)
        case .leftOut(let option): emit(.optionLeftOut(option))
        case .ended(let end): answerEnded(end)
        }
    }

    private mutating func words(_ delta: String, of item: String, at now: Moment) {
        guard !delta.isEmpty else { return }
        endThinking(at: now)
        let id = message(of: item, at: now)
        answer?.hasWords = true
        answer?.isSteerable = false
        let delta = joined(delta, to: id)
        guard !delta.isEmpty else { return }
        timing.noteWrittenToken(at: now.instant)
        emit(.assistantTextDelta(itemID: id, delta: delta))
        let latency = timing.firstToken
        change(id) {
            $0.text += delta
            $0.latency = $0.latency ?? latency
        }
    }

    private mutating func reword(_ item: String, as text: String, at now: Moment) {
        guard let id = answer?.messages[item], let message = transcript.queue[id], message.tool == nil else {
            return words(text, of: item, at: now)
        }
        guard continuation?.id == id, let before = continuation?.text else { return change(id) { $0.text = text } }
        continuation?.seam = AnswerSeam(after: before)
        change(id) { $0.text = before }
        words(text, of: item, at: now)
    }

    /// Our message of a server's item.
    mutating func message(of item: String, at now: Moment) -> String {
        if let id = answer?.messages[item] { return id }
        if let id = continuedMessage(by: item) {
            note(id, of: item)
            if let mark = mark(of: id) { change(id) { $0.compaction = mark } }
            return id
        }
        let id = makeID()
        note(id, of: item)
        var message = Message(id: id, role: .assistant, medium: .text, status: .inProgress, createdAt: now.date)
        (message.phase, message.thoughts, message.compaction) = (answer?.phases[item], thought, mark(of: id))
        thought = nil
        show(message)
        return id
    }

    private mutating func note(_ id: String, of item: String) {
        answer?.messages[item] = id
        answer?.ids.append(id)
        compress(before: id)
        guard let thoughts = answer?.thoughts, !thoughts.isEmpty else { return }
        reasoning[id] = thoughts
        answer?.thoughts = []
    }

    private mutating func begin(_ call: ToolCall, of item: String, at now: Moment) {
        guard answer?.messages[item] == nil else { return }
        endThinking(at: now)
        answer?.isSteerable = false
        let id = makeID()
        note(id, of: item)
        emit(transcript.begin(call, id: id, at: now.date))
        if let mark = mark(of: id) { change(id) { $0.compaction = mark } }
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
        guard answer != nil, error != .cancelled, !asksWithoutSummary(after: error) else { return }
        conclude(.failed(reason: error.name))
        emit(.error(error))
    }

    private mutating func conclude(_ status: Message.Status) {
        guard let ended = answer else { return }
        answer = nil
        count(ended)
        let continued = endContinuation()
        endSearches(of: ended, .failed)
        if !transcript.calls.isWaiting { thought = nil }
        for id in ended.ids where transcript.queue[id]?.tool == nil && transcript.queue[id]?.isFinal == false {
            finish(id, status)
        }
        if let continued, transcript.queue[continued]?.isFinal == false { finish(continued, status) }
        let isOver = answerToolResults()
        if !isOver, answer == nil, !transcript.calls.isWaiting {
            emit(.turnEnded(timing.summary(assistantItemID: ended.ids.last, interrupted: false)))
        }
    }

    /// The last entry of the answer carries what the answer used.
    mutating func count(_ ended: TextAnswer) {
        if let provider = ended.provider, let id = ended.ids.last { emit(transcript.attribute(id, to: provider)) }
        guard var usage = ended.usage else { return }
        usage.webSearches = ended.searches.values.count(where: \.isPaid)
        if let id = ended.ids.last {
            let cost = spending.cost(of: usage, model: model, tier: ended.tier)
            // An answer that was gone on with has used both.
            let before = continuation?.id == id ? continuation : nil
            let sum = before?.cost.map { earlier in cost.map { earlier + $0 } ?? earlier } ?? cost
            emit(transcript.account(id, before?.usage.map { $0 + usage } ?? usage, sum))
        }
        emit(spending.add(usage, model: model, tier: ended.tier))
    }

    // MARK: messages

    mutating func show(_ message: Message) { emit(transcript.show(message)) }

    mutating func change(_ id: String, _ change: (inout Message) -> Void) { emit(transcript.change(id, change)) }

    mutating func finish(_ id: String, _ status: Message.Status) { emit(transcript.finish(id, status)) }
}
