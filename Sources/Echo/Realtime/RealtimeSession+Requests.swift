import EchoAudio

/// What the user asks and what the performer found out.
extension RealtimeSession {
    mutating func handle(_ request: LegRequest, at now: Moment) {
        if request.asks { toolRounds.begin() }
        if request.changesAnswer { endLateAnswer() }
        switch request {
        case .send(let text, let pictures): send(text, pictures, at: now)
        case .note(let messages): emit(transcript.note(messages))
        case .instruct(let text, let answers): instruct(text, answers: answers, at: now)
        case .edit(let id, let text, let pictures): edit(id, text, pictures, at: now)
        case .startListening: startListening()
        case .stopListening: stopListening(at: now)
        case .endUserTurn: endUserTurn(at: now)
        case .interrupt: stopAnswer(serverHasCancelled: false)
        case .setMuted(let muted): setMuted(muted)
        case .update(let settings, let id): update(settings, id: id)
        case .submit(let result): submit(result)
        case .setTools(let tools): setTools(tools)
        case .remove(let ids): remove(ids)
        case .regenerate: regenerate(at: now)
        case .answer: answerQuestion(at: now)
        case .goOn: goOn(at: now)
        case .conclude: conclude()
        case .connect: connect()
        case .leave: leave(at: now)
        case .learn(let prices): spending.learn(prices)
        case .setBudget(let budget, let period):
            emit(spending.setBudget(budget, of: period))
            if !spending.canSpend { stopSpending() }
        }
    }

    mutating func handle(_ fact: RealtimeFact, at now: Moment) {
        switch fact {
        case .playbackStarted(let item): playbackStarted(item, at: now)
        case .playbackHeard(let item, let instant): playbackHeard(item, at: instant)
        case .playbackFinished(let item):
            if let level = levels?.endLoudspeaker() { emit(level) }
            playbackFinished(item)
        case .playbackInterrupted(let rendered): playbackInterrupted(rendered)
        case .loudspeaker(let device): loudspeakerChanged(device)
        case .microphone(let device):
            if device != .open, let level = levels?.endMicrophone() { emit(level) }
            microphoneChanged(device, at: now)
        case .signal(let problem): signalChanged(problem)
        case .timerFired(.transcript(let itemID)): transcriptFailed(itemID, .timedOut(after: transcriptTimeout))
        case .timerFired(.answer): answerIsOverdue()
        case .timerFired(.interruption): interruptionIsOverdue()
        case .timerFired(.summary): recalled(.none, at: now)
        case .summarised(let written): recalled(written, at: now)
        case .timerFired(.unanswered): turnIsUnanswered()
        case .timerFired(.standby): if microphone.gate.state == .standby { closeMicrophone() }
        case .timerFired(.heldAnswer): releaseAnswer()
        case .timerFired(.lostMicrophone): microphoneIsGone(at: now)
        case .timerFired(.handOver): connection.isHandOverDue = true
        case .timerFired(.lastHandOver): handOver()
        case .timerFired(.silence): answerIsSilent(at: now)
        case .timerFired(.greeting): greetingIsOverdue(at: now)
        case .timerFired(.reconnection): reconnectionIsDue()
        case .timerFired(.update(let id)): updateIsOverdue(id)
        case .timerFired(.limits): limitsLeaveRoom()
        case .timerFired(.lateWords): endLateAnswer()
        case .toolCallChanged(let activity): emit(transcript.follow(activity))
        case .connected(let window): connected(window)
        case .connectFailed(let error): error.refusesModel ? modelRefused(error) : connectFailed(error)
        case .connectionClosed(let error): connectionClosed(error, at: now)
        case .modelFound(let name, let error): modelFound(name, error)
        case .transcriberFound(let name, let old, let error): transcriberFound(name, inPlaceOf: old, error)
        }
    }

    private mutating func answerIsOverdue() {
        guard answering.awaitsResponse else { return }
        answering.awaitsResponse = false
        emit(.error(.responseFailed(code: "timeout", message: "the server did not answer")))
    }

    private mutating func loudspeakerChanged(_ device: AudioStatus.Device) {
        if case .failed(.replaced(let direction), _) = device { return emit(.error(.audio(.replaced(direction)))) }
        guard audioStatus.loudspeaker != device else { return }
        audioStatus.loudspeaker = device
        emit(.audioStatusChanged(audioStatus))
        if case .failed(let error, _) = device {
            emit(.error(.audio(error)))
            endTurnIfOver()
        }
    }

    private mutating func signalChanged(_ problem: SignalProblem?) {
        guard audioStatus.microphone == .open, audioStatus.signal != problem else { return }
        audioStatus.signal = problem
        emit(.audioStatusChanged(audioStatus))
    }

    /// A sound server that was restarted is back by then.
    private static let microphonePatience = Duration.seconds(3)

    private mutating func microphoneChanged(_ device: AudioStatus.Device, at now: Moment) {
        if case .failed(.replaced(let direction), _) = device { return emit(.error(.audio(.replaced(direction)))) }
        let device = device == .open && microphone.gate.state == .standby ? .standby : device
        guard audioStatus.microphone != device, microphone.gate.state != .closed else { return }
        audioStatus.microphone = device
        audioStatus.signal = nil
        emit(.audioStatusChanged(audioStatus))
        guard case .failed(let error, let retrying) = device else { return act(.cancel(.lostMicrophone)) }
        giveVoiceBack()
        emit(.error(.audio(error)))
        guard !retrying else { return act(.start(.lostMicrophone, after: Self.microphonePatience)) }
        microphoneIsGone(at: now)
        microphone.gate.close()
    }
}

extension LegRequest {
    /// Whether an answer whose words are late is over by it.
    fileprivate var changesAnswer: Bool {
        switch self {
        case .interrupt, .remove, .conclude, .leave: true
        default: asks
        }
    }
}
