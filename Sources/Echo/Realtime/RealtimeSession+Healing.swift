import EchoAudio
import EchoWire

/// What a broken connection leaves undone, and doing it in the session that takes its place.
extension RealtimeSession {
    mutating func connectionBroke(_ error: EchoError) {
        endLateAnswer()
        // Attempts that fail find nothing new.
        if unfinished == nil {
            unfinished = whatIsUnfinished()
            limitAttempts(error)
        }
        for id in unfinished?.replaced ?? [] { silence(id) }
        failLostTurns()
        concludeFinishedItems()
        leaveSession(settling: nil)
    }

    /// So often an answer is asked for whose connection breaks each time: every time is paid for.
    static let mostAttempts = 3

    private mutating func limitAttempts(_ error: EchoError) {
        guard unfinished?.owesAnswer == true, answering.response != nil || answering.awaitsResponse else { return }
        brokenAnswers += 1
        guard brokenAnswers >= Self.mostAttempts else { return }
        brokenAnswers = 0
        unfinished?.owesAnswer = false
        unfinished?.turn = nil
        unfinished?.replaced = []
        let halves = unfinishedAnswers
        transcript.yieldCalls()
        for id in halves { keepHalf(id) }
        restoreHalf()
        emit(.error(.responseFailed(code: "connection_lost", message: Self.words(error))))
    }

    /// What has words stays to be read.
    private mutating func keepHalf(_ id: String) {
        let isEmpty = transcript.queue[id]?.text.isEmpty != false
        isEmpty ? forget(id) : finish(id, .incomplete(reason: "connection_lost"))
    }

    /// What an earlier attempt said stays where the last one said nothing. It was taken back: it is a message of its own.
    mutating func restoreHalf() {
        guard var half = lostHalf else { return }
        lostHalf = nil
        half.id = makeID("item")
        show(half)
        finish(half.id, .incomplete(reason: "connection_lost"))
    }

    private static func words(_ error: EchoError) -> String {
        let words = "the connection broke \(mostAttempts) times before the answer was complete"
        guard case .connectionLost(_, let reason) = error, !reason.isEmpty else { return words }
        return "\(words): \(reason)"
    }

    private mutating func whatIsUnfinished() -> Unfinished {
        var undone = Unfinished()
        let answers = unfinishedAnswers
        undone.replaced = answers
        undone.owesAnswer = owesAnswer
        holdTurn(&undone)
        if turns.mode == .manual || microphone.localTurns.isSpeaking, microphone.gate.state == .open {
            undone.speech = PCM16(
                spoken.sent.sound(from: spoken.manualStart).samples + microphone.trimmer.giveUp().samples)
        }
        return undone
    }

    /// Words that nobody will find any more: an answer was given without them.
    private mutating func failLostTurns() {
        let kept = unfinished?.replaced ?? []
        for id in spoken.heldTurns.compactMap(\.itemID) where !kept.contains(id) {
            transcriptFailed(id, .connectionLost)
        }
    }

    /// What was said while there is no session waits for the next one.
    mutating func keepSpeech() {
        guard let kept = microphone.gate.release() else { return }
        let before = unfinished?.speech?.samples ?? []
        unfinished = unfinished ?? Unfinished()
        unfinished?.speech = PCM16(before + kept.samples)
    }

    /// The user has ended a turn while there is no session: it is sent as a whole to the next one.
    mutating func keepTurn() {
        keepSpeech()
        guard let speech = unfinished?.speech else { return }
        unfinished?.speech = nil
        guard speech.samples.count >= Self.shortestTurnFrames, microphone.gate.hasHeardSound else { return }
        let before = unfinished?.turn?.samples ?? []
        unfinished?.turn = PCM16(before + speech.samples)
        unfinished?.owesAnswer = true
    }

    private var unfinishedAnswers: [String] {
        guard let response = answering.response, !response.isDiscarded else { return [] }
        return response.itemIDs.filter {
            transcript.queue[$0]?.isFinal == false && !answering.finishedItems.contains($0)
        }
    }

    /// An answer whose messages are all finished is owed nothing but its end.
    private var owesAnswer: Bool {
        guard spending.canSpend, !transcript.calls.isWaiting else { return false }
        guard let response = answering.response else {
            return (answering.awaitsResponse && !answering.discardsNextResponse) || answering.wantsResponse
                || transcript.calls.isSettled
        }
        guard !response.isDiscarded else { return answering.wantsResponse }
        return response.itemIDs.isEmpty || !unfinishedAnswers.isEmpty || transcript.calls.isSettled
    }

    /// The last spoken turn, when nothing was answered to it yet: its words are found anew.
    private func holdTurn(_ undone: inout Unfinished) {
        guard let turn = spoken.heldTurns.last, let id = turn.itemID ?? transcript.queue.lastMessage?.id,
            turn.itemID == nil || isUnanswered(id, besides: undone.replaced)
        else { return }
        let sound = spoken.sent.sound(from: turn.start, to: turn.end)
        if turn.end == nil { undone.speech = sound } else { undone.turn = sound }
        if turn.itemID != nil { undone.replaced.insert(id, at: 0) }
    }

    private func isUnanswered(_ id: String, besides answers: [String]) -> Bool {
        transcript.queue[id]?.status == .transcribing
            && transcript.queue.ids(after: id).allSatisfy { !transcript.queue.contains($0) || answers.contains($0) }
    }

    /// What will be said again need not be heard to its end.
    private mutating func silence(_ id: String) {
        guard let sound = playback.sounds[id], !sound.isOver else { return }
        playback.sounds[id]?.isOver = true
        act(.interruptPlayback)
    }

    private mutating func concludeFinishedItems() {
        guard let response = answering.response else { return }
        let replaced = unfinished?.replaced ?? []
        for id in response.itemIDs where transcript.queue[id]?.isFinal == false && !replaced.contains(id) {
            if response.isDiscarded { finishDiscarded(id) } else { finish(id, .completed) }
        }
        answers.noteMade()
    }

    private mutating func finishDiscarded(_ id: String) {
        guard let message = transcript.queue[id] else { return }
        let read = message.medium == .text ? message.text.count : 0
        finish(id, message.text.isEmpty ? .cancelled : .interrupted(heard: .zero, heardCharacters: read))
    }

    /// Does in the new session what the old one left undone.
    mutating func resume(_ undone: Unfinished?, at now: Moment) {
        act(.start(.handOver, after: handOverAge))
        act(.start(.lastHandOver, after: handOverAge + Self.handOverPatience))
        guard let undone else { return }
        answering.instruction = undone.instruction
        if let turn = undone.turn { resend(turn, owesAnswer: undone.owesAnswer, at: now) }
        if let speech = undone.speech { resume(speech) }
        if undone.turn == nil, undone.owesAnswer || transcript.calls.isSettled { resumeAnswer(at: now) }
    }

    /// The microphone goes on behind it; one that was closed meanwhile leaves the pause to us.
    private mutating func resume(_ speech: PCM16) {
        resend(speech)
        if turns.isAutomatic, microphone.gate.state != .open { resend(pause) }
    }

    private var pause: PCM16 { PCM16.silence(settings.silence + .milliseconds(300)) }

    private mutating func resumeAnswer(at now: Moment) {
        timing.start(at: now.instant, userItemID: timing.userItemID)
        transcript.calls.isSettled ? answerToolResults() : requestResponse()
    }

    /// The server finds the end of the turn again where it is its task; a pause tells it.
    private mutating func resend(_ turn: PCM16, owesAnswer: Bool, at now: Moment) {
        resend(turn)
        guard turns.isAutomatic else {
            spoken.manualStart = 0
            return owesAnswer ? commitTurn(at: now) : resendWithoutAnswer()
        }
        resend(pause)
    }

    private mutating func resendWithoutAnswer() {
        spoken.heldTurns.append(HeldTurn(start: 0, end: spoken.sent.total))
        sendHarmless { .inputAudioBufferCommit(InputAudioBufferCommit(eventID: $0)) }
    }

    /// In pieces as a microphone makes them, only larger.
    private mutating func resend(_ sound: PCM16) {
        let samples = sound.samples
        for start in stride(from: 0, to: samples.count, by: PCM16.sampleRate / 5) {
            append(PCM16(Array(samples[start..<min(samples.count, start + PCM16.sampleRate / 5)])))
        }
    }
}
