import EchoAudio

/// What the user asks and what the performer found out.
extension LiveSession {
    mutating func handle(_ request: LegRequest, at now: Moment) {
        if request.asks { work.rounds.begin() }
        switch request {
        case .send(let text, let pictures): send(text, pictures, at: now)
        case .note(let messages): emit(transcript.note(messages))
        case .instruct(let text, let answers): instruct(text, answers: answers, at: now)
        case .edit(let id, let text, let pictures): edit(id, text, pictures, at: now)
        case .startListening: startListening()
        case .stopListening, .endUserTurn: stopListening()
        case .interrupt: interrupt()
        case .setMuted(let muted): setMuted(muted)
        case .update(let settings, _): update(settings)
        case .submit(let result): submit(result, at: now)
        case .setTools(let new):
            guard new != tools else { return }
            tools = new
            tellDelegate()
        case .remove(let ids): for id in ids { forget(id) }
        case .regenerate: regenerate()
        case .answer: if let question = transcript.lastQuestion { answer(question.id) }
        case .goOn: goOn()
        case .conclude: conclude()
        case .connect: connect()
        case .leave: leave()
        case .learn(let prices): spending.learn(prices)
        case .setBudget(let budget, let period):
            emit(spending.setBudget(budget, of: period))
            if let objection { stopSpending(objection) }
        }
    }

    mutating func handle(_ fact: LiveFact, at now: Moment) {
        switch fact {
        case .device(let fact): handle(fact, at: now)
        case .timerFired(let timer): ring(timer, at: now)
        case .connected: connected()
        case .connectFailed(let error): connectFailed(error)
        case .connectionClosed(let error): connectionClosed(error, at: now)
        case .part(let part, let number): receive(part, of: number, at: now)
        case .thinkingFailed(let error, let number): fail(number, error)
        case .toolCallChanged(let activity): emit(transcript.follow(activity))
        case .thinker(let model, let sees): (models.thinker, models.sees) = (model, sees)
        case .former(let event): formerSaid(event)
        case .unreadable(let reason): unreadable(reason, at: now)
        }
    }

    private mutating func ring(_ timer: LiveTimer, at now: Moment) {
        switch timer {
        case .starting: startIsOverdue()
        case .reconnection: reconnectionIsDue()
        // The clock may stand still; it is not waited for any longer.
        case .append: _ = outbox.settle(nil)
        case .answer: answerIsOverdue(at: now)
        case .delegation(let number): beginThinking(number)
        case .handOver: (connection.isOld, connection.isHandOverDue) = (true, true)
        case .lastHandOver: handOver()
        case .former: forgetFormer()
        }
    }

    // MARK: the microphone

    private mutating func startListening() {
        guard !microphone.isOpen else { return }
        if let objection { return emit(.error(objection)) }
        microphone.isOpen = true
        pump.isHearing = microphone.isHearing
        if !microphone.isMuted { openMicrophone() }
    }

    /// The session goes on, and is sent silence.
    mutating func stopListening() {
        if microphone.isOpen { closeMicrophone() }
    }

    private mutating func openMicrophone() {
        audioStatus.microphone = .opening
        emit(.audioStatusChanged(audioStatus))
        act(.openMicrophone)
    }

    mutating func closeMicrophone() {
        microphone.isOpen = false
        pump.isHearing = false
        act(.closeMicrophone)
        audioStatus.microphone = .closed
        audioStatus.signal = nil
        emit(.audioStatusChanged(audioStatus))
        if let level = levels?.endMicrophone() { emit(level) }
    }

    private mutating func setMuted(_ muted: Bool) {
        guard muted != microphone.isMuted else { return }
        microphone.isMuted = muted
        pump.isHearing = microphone.isHearing
        audioStatus.isMuted = muted
        emit(.audioStatusChanged(audioStatus))
        if !muted, microphone.isOpen, audioStatus.microphone == .closed { openMicrophone() }
    }

    // MARK: devices

    mutating func handle(_ fact: RealtimeFact, at now: Moment) {
        switch fact {
        case .playbackStarted(let item): playbackStarted(item, at: now)
        case .playbackHeard(let item, let instant): playbackHeard(item, at: instant)
        case .playbackFinished(let item):
            if let level = levels?.endLoudspeaker() { emit(level) }
            playbackFinished(item)
        case .loudspeaker(let device): loudspeakerChanged(device)
        case .microphone(let device):
            if device != .open, let level = levels?.endMicrophone() { emit(level) }
            microphoneChanged(device)
        case .signal(let problem):
            guard audioStatus.microphone == .open, audioStatus.signal != problem else { return }
            audioStatus.signal = problem
            emit(.audioStatusChanged(audioStatus))
        default: break
        }
    }

    private mutating func loudspeakerChanged(_ device: AudioStatus.Device) {
        if case .failed(.replaced(let direction), _) = device { return emit(.error(.audio(.replaced(direction)))) }
        guard audioStatus.loudspeaker != device else { return }
        audioStatus.loudspeaker = device
        emit(.audioStatusChanged(audioStatus))
        if case .failed(let error, _) = device { emit(.error(.audio(error))) }
    }

    private mutating func microphoneChanged(_ device: AudioStatus.Device) {
        if case .failed(.replaced(let direction), _) = device { return emit(.error(.audio(.replaced(direction)))) }
        guard audioStatus.microphone != device, microphone.isOpen else { return }
        audioStatus.microphone = device
        audioStatus.signal = nil
        emit(.audioStatusChanged(audioStatus))
        guard case .failed(let error, let retrying) = device else { return }
        emit(.error(.audio(error)))
        guard !retrying else { return }
        microphone.isOpen = false
        pump.isHearing = false
    }

    // MARK: settings

    /// A session's voice cannot be changed: another one begins. Instructions are added to those it has.
    private mutating func update(_ new: SessionSettings) {
        let old = settings
        settings = new
        if new.voice != old.voice || new.delegatesToServer != old.delegatesToServer { return beginAnew() }
        guard new.instructions != old.instructions, connection.phase == .ready else { return }
        let preface = "From now on, these instructions hold in place of the earlier ones:\n"
        outbox.add(.instructions, preface + new.instructions)
    }

    // MARK: changing what was said

    private mutating func forget(_ id: String) {
        telling.unanswered.removeAll { $0 == id }
        if talk.awaited == id {
            talk.awaited = nil
            stopExpecting()
        }
        emit(transcript.remove(id))
    }

    /// What came after it is taken back here; the voice is told so, for nothing can be taken from its memory.
    private mutating func edit(_ id: String, _ text: String, _ pictures: [Picture], at now: Moment) {
        interrupt()
        for id in transcript.queue.ids(after: id) + [id] where transcript.queue.contains(id) { forget(id) }
        outbox.add(.thinking, "The person has taken back what was said last, and says this instead.")
        send(text, pictures, at: now)
    }

    private mutating func regenerate() {
        guard let question = transcript.lastQuestion else { return }
        interrupt()
        for id in transcript.queue.ids(after: question.id) where transcript.queue.contains(id) { forget(id) }
        outbox.add(.commentary, "Answer this once more, in another way:\n" + question.text)
        expectWords()
    }

    /// Has the rest of the last answer said.
    private mutating func goOn() {
        guard let cut = transcript.cutAnswer else { return }
        if let objection { return emit(.error(objection)) }
        outbox.add(.commentary, AnswerContinuation.request(cut.text))
        expectWords()
    }
}
