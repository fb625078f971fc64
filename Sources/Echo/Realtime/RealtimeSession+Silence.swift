import EchoWire

/// Answers of servers that tell of them at the end only, answers that have nothing in them, and answers that stop.
extension RealtimeSession {
    /// Begins an answer that is over when it is first heard of.
    ///
    /// - Returns: whether it is one.
    mutating func beginUnannounced(_ done: ResponseObject) -> Bool {
        guard answering.response == nil, answering.awaitsResponse, let id = done.id, id != answering.lastDone else {
            return false
        }
        responseCreated(done)
        return answering.response != nil
    }

    /// Begins an answer of which the first that is heard is a piece of it.
    mutating func beginUnannounced(_ responseID: String) {
        guard answering.response == nil, answering.awaitsResponse, !responseID.isEmpty,
            responseID != answering.lastDone, !answering.others.contains(responseID)
        else { return }
        responseCreated(ResponseObject(id: responseID))
    }

    /// Shows what the end of an answer tells and no event before it did.
    mutating func fillIn(_ done: ResponseObject, at now: Moment) {
        guard let active = answering.response, !active.isDiscarded, done.status != "cancelled", done.status != "failed"
        else { return }
        let said = active.itemIDs.compactMap { transcript.queue[$0] }.filter { !$0.text.isEmpty }
        let messages = done.output.filter(\.isAnswer)
        for (number, item) in done.output.enumerated() {
            switch item {
            case .message(let message) where item.isAnswer:
                let told = message.id ?? "\(active.id)-\(number)"
                let place = said.count == messages.count ? messages.firstIndex(of: item) : nil
                let known = answering.names[told] == nil ? Self.name(of: message, in: place, among: said) : nil
                wordsDone(known ?? told, message.content.compactMap(\.words), response: active.id, at: now)
            case .functionCall(let call) where !answering.finishedItems.contains(call.id ?? call.callID ?? ""):
                callDone(call, isCut: done.status == "incomplete", at: now)
            default: break
            }
        }
        makeCallsLeft(done, at: now)
    }

    /// The name under which a message came: it said some of the same, or is in the same place of as many.
    private static func name(of message: MessageItem, in place: Int?, among said: [Message]) -> String? {
        let words = message.content.compactMap(\.words).joined()
        let same = said.first { $0.text.contains(words) || words.contains($0.text) }
        return same?.id ?? place.map { said[$0].id }
    }

    /// Whether a person waits for words that never came: who wrote does. Of a spoken answer that the server began by itself
    /// nothing is said: it may have heard a noise.
    func isSilent(_ active: ActiveResponse, _ done: ResponseObject, isUnannounced: Bool) -> Bool {
        guard !active.isDiscarded, !answering.calls.isMade else { return false }
        if done.status == "incomplete" { return !hasSound(active) && saysNothing(active) }
        guard !active.hasWords, answering.finishedItems.allSatisfy(isBlank) else { return false }
        switch done.status {
        case "cancelled", "failed": return false
        default:
            let showsNothing = done.output.allSatisfy(\.showsNothing)
            let isAsked = isUnannounced || !settings.spokenAnswers || transcript.unansweredText != nil
            return !hasSound(active) && showsNothing && isAsked
        }
    }

    /// Nothing of it is an answer: what is said before a call that was cut short is none.
    private func saysNothing(_ active: ActiveResponse) -> Bool {
        active.itemIDs.allSatisfy { id in
            guard let message = transcript.queue[id] else { return true }
            return message.isCommentary || message.text.allSatisfy(\.isBlank)
        }
    }

    /// Whether the loudspeaker works.
    var isAudible: Bool { if case .failed = audioStatus.loudspeaker { false } else { true } }

    /// A listener is told once that the words of an answer do not come.
    mutating func reportSound() {
        if isAudible, connection.hasToldSound { return }
        connection.hasToldSound = true
        emit(.error(.noAnswer(.sound)))
    }

    /// Words that were waited for have come.
    mutating func endLateAnswerIfSaid() {
        if answering.response?.hasWords == true { endLateAnswer() }
    }

    /// Whether nothing that can be seen was said in a message.
    private func isBlank(_ id: String) -> Bool {
        guard let message = transcript.queue[id], message.tool == nil, !message.text.isEmpty else { return false }
        return message.text.allSatisfy(\.isWhitespace)
    }

    mutating func reportSilence(of done: ResponseObject) {
        if done.status == "incomplete" {
            emit(.error(.incompleteAnswer(reason: done.statusDetails?.reason ?? "")))
        } else {
            emit(.error(.noAnswer(.noWords)))
        }
    }

    /// Silence is waited for from the last that the server said.
    mutating func answerIsSilent(at now: Moment) {
        guard let active = answering.response else { return }
        let silence = answering.lastNews.map { now.instant - $0 } ?? silenceLimit
        guard silence >= silenceLimit else { return act(.start(.silence, after: silenceLimit - silence)) }
        giveUp(active)
    }

    /// What came of an answer is kept. One that goes on after all is nobody's any more.
    private mutating func giveUp(_ active: ActiveResponse) {
        let finished = answering.finishedItems
        (answering.response, answering.lastDone) = (nil, active.id)
        settleLimits()
        for id in active.itemIDs {
            let status = finished.contains(id) ? "completed" : active.isDiscarded ? "cancelled" : "incomplete"
            let details = ResponseStatusDetails(reason: "connection_lost")
            conclude(
                id, ResponseObject(id: active.id, status: status, statusDetails: details),
                discarded: active.isDiscarded)
        }
        answering.endAnswer()
        if !active.isDiscarded {
            sendHarmless { .responseCancel(ResponseCancel(eventID: $0, responseID: active.id)) }
            emit(.error(.answerTimedOut(host: reconnection.host, .silence, limit: silenceLimit)))
        }
        answers.noteMade()
        answerToolResults()
        if answering.wantsResponse { requestResponse() }
        endTurnIfOver()
    }
}

extension ConversationItem {
    /// Whether the assistant says something in it.
    fileprivate var isAnswer: Bool {
        guard case .message(let message) = self, message.role == "assistant" else { return false }
        return message.content.contains { $0.words?.isEmpty == false }
    }

    /// Whether nothing is to be seen of it without words.
    fileprivate var showsNothing: Bool {
        switch self {
        case .message, .unknown, .reference: true
        default: false
        }
    }
}
