import EchoAudio
import EchoWire

/// The user's turns: speech, commits and transcripts.
extension RealtimeSession {
    mutating func append(_ sound: PCM16) {
        guard !sound.samples.isEmpty else { return }
        let event = InputAudioBufferAppend(eventID: makeID("event"), audio: codec.encode(sound))
        act(.send(.inputAudioBufferAppend(event)))
        spoken.sent.append(sound)
        spoken.sent.forget(
            before: spoken.heldTurns.map(\.start).min()
                ?? (turns.isAutomatic ? spoken.sent.total - Self.lookBack : spoken.manualStart))
    }

    /// Sound that went through the gate. Of a turn that the user ends only what is said is sent.
    mutating func pass(_ sound: PCM16) { append(turns.mode == .manual ? microphone.trimmer.pass(sound) : sound) }

    /// Sound that waited on purpose says nothing of how long sending takes.
    mutating func noteTaken(_ sound: PCM16, at takenAt: ContinuousClock.Instant, sent now: ContinuousClock.Instant?) {
        spoken.sampleClock.note(end: spoken.sent.total, takenAt: takenAt)
        if let now { microphone.sendingDelay.note(now - takenAt + sound.duration) }
    }

    /// Speech is reported later than it began: 5 s of sound are kept for it.
    private static let lookBack = PCM16.sampleRate * 5

    mutating func speechStarted(_ itemID: String, atMs start: Int, at now: Moment) {
        let first = Self.frames(ms: start)
        guard !isInterruptible else {
            return overhear(OverheardSpeech(itemID: itemID, start: first, heardAt: now.date))
        }
        interrupting.dismissesAnswer = false
        spoken.userSpeech = itemID
        spoken.heldTurns.append(HeldTurn(itemID: itemID, start: first))
        emit(.userStartedSpeaking(itemID: itemID, at: spoken.sampleClock.instant(ofFrame: first)))
        show(Message(id: itemID, role: .user, medium: .voice, status: .transcribing, createdAt: now.date))
        guard !considersInterruptions, turns.speechInterrupts, isAnswering || answering.response != nil else { return }
        // With interrupt_response the server has cancelled already and would refuse a second cancel.
        stopAnswer(serverHasCancelled: turns.serverCancels)
    }

    mutating func speechStopped(_ itemID: String, atMs end: Int, at now: Moment) {
        guard !overheardStopped(itemID), spoken.userSpeech == itemID else { return }
        userTurnEnded(itemID, lastWord: lastWord(atMs: end), at: now)
    }

    /// When the voice ended: what the server counts to the turn holds the silence that it waited for.
    private func lastWord(atMs end: Int) -> ContinuousClock.Instant? {
        let silence = turns.mode == .automatic(.server) ? settings.silence : .zero
        return spoken.sampleClock.instant(ofFrame: Self.frames(ms: end)).map { $0 - silence }
    }

    /// What a server says, which may be anything: a day at most.
    private static func frames(ms: Int) -> Int { min(max(0, ms), 86_400_000) * PCM16.sampleRate / 1000 }

    private mutating func userTurnEnded(
        _ itemID: String?, lastWord: ContinuousClock.Instant? = nil, at now: Moment
    ) {
        if let itemID { emit(.userStoppedSpeaking(itemID: itemID, at: lastWord)) }
        spoken.userSpeech = nil
        // An answer to a murmur before it would have come by now.
        interrupting.dismissesAnswer = false
        timing.start(at: now.instant, userItemID: itemID, lastWord: lastWord, sending: microphone.sendingDelay.take())
        answering.awaitsResponse = turns.serverAnswers
    }

    mutating func committed(_ itemID: String, after previous: String?, at now: Moment) {
        transcript.queue.place(itemID, after: newestName(of: previous))
        guard !overheardCommitted(itemID) else { return }
        toolRounds.begin()
        holdTurn(itemID)
        if spoken.userSpeech == itemID { userTurnEnded(itemID, at: now) }
        timing.noteCommit(of: itemID, at: now.instant)
        guard !spoken.silentItems.contains(itemID) else {
            answering.awaitsResponse = turns.serverAnswers
            return
        }
        if transcript.queue[itemID] == nil {
            show(Message(id: itemID, role: .user, medium: .voice, status: .transcribing, createdAt: now.date))
        }
        guard settings.transcribes, !refused.contains(.field("audio.input.transcription")) else {
            return leaveUnwritten(itemID)
        }
        act(.start(.transcript(itemID: itemID), after: transcriptTimeout))
    }

    private mutating func leaveUnwritten(_ itemID: String) {
        releaseTurn(itemID)
        if transcript.queue[itemID]?.status == .transcribing { finish(itemID, .completed) }
    }

    /// The turn has ended; what was sent later does not belong to it.
    mutating func holdTurn(_ itemID: String) {
        if let index = spoken.heldTurns.firstIndex(where: { $0.itemID == itemID || $0.itemID == nil }) {
            spoken.heldTurns[index].itemID = itemID
            spoken.heldTurns[index].end = spoken.heldTurns[index].end ?? spoken.sent.total
        }
    }

    private mutating func releaseTurn(_ itemID: String) { spoken.heldTurns.removeAll { $0.itemID == itemID } }

    // MARK: transcripts, which come whenever they like

    mutating func transcriptDelta(_ itemID: String, _ delta: String) {
        guard !overheardWords(itemID, delta) else { return }
        guard transcript.queue[itemID]?.status == .transcribing else { return }
        let delta = spoken.texts[itemID, default: SplitText()].add(delta)
        guard !delta.isEmpty else { return }
        emit(.userTranscriptionDelta(itemID: itemID, delta: delta))
        grow(itemID, delta)
    }

    mutating func transcriptCompleted(_ itemID: String, _ words: String) {
        spoken.texts[itemID] = nil
        guard !overheardTranscript(itemID, words) else { return }
        releaseTurn(itemID)
        guard transcript.queue[itemID]?.role == .user, transcript.queue[itemID]?.status != .completed else { return }
        act(.cancel(.transcript(itemID: itemID)))
        // A server that says no words at the end takes none back.
        let came = transcript.queue[itemID]?.text ?? ""
        let words = words.contains { !$0.isWhitespace } ? words : came
        emit(.userTranscriptionCompleted(itemID: itemID, transcript: words))
        transcript.queue.update(itemID) { $0.text = words }
        finish(itemID, .completed)
        if !goesOn(after: itemID, words) { holdAnswer(to: itemID) }
    }

    mutating func transcriptFailed(_ itemID: String, _ failure: TranscriptionFailure) {
        guard !overheardTranscriptFailed(itemID) else { return }
        releaseTurn(itemID)
        guard transcript.queue[itemID]?.status == .transcribing else { return }
        act(.cancel(.transcript(itemID: itemID)))
        emit(.userTranscriptionFailed(itemID: itemID, failure))
        finish(itemID, .transcriptionFailed(failure))
    }

    // MARK: what the user asks

    mutating func startListening() {
        guard microphone.gate.state != .open else { return }
        if let objection { return emit(.error(objection)) }
        if turns.mode == .manual {
            stopAnswer(serverHasCancelled: false)
            if connection.phase == .ready {
                sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
            }
            spoken.manualStart = spoken.sent.total
            microphone.trimmer = TurnTrimmer()
        }
        act(.cancel(.standby))
        let wasClosed = microphone.gate.state == .closed
        microphone.gate.open()
        // Muted, the device is opened when somebody is to be heard.
        if wasClosed { if !microphone.gate.isMuted { openMicrophone() } } else { leaveStandby() }
    }

    /// Without a moment what was being said is dropped.
    mutating func stopListening(at now: Moment?) {
        guard microphone.gate.state != .closed else { return }
        if let now, spoken.userSpeech != nil {
            endAutomaticTurn(at: now)
        } else if microphone.gate.state == .open, connection.phase == .ready, microphone.gate.passedFrames > 0 {
            sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
        } else if connection.phase != .ready {
            keepSpeech()
        }
        restMicrophone()
    }

    mutating func endUserTurn(at now: Moment) {
        guard microphone.gate.state == .open else { return }
        if let overheard = interrupting.overheard, !overheard.isDismissed { cutForTurn() }
        if turns.isAutomatic { return endAutomaticTurn(at: now) }
        if turns.isLocal { return spoken.userSpeech == nil ? () : endLocalTurn() }
        if connection.phase != .ready { keepTurn() }
        let hasSpoken = microphone.gate.passedFrames >= Self.shortestTurnFrames && microphone.gate.hasHeardSound
        restMicrophone()
        guard connection.phase == .ready else { return }
        if hasSpoken { append(microphone.trimmer.end()) }
        hasSpoken ? commitTurn(at: now) : sendHarmless { .inputAudioBufferClear(InputAudioBufferClear(eventID: $0)) }
    }

    /// The user says that the turn is over before the server has heard it. A commit of ours starts no answer.
    private mutating func endAutomaticTurn(at now: Moment) {
        guard let itemID = spoken.userSpeech else { return }
        emit(.userStoppedSpeaking(itemID: itemID))
        spoken.userSpeech = nil
        commitTurn(at: now)
    }

    mutating func commitTurn(at now: Moment) {
        if !turns.isAutomatic { spoken.heldTurns.append(HeldTurn(start: spoken.manualStart, end: spoken.sent.total)) }
        spoken.manualStart = spoken.sent.total
        sendHarmless { .inputAudioBufferCommit(InputAudioBufferCommit(eventID: $0)) }
        timing.start(
            at: now.instant, userItemID: nil, lastWord: spoken.sampleClock.latest,
            sending: microphone.sendingDelay.take())
        microphone.localTurns.cut()
        if turns.mode == .manual || turns.createsResponse { requestResponse() }
    }

    /// The microphone has been away for too long for what was being said to go on: it is answered as it is.
    mutating func microphoneIsGone(at now: Moment) {
        guard spoken.userSpeech != nil, case .failed = audioStatus.microphone else { return }
        turns.isLocal ? endLocalTurn() : endAutomaticTurn(at: now)
    }

    /// What the microphone hears now is said to the assistant.
    var isHearing: Bool { microphone.gate.state == .open && !microphone.gate.isMuted }

    mutating func setMuted(_ muted: Bool) {
        guard muted != microphone.gate.isMuted else { return }
        if muted {
            giveVoiceBack()
            if turns.isLocal, spoken.userSpeech != nil { endLocalTurn() }
        }
        if muted, microphone.gate.state == .standby { closeMicrophone() }
        microphone.gate.isMuted = muted
        audioStatus.isMuted = muted
        emit(.audioStatusChanged(audioStatus))
        if !muted, microphone.gate.state == .open, audioStatus.microphone == .closed { openMicrophone() }
    }

    mutating func turnModeChanged(from old: TurnMode) {
        giveVoiceBack()
        interrupting.overheard = nil
        if old == .local {
            microphone.localTurns.cut()
            spoken.userSpeech = nil
        }
    }

    // MARK: the microphone

    mutating func openMicrophone() {
        audioStatus.microphone = .opening
        emit(.audioStatusChanged(audioStatus))
        act(.openMicrophone)
    }

    /// Nobody is listened to: closed, or open and unheard for as long as the settings say.
    private mutating func restMicrophone() {
        let standby = settings.microphoneStandby
        guard standby > .zero, !microphone.gate.isMuted, audioStatus.microphone == .open, connection.phase == .ready
        else {
            return closeMicrophone()
        }
        microphone.gate.standBy()
        stopHearing()
        act(.start(.standby, after: standby))
        if let level = levels?.endMicrophone() { emit(level) }
        show(.standby)
    }

    /// It works again already, or is still being mended.
    private mutating func leaveStandby() {
        microphone.listensSince = instant
        if audioStatus.microphone == .standby { show(.open) }
    }

    private mutating func stopHearing() {
        giveVoiceBack()
        interrupting.overheard = nil
        microphone.localTurns.cut()
    }

    private mutating func show(_ device: AudioStatus.Device) {
        audioStatus.microphone = device
        audioStatus.signal = nil
        emit(.audioStatusChanged(audioStatus))
    }

    mutating func closeMicrophone() {
        microphone.gate.close()
        stopHearing()
        act(.cancel(.standby))
        act(.cancel(.lostMicrophone))
        act(.closeMicrophone)
        show(.closed)
    }

    mutating func sendHarmless(_ event: (String) -> ClientEvent) {
        let id = makeID("event")
        connection.harmlessRequests.insert(id)
        act(.send(event(id)))
    }
}
