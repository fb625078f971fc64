import EchoAudio
import EchoWire

/// The user's turns: speech, commits and transcripts.
extension RealtimeSession {
    mutating func append(_ sound: PCM16) {
        guard !sound.samples.isEmpty else { return }
        let event = InputAudioBufferAppend(eventID: makeID("event"), audio: sound.littleEndianData)
        act(.send(.inputAudioBufferAppend(event)))
        sent.append(sound)
        sent.forget(
            before: heldTurns.map(\.start).min() ?? (turns.isAutomatic ? sent.total - Self.lookBack : manualStart))
    }

    /// Sound that went through the gate. Of a turn that the user ends only what is said is sent.
    mutating func pass(_ sound: PCM16) { append(turns.mode == .manual ? trimmer.pass(sound) : sound) }

    /// Sound that waited on purpose says nothing of how long sending takes.
    mutating func noteTaken(_ sound: PCM16, at takenAt: ContinuousClock.Instant, sent now: ContinuousClock.Instant?) {
        sampleClock.note(end: sent.total, takenAt: takenAt)
        if let now { sendingDelay.note(now - takenAt + sound.duration) }
    }

    /// Speech is reported later than it began: 5 s of sound are kept for it.
    private static let lookBack = PCM16.sampleRate * 5

    mutating func speechStarted(_ itemID: String, atMs start: Int, at now: Moment) {
        let first = Self.frames(ms: start)
        guard !isInterruptible else {
            return overhear(OverheardSpeech(itemID: itemID, start: first, heardAt: now.date))
        }
        dismissesAnswer = false
        userSpeech = itemID
        heldTurns.append(HeldTurn(itemID: itemID, start: first))
        emit(.userStartedSpeaking(itemID: itemID, at: sampleClock.instant(ofFrame: first)))
        show(Message(id: itemID, role: .user, medium: .voice, status: .transcribing, createdAt: now.date))
        guard !considersInterruptions, turns.speechInterrupts, isAnswering || response != nil else { return }
        // With interrupt_response the server has cancelled already and would refuse a second cancel.
        stopAnswer(serverHasCancelled: turns.serverCancels)
    }

    mutating func speechStopped(_ itemID: String, atMs end: Int, at now: Moment) {
        guard !overheardStopped(itemID), userSpeech == itemID else { return }
        userTurnEnded(itemID, lastWord: lastWord(atMs: end), at: now)
    }

    /// When the voice ended: what the server counts to the turn holds the silence that it waited for.
    private func lastWord(atMs end: Int) -> ContinuousClock.Instant? {
        let silence = turns.mode == .automatic(.server) ? settings.silence : .zero
        return sampleClock.instant(ofFrame: Self.frames(ms: end)).map { $0 - silence }
    }

    /// What a server says, which may be anything: a day at most.
    private static func frames(ms: Int) -> Int { min(max(0, ms), 86_400_000) * PCM16.sampleRate / 1000 }

    private mutating func userTurnEnded(
        _ itemID: String?, lastWord: ContinuousClock.Instant? = nil, at now: Moment
    ) {
        if let itemID { emit(.userStoppedSpeaking(itemID: itemID, at: lastWord)) }
        userSpeech = nil
        // An answer to a murmur before it would have come by now.
        dismissesAnswer = false
        timing.start(at: now.instant, userItemID: itemID, lastWord: lastWord, sending: sendingDelay.take())
        awaitsResponse = turns.serverAnswers
    }

    mutating func committed(_ itemID: String, after previous: String?, at now: Moment) {
        queue.place(itemID, after: previous)
        guard !overheardCommitted(itemID) else { return }
        holdTurn(itemID)
        if userSpeech == itemID { userTurnEnded(itemID, at: now) }
        timing.noteCommit(of: itemID, at: now.instant)
        guard !silentItems.contains(itemID) else {
            awaitsResponse = turns.serverAnswers
            return
        }
        if queue[itemID] == nil {
            show(Message(id: itemID, role: .user, medium: .voice, status: .transcribing, createdAt: now.date))
        }
        act(.start(.transcript(itemID: itemID), after: transcriptTimeout))
    }

    /// The turn has ended; what was sent later does not belong to it.
    mutating func holdTurn(_ itemID: String) {
        if let index = heldTurns.firstIndex(where: { $0.itemID == itemID || $0.itemID == nil }) {
            heldTurns[index].itemID = itemID
            heldTurns[index].end = heldTurns[index].end ?? sent.total
        }
    }

    private mutating func releaseTurn(_ itemID: String) { heldTurns.removeAll { $0.itemID == itemID } }

    // MARK: transcripts, which come whenever they like

    mutating func transcriptDelta(_ itemID: String, _ delta: String) {
        guard !overheardWords(itemID, delta) else { return }
        guard queue[itemID]?.status == .transcribing, !delta.isEmpty else { return }
        emit(.userTranscriptionDelta(itemID: itemID, delta: delta))
        change(itemID) { $0.text += delta }
    }

    mutating func transcriptCompleted(_ itemID: String, _ transcript: String) {
        guard !overheardTranscript(itemID, transcript) else { return }
        releaseTurn(itemID)
        guard queue[itemID]?.role == .user, queue[itemID]?.status != .completed else { return }
        act(.cancel(.transcript(itemID: itemID)))
        emit(.userTranscriptionCompleted(itemID: itemID, transcript: transcript))
        queue.update(itemID) { $0.text = transcript }
        finish(itemID, .completed)
        holdAnswer(to: itemID)
    }

    mutating func transcriptFailed(_ itemID: String, _ failure: TranscriptionFailure) {
        guard !overheardTranscriptFailed(itemID) else { return }
        releaseTurn(itemID)
        guard queue[itemID]?.status == .transcribing else { return }
        act(.cancel(.transcript(itemID: itemID)))
        emit(.userTranscriptionFailed(itemID: itemID, failure))
        finish(itemID, .transcriptionFailed(failure))
    }

    // MARK: what the user asks

    mutating func startListening() {
        guard gate.state != .open else { return }
        if turns.mode == .manual {
            stopAnswer(serverHasCancelled: false)
            if phase == .ready { sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) } }
            manualStart = sent.total
            trimmer = TurnTrimmer()
        }
        act(.cancel(.warmMicrophone))
        let wasClosed = gate.state == .closed
        let kept = gate.open()
        if phase == .ready { hear(kept) }
        if wasClosed { openMicrophone() }
    }

    /// Without a moment what was being said is dropped.
    mutating func stopListening(at now: Moment?) {
        guard gate.state != .closed else { return }
        if let now, userSpeech != nil {
            endAutomaticTurn(at: now)
        } else if gate.state == .open, phase == .ready, gate.passedFrames > 0 {
            sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
        } else if phase != .ready {
            keepSpeech()
        }
        closeMicrophone()
    }

    mutating func endUserTurn(at now: Moment) {
        guard gate.state == .open else { return }
        if let overheard, !overheard.isDismissed { cutForTurn() }
        if turns.isAutomatic { return endAutomaticTurn(at: now) }
        if turns.isLocal { return userSpeech == nil ? () : endLocalTurn() }
        if phase != .ready { keepTurn() }
        let hasSpoken = gate.passedFrames >= Self.shortestTurnFrames && gate.hasHeardSound
        if turns.keepsMicrophoneWarm {
            gate.warm()
            act(.start(.warmMicrophone, after: .seconds(10)))
        } else {
            closeMicrophone()
        }
        guard phase == .ready else { return }
        if hasSpoken { append(trimmer.end()) }
        hasSpoken ? commitTurn(at: now) : sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
    }

    /// The user says that the turn is over before the server has heard it. A commit of ours starts no answer.
    private mutating func endAutomaticTurn(at now: Moment) {
        guard let itemID = userSpeech else { return }
        emit(.userStoppedSpeaking(itemID: itemID))
        userSpeech = nil
        commitTurn(at: now)
    }

    mutating func commitTurn(at now: Moment) {
        if !turns.isAutomatic { heldTurns.append(HeldTurn(start: manualStart, end: sent.total)) }
        manualStart = sent.total
        sendHarmless { .inputAudioBufferCommit(InputAudioBufferCommit(eventID: $0)) }
        timing.start(
            at: now.instant, userItemID: nil, lastWord: sampleClock.latest,
            sending: sendingDelay.take())
        localTurns.cut()
        if turns.mode == .manual || turns.createsResponse { requestResponse() }
    }

    /// The microphone has been away for too long for what was being said to go on: it is answered as it is.
    mutating func microphoneIsGone(at now: Moment) {
        guard userSpeech != nil, case .failed = audioStatus.microphone else { return }
        turns.isLocal ? endLocalTurn() : endAutomaticTurn(at: now)
    }

    /// What the microphone hears now is said to the assistant.
    var isHearing: Bool { gate.state == .open && !gate.isMuted }

    mutating func setMuted(_ muted: Bool) {
        guard muted != gate.isMuted else { return }
        if muted {
            giveVoiceBack()
            if turns.isLocal, userSpeech != nil { endLocalTurn() }
        }
        gate.isMuted = muted
        audioStatus.isMuted = muted
        emit(.audioStatusChanged(audioStatus))
    }

    mutating func turnModeChanged(from old: TurnMode) {
        giveVoiceBack()
        overheard = nil
        if old == .local {
            localTurns.cut()
            userSpeech = nil
        }
        guard gate.state == .warm, !turns.keepsMicrophoneWarm else { return }
        closeMicrophone()
    }

    // MARK: the microphone

    mutating func openMicrophone() {
        audioStatus.microphone = .opening
        emit(.audioStatusChanged(audioStatus))
        act(.openMicrophone)
    }

    mutating func closeMicrophone() {
        gate.close()
        giveVoiceBack()
        overheard = nil
        localTurns.cut()
        act(.cancel(.warmMicrophone))
        act(.cancel(.lostMicrophone))
        act(.closeMicrophone)
        audioStatus.microphone = .closed
        audioStatus.signal = nil
        emit(.audioStatusChanged(audioStatus))
    }

    mutating func sendHarmless(_ event: (String) -> ClientEvent) {
        let id = makeID("event")
        harmlessRequests.insert(id)
        act(.send(event(id)))
    }
}
