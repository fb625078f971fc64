import EchoWire

/// The end of an answer: what it was, and what follows from it.
extension RealtimeSession {
    mutating func responseDone(_ done: ResponseObject, at now: Moment) {
        let isUnannounced = beginUnannounced(done)
        guard answering.response?.id == done.id, answering.lateEnd == nil else { return }
        fillIn(done, at: now)
        guard let active = answering.response else { return }
        guard !awaitsWords(of: active, done) else {
            answering.lateEnd = done
            return act(.start(.lateWords, after: Self.wordsPatience))
        }
        end(active, done, isUnannounced: isUnannounced)
    }

    /// The words of an answer may come so long after its sound and its end.
    static let wordsPatience = Duration.milliseconds(1500)

    private func awaitsWords(of active: ActiveResponse, _ done: ResponseObject) -> Bool {
        (done.status ?? "completed") == "completed" && isSoundAlone(active)
    }

    /// Only sound has come of it.
    private func isSoundAlone(_ active: ActiveResponse) -> Bool {
        !active.isDiscarded && !active.hasWords && !answering.calls.isMade && hasSound(active)
    }

    func hasSound(_ active: ActiveResponse) -> Bool {
        active.itemIDs.contains { playback.sounds[$0].map { $0.receivedFrames > 0 } ?? false }
    }

    /// Its words have come, or are not waited for any longer.
    mutating func endLateAnswer() {
        guard let done = answering.lateEnd, let active = answering.response else { return }
        act(.cancel(.lateWords))
        end(active, done, isUnannounced: false)
    }

    private mutating func end(_ active: ActiveResponse, _ told: ResponseObject, isUnannounced: Bool) {
        let done = isUnwished(told, active) ? told.cancelledByServer : told
        let isSilent = isSilent(active, done, isUnannounced: isUnannounced)
        let isSound = awaitsWords(of: active, done)
        answering.lastDone = active.id
        brokenAnswers = 0
        if done.status == "failed" { restoreHalf() }
        lostHalf = nil
        // Somebody spoke: what is answered to that comes by itself.
        if told.status == "cancelled" { transcript.yieldCalls() }
        answering.response = nil
        settleLimits()
        if let provider = done.extra["provider"]?.string, let id = active.itemIDs.last {
            emit(transcript.attribute(id, to: provider))
        }
        count(done.usage, of: active)
        for id in active.itemIDs { conclude(id, done, discarded: active.isDiscarded) }
        answering.endAnswer()
        takeBackUnseen(of: active)
        takeBackUnheard(of: active)
        reportFailure(of: done)
        if isSilent { reportSilence(of: done) } else if isSound { reportSound() }
        answers.noteMade()
        answerToolResults()
        if answering.wantsResponse { requestResponse() }
        endTurnIfOver()
    }

    /// The server has cancelled it, and nobody has spoken, nor asked for that.
    private func isUnwished(_ done: ResponseObject, _ active: ActiveResponse) -> Bool {
        done.status == "cancelled" && !active.isDiscarded && microphone.gate.state == .closed
            && spoken.userSpeech == nil && interrupting.overheard == nil
    }

    /// The server made an answer though it was told to stop: it may not go on from words that nobody has seen.
    private mutating func takeBackUnseen(of active: ActiveResponse) {
        for id in active.unseenIDs {
            sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: id)) }
        }
    }

    /// Messages that were waiting to be heard when the answer was stopped: words have come, and no sound. Those with sound
    /// are cut where the loudspeaker has them.
    private mutating func takeBackUnheard(of active: ActiveResponse) {
        guard active.isDiscarded else { return }
        for id in active.itemIDs where !active.unseenIDs.contains(id) && isUnheard(id) {
            sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: id)) }
        }
    }

    /// Without a loudspeaker an answer is read.
    private func isUnheard(_ id: String) -> Bool {
        if case .failed = audioStatus.loudspeaker { return false }
        guard let message = transcript.queue[id], message.role == .assistant, message.medium == .voice else {
            return false
        }
        return playback.sounds[id, default: AnswerSound()].receivedFrames == 0
    }

    mutating func conclude(_ id: String, _ done: ResponseObject, discarded: Bool) {
        // Of a discarded answer the server has sound that was thrown away here: it is not complete.
        if !discarded { soundDone(id) }
        guard let message = transcript.queue[id], message.status == .inProgress else { return }
        // Half a character whose other half never came.
        if let rest = answering.texts[id]?.end(), !rest.isEmpty { change(id) { $0.text += rest } }
        let isUnheard = discarded && isUnheard(id)
        let isUnread = message.text.isEmpty && !discarded && !isAudible
        switch done.status {
        case "completed" where isUnheard: finish(id, .interrupted(heard: .zero, heardCharacters: 0))
        case "cancelled" where message.text.isEmpty: finish(id, .cancelled)
        // The server did what it was asked not to do: what was made of it is heard all the same.
        case "cancelled" where !discarded && considersInterruptions && playback.sounds[id]?.isOver == false:
            finish(id, .incomplete(reason: done.statusDetails?.reason ?? "cancelled"))
        case "cancelled": finish(id, .interrupted(heard: .zero, heardCharacters: heardCharacters(of: message)))
        case "incomplete": finish(id, .incomplete(reason: done.statusDetails?.reason ?? ""))
        case "failed": finish(id, .failed(reason: done.statusDetails?.error?.code ?? ""))
        default: finish(id, isUnread && playback.sounds[id] != nil ? .failed(reason: "only_sound") : .completed)
        }
    }

    /// A written answer was read as far as it came; of a spoken one playback tells.
    private func heardCharacters(of message: Message) -> Int {
        message.medium == .text ? message.text.count : 0
    }

    private mutating func reportFailure(of done: ResponseObject) {
        guard done.status == "failed" else { return }
        let error = done.statusDetails?.error
        switch error?.code {
        case "insufficient_quota": emit(.error(.quotaExceeded(message: error?.message ?? "")))
        case "rate_limit_exceeded", "inference_rate_limit_exceeded":
            emit(.error(.rateLimited(message: error?.message ?? "")))
        default: emit(.error(.responseFailed(code: error?.code ?? error?.type, message: error?.message ?? "")))
        }
    }
}

extension ResponseObject {
    /// The same as an answer that was cut off.
    fileprivate var cancelledByServer: ResponseObject {
        var it = self
        (it.status, it.statusDetails) = ("incomplete", ResponseStatusDetails(reason: "server_cancelled"))
        return it
    }
}
