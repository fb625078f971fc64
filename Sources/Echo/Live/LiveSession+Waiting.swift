import EchoWire

/// What was asked in writing, and how long its answer is waited for. Of what is spoken nothing is: the voice may be silent.
extension LiveSession {
    /// What was asked is being told to the voice: words are to follow.
    mutating func expectWords(again: Bool = false) {
        if again { talk.expectation.openAgain() } else { talk.expectation.open() }
        connection.toldErrors = [:]
        act(.start(.answer, after: LiveExpectation.patience))
    }

    /// Words of the voice have come.
    mutating func noteWords() {
        guard talk.expectation.isOpen else { return }
        act(.cancel(.answer))
        talk.expectation.answer()
    }

    /// Nobody waits for words any more.
    mutating func stopExpecting() {
        if talk.expectation.isOpen { act(.cancel(.answer)) }
        talk.expectation.close()
    }

    /// The voice is heard, or has been.
    mutating func noteVoice(isOver: Bool) {
        if isOver { talk.expectation.endVoice() }
        guard talk.expectation.isOpen else { return }
        talk.expectation.hasSound = true
        if isOver { act(.start(.answer, after: LiveExpectation.lateness)) }
    }

    /// What went wrong was told: if there is no answer, that is why.
    mutating func excuseSilence() {
        guard talk.expectation.isOpen else { return }
        talk.expectation.isExcused = true
        act(.start(.answer, after: LiveExpectation.lateness))
    }

    mutating func answerIsOverdue(at now: Moment) {
        guard talk.expectation.isOpen else { return }
        guard connection.phase == .ready, !isWorking(at: now) else {
            return act(.start(.answer, after: LiveExpectation.patience))
        }
        let (isSound, isExcused) = (talk.expectation.hasSound, talk.expectation.isExcused)
        talk.expectation.giveUp()
        talk.awaited = nil
        if isSound { return emit(.error(.noAnswer(.sound))) }
        if !isExcused { emit(.error(.responseFailed(code: "timeout", message: "the server did not answer"))) }
    }

    /// Somebody works on it: here, or at the server, which says so from time to time.
    private mutating func isWorking(at now: Moment) -> Bool {
        if !work.delegates.isEmpty || !work.server.open.isEmpty { return true }
        guard work.server.isWorking else { return false }
        if let news = work.news, now.instant - news < LiveExpectation.silence { return true }
        dropServerWork()
        return false
    }

    /// The session is gone, and nothing was said to what was asked: it is asked again in the next one.
    mutating func askAgain(after error: EchoError?) {
        guard talk.expectation.isOpen, let id = talk.awaited, !telling.unanswered.contains(id) else { return }
        // It was not told yet, and will be.
        guard !outbox.waiting.contains(where: { $0.kind == .commentary }) else { return }
        guard error == nil || talk.expectation.breakOff() else { return giveUpAsking(error) }
        telling.unanswered.append(id)
    }

    private mutating func giveUpAsking(_ error: EchoError?) {
        stopExpecting()
        talk.awaited = nil
        let words = "the connection broke \(LiveExpectation.mostBreaks) times before the answer was complete"
        var message = words
        if case .connectionLost(_, let reason)? = error, !reason.isEmpty { message += ": \(reason)" }
        emit(.error(.responseFailed(code: "connection_lost", message: message)))
    }

    // MARK: an answer that is cut

    /// Whether the voice is still speaking, or has just now.
    var isMidAnswer: Bool { speech.voice.item != nil || talk.utterances.isGrowing(.assistant, at: pump.clock) }
}

extension EchoError {
    /// Why an answer ends with its session.
    var cutReason: String {
        switch self {
        case .refused: "content_filter"
        case .budgetSpent, .monthlyBudgetSpent, .budgetTooLow: "budget_spent"
        default: "connection_lost"
        }
    }
}
