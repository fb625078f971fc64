/// What is said to an answer while it is thought about.
extension TextSession {
    /// Until the first word, and not while tools run: what they give is another request.
    var canSteer: Bool {
        guard let answer, !answer.hasWords, !transcript.calls.isWaiting else { return false }
        return answer.isSteerable || (takesSteering && !answer.hasBegun)
    }

    /// It stands in the conversation as it is sent; the answer comes behind it.
    mutating func steer(_ message: Message) {
        answer?.steers.append(message.id)
        if answer?.isSteerable == true { tell(message) } else { answer?.untoldSteers.append(message.id) }
    }

    /// The answer begins: it is told what waited for that.
    mutating func beginSteering() {
        let waiting = answer?.untoldSteers.compactMap { transcript.queue[$0] } ?? []
        answer?.isSteerable = true
        answer?.untoldSteers = []
        for message in waiting { tell(message) }
    }

    private mutating func tell(_ message: Message) { act(.steer(entries([message]), number: asked)) }

    /// An answer comes that cannot be told anything, over HTTP after all.
    func cannotTellSteers(before part: AnswerPart) -> Bool {
        guard answer?.untoldSteers.isEmpty == false else { return false }
        switch part {
        case .steerable, .steered, .steerFailed, .leftOut, .ended(.failed): return false
        default: return true
        }
    }

    /// Another answer takes up what was said: this one counts, and what came of it stays.
    mutating func succeed(isWhole: Bool, at now: Moment) {
        guard let ended = answer else { return }
        count(ended)
        endSearches(of: ended, .cancelled)
        for id in ended.ids where transcript.queue[id]?.tool == nil && transcript.queue[id]?.isFinal == false {
            if isWhole { finish(id, .completed) } else { stop(id) }
        }
        answer = TextAnswer()
        answer?.thinkingSince = now.instant
        answer?.steers = ended.steers
    }

    /// What was said did not reach the answer: it is asked as after any other answer, which it then has to stand behind.
    mutating func askAnewWithSteers(at now: Moment) {
        guard let steers = answer?.steers, let first = steers.first else { return }
        stopAnswer()
        let isOvertaken = transcript.queue.ids(after: first).contains { !steers.contains($0) }
        for id in isOvertaken ? steers : [] { moveToEnd(id, at: now) }
        timing.start(at: now.instant, userItemID: transcript.lastQuestion?.id)
        ask()
    }

    private mutating func moveToEnd(_ id: String, at now: Moment) {
        guard let old = transcript.queue[id] else { return }
        remove(id)
        var message = Message(
            id: makeID(), role: old.role, medium: old.medium, text: old.text, status: old.status, createdAt: now.date)
        message.pictures = old.pictures
        show(message)
    }
}
