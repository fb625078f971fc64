import EchoWire
import Foundation

/// What the voice has given away, and what it is told in words.
extension LiveSession {
    /// So long the last words of a request may be late.
    private static let lateness = Duration.milliseconds(600)
    /// Pieces of work that go on at once.
    private static let mostDelegates = 8
    /// What is told of a result, in characters.
    private static let longestResult = 4_000
    /// What is told of what a tool is doing, in characters.
    private static let longestProgress = 400

    // MARK: taking work on

    mutating func delegated(_ item: LiveDelegationItem) {
        // Another one's is run by the server.
        guard item.target == nil || item.target == "client", connection.phase == .ready else { return }
        guard connection.claimed.count < 10_000, connection.claimed.insert(item.id).inserted else { return }
        guard work.delegates.count < Self.mostDelegates else {
            return outbox.add(.commentary, "Too much is being worked on already; ask again later.", of: item.id)
        }
        begin(item.id, after: Self.lateness)
    }

    private mutating func begin(_ delegation: String?, after delay: Duration) {
        work.last += 1
        let number = work.last
        work.delegates[number] = LiveDelegate(number: number, delegation: delegation, asked: talk.heard)
        act(.start(.delegation(number: number), after: delay))
    }

    /// The request is as complete as it will be.
    mutating func beginThinking(_ number: Int) {
        guard work.delegates[number] != nil, work.delegates[number]?.round == 0 else { return }
        if let objection { return fail(number, objection) }
        guard !models.thinker.isEmpty else {
            return fail(number, .invalidSetting(name: "text model", reason: "no model is there to do the work"))
        }
        let conversation = conversation
        work.delegates[number]?.begin(with: conversation)
        think(number)
    }

    /// Everything that was said, what is still being said among it.
    private var conversation: [PromptEntry] {
        transcript.queue.all.showingPictures(models.sees ? Picture.mostBytesOfARequest : 0).flatMap { message in
            var message = message
            if !message.isFinal, message.tool == nil, !message.isLocal { message.status = .completed }
            // A call that still runs belongs to another piece of work.
            return message.tool?.isOver == false ? [] : message.promptEntries
        }
    }

    private mutating func think(_ number: Int) {
        guard let delegate = work.delegates[number] else { return }
        var options = AnswerOptions(settings)
        options.tellsThoughts = false
        act(
            .think(
                AnswerPrompt(
                    model: models.thinker, instructions: settings.instructions + "\n\n" + LiveDelegate.instructions,
                    entries: delegate.entries, tools: tools, options: options),
                number: number))
    }

    // MARK: what comes of it

    mutating func receive(_ part: AnswerPart, of number: Int, at now: Moment) {
        guard work.delegates[number] != nil else { return }
        switch part {
        case .usage(let usage): count(usage, of: LiveSearchKey.work(of: number))
        case .search(let item, let query, let isOver):
            search(item, of: LiveSearchKey.work(of: number), query: query, isOver: isOver, at: now)
        default: break
        }
        follow(work.delegates[number]?.receive(part) ?? [], number, at: now)
    }

    private mutating func follow(_ steps: [LiveDelegate.Step], _ number: Int, at now: Moment) {
        for step in steps {
            switch step {
            case .run(let call):
                emit(transcript.begin(call, id: makeID("item"), at: now.date))
                act(.run(call))
                tellProgress("Using the tool \(call.name).", of: number)
            case .progress(let words): tellProgress(words, of: number)
            case .ask: think(number)
            case .result(let words): deliver(words, of: number)
            case .failed(let error): fail(number, error)
            }
        }
    }

    private mutating func tellProgress(_ words: String, of number: Int) {
        guard connection.phase == .ready, let delegation = work.delegates[number]?.delegation else { return }
        outbox.add(.thinking, String(words.prefix(Self.longestProgress)), of: delegation)
    }

    /// A result that the talk has left behind is told to be known, not to be said.
    private mutating func deliver(_ words: String, of number: Int) {
        guard let delegate = work.delegates.removeValue(forKey: number) else { return }
        endSearches(of: LiveSearchKey.work(of: number), .failed)
        let isLate = talk.heard > delegate.asked + 1
        let words = words.isEmpty ? "There is nothing to tell: no answer was found." : words
        outbox.add(isLate ? .thinking : .commentary, Self.bounded(words), of: delegate.delegation)
    }

    /// Nobody wants to be told for longer than a few minutes.
    private static func bounded(_ words: String) -> String {
        guard words.count > longestResult else { return words }
        return words.prefix(longestResult) + "… There is more, which can be asked for."
    }

    mutating func fail(_ number: Int, _ error: EchoError) {
        guard work.delegates[number] != nil, error != .cancelled else { return }
        stopCalls(of: number)
        emit(.error(error))
        deliver("This could not be done, for a technical reason. Say so in one sentence.", of: number)
    }

    mutating func submit(_ result: ToolResult, at now: Moment) {
        guard let told = transcript.take(result) else { return }
        emit(told)
        if giveServer(result) { return }
        for number in work.delegates.keys.sorted() {
            if let steps = work.delegates[number]?.take(result) { return follow(steps, number, at: now) }
        }
    }

    /// Nobody waits for what is being worked on any more.
    mutating func stopDelegates() {
        for number in work.delegates.keys.sorted() {
            act(.cancel(.delegation(number: number)))
            act(.stopThinking(number: number))
            stopCalls(of: number)
            endSearches(of: LiveSearchKey.work(of: number), .cancelled)
        }
        work.delegates = [:]
        stopServerWork()
        for call in transcript.calls.waiting { stop(call) }
        transcript.forgetCalls()
    }

    private mutating func stopCalls(of number: Int) {
        for call in work.delegates[number]?.openCalls ?? [] { stop(call.id) }
    }

    private mutating func stop(_ call: String) {
        act(.stopTool(callID: call))
        if let id = transcript.calls.item(of: call) { emit(transcript.cancelCall(id)) }
        _ = transcript.take(ToolResult(callID: call, output: ToolResult.stopped))
    }

    // MARK: words for the voice

    /// Written words that are longer are answered by the model that writes.
    private static let longestTyped = 300

    mutating func send(_ text: String, _ pictures: [Picture], at now: Moment) {
        if let objection { return emit(.error(objection)) }
        let id = makeID("item")
        var message = Message(id: id, role: .user, medium: .text, text: text, status: .completed, createdAt: now.date)
        message.pictures = pictures
        show(message)
        talk.heard += 1
        answer(id)
    }

    /// Without a session it is told when there is one.
    mutating func answer(_ id: String) {
        talk.awaited = id
        expectWords()
        if connection.phase == .ready { relay(id) } else { telling.unanswered.append(id) }
    }

    /// What is to be answered, while nothing was said to it, or the work that it takes goes on.
    var openQuestion: Message.ID? {
        let works = work.server.isWorking || work.delegates.values.contains { $0.asked == talk.heard }
        return works ? transcript.lastQuestion?.id : talk.awaited
    }

    /// What was typed reaches the voice: short words themselves, long ones and pictures through the model that writes, since
    /// the voice takes neither.
    mutating func relay(_ id: String) {
        guard let message = transcript.queue[id] else { return }
        guard message.pictures.isEmpty, TokenCounter.tokens(in: message.text) <= Self.longestTyped else {
            outbox.add(.thinking, "The person has typed something that is being looked at; the answer follows.")
            return begin(nil, after: .zero)
        }
        outbox.add(
            .commentary, "The person has typed this instead of saying it. Answer it aloud now:\n\(message.text)")
    }

    mutating func instruct(_ text: String, answers: Bool, at now: Moment) {
        if answers, let objection { return emit(.error(objection)) }
        show(
            Message(
                id: makeID("item"), role: .system, medium: .text, text: text, status: .completed, createdAt: now.date))
        outbox.add(answers ? .commentary : .instructions, text)
        if answers { expectWords() }
    }

    /// The next piece, when the last is there.
    mutating func tellVoice() {
        guard connection.phase == .ready, outbox.inFlight == nil, !outbox.waiting.isEmpty else { return }
        let id = makeID("event")
        guard let event = outbox.next(id: { id }) else { return }
        act(.send(event))
        act(.start(.append, after: LiveOutbox.patience))
    }

    /// - Parameter time: when it reached the model, by the clock of the session.
    mutating func appended(_ id: String?, at time: Int? = nil) {
        guard outbox.settle(id) else { return }
        act(.cancel(.append))
        // What is said to it belongs below what was asked, however soon it follows.
        guard outbox.begins else { return }
        if speech.voice.item != nil { speech.cut = talk.utterances.id(of: .assistant) }
        apply(talk.utterances.part(.assistant, at: time ?? pump.clock))
    }
}
