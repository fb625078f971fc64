/// Decides what a call comes to: who is asked whether they are still there, when a goodbye was heard and the line may be
/// cut, what digits say, and when enough was said.
struct CallRules: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Why the line is about to be cut, as soon as what is being said was heard.
    private struct Leaving {
        var since: Instant
        /// Something was said after it was decided; a goodbye in the same breath as the decision may still be on its way.
        var wasHeard = false
        var end = PhoneLineEnd.hungUpHere

        /// Nil where who hangs up first ended the call.
        var why: PhoneLineEnd? { end == .hungUpHere ? nil : end }
    }

    /// What is given to a goodbye that does not come.
    private static let goodbyePatience = Duration.seconds(3)
    /// A goodbye that does not end.
    private static let longestGoodbye = Duration.seconds(20)
    private static let warning = Duration.seconds(60)
    /// What is pressed beyond that is nothing that anybody waits for.
    private static let mostDigits = 32

    let configuration: CallConfiguration
    private var gate: PINGate?
    var consent: RecordingConsent
    private var start: Instant?
    private var isOver = false
    private var leaving: Leaving?
    var stands = false
    private var wasWarned = false
    private var callerSpeaks = false
    private var assistantWorks = false
    var isTakenOver = false
    /// The caller hears what is said; else only that it rings, from their own telephone.
    var isOpen: Bool
    /// While a person is asked whether to take the call.
    var ringing: CallRinging?
    /// A person answered: the assistant begins when the call is given to it.
    var isForPerson = false
    /// It broke while a person spoke in its place.
    var hasFailed = false
    /// The caller put the line on hold, and hears nothing.
    private var isHeld = false
    /// Since when nobody says anything.
    var quietSince: Instant?
    private var questions = 0
    /// The caller is about to leave a message, or does.
    var message: MessageTaking?
    /// The caller is to be connected with somebody else.
    var handover: CallHandover?
    private var digits = ""
    private var lastDigit: Instant?
    private var wanted: (id: String, most: Int, until: Instant)?

    /// - Parameter isOpen: the line was answered already.
    init(_ configuration: CallConfiguration, isOpen: Bool = true) {
        (self.configuration, self.isOpen) = (configuration, isOpen)
        gate = configuration.pin.map { PINGate($0, tries: configuration.pinTries) }
        consent = RecordingConsent(configuration.recordingNotice, isWanted: configuration.recording != .off)
    }

    mutating func receive(_ fact: CallFact, at now: Instant) -> [CallEffect] {
        guard !isOver else { return [] }
        let effects = decide(fact, at: now)
        // A message ends with whatever ends the assistant's part.
        let isAlone = !isOver && !isLeaving && !isTakenOver && handover == nil
        return isAlone ? effects : endMessage() + effects
    }

    private mutating func decide(_ fact: CallFact, at now: Instant) -> [CallEffect] {
        switch fact {
        case .began: return begin(at: now)
        case .announced(.message, let wasSaid): return announcedMessage(wasSaid: wasSaid, at: now)
        case .announced(let announcement, let wasSaid): return announced(announcement, wasSaid: wasSaid)
        case .conversationStands: return open()
        case .conversationGoesOn: return goOn()
        case .conversationFailed: return fail(at: now)
        case .callerStartedSpeaking:
            (callerSpeaks, quietSince, questions) = (true, nil, 0)
        case .callerStoppedSpeaking: callerSpeaks = false
        case .assistantWorks(let works): assistantWorks = works
        case .callerSaid(let words): return answer(record(consent.said(words)))
        case .recordingFailed:
            consent.failed()
            return endMessage(.notPossible)
        case .messageWanted(let id): return wantMessage(id, at: now)
        case .messageHeard: message?.hear(at: now)
        case .held(let isHeld): (self.isHeld, quietSince, questions) = (isHeld, nil, 0)
        case .digit(let digit): return press(digit, at: now)
        // A caller who does not wait for the end of the goodbye counts as having heard it.
        case .lineEnded(let end): return finish(end == .transferred ? end : leaving?.why ?? end)
        case .machineAnswered(let isFax): return meetMachine(takesMessage: !isFax, at: now)
        case .goodbye: leaving = leaving ?? Leaving(since: now)
        case .keysWanted(let id, let most, let patience): wanted = (id, most, now + patience)
        case .transferWanted(let name, let isHere, let sentence):
            want(CallHandover(to: name, isHere: isHere, saying: sentence, since: now))
        case .notTransferred(let reason, let wasTried): return notTransferred(reason, wasTried: wasTried)
        case .joined: return join()
        case .asked(let request): return answer(request, at: now)
        case .ticked(let isHeard): return tick(isHeard: isHeard, at: now)
        }
        return []
    }

    /// Keys are figures of a PIN.
    var asksForPIN: Bool { gate != nil }

    var isLeaving: Bool { leaving != nil }

    private mutating func begin(at now: Instant) -> [CallEffect] {
        start = now
        guard gate != nil else { return letIn(at: now) }
        return openLine() + take(gate?.begin(at: now) ?? [], at: now)
    }

    private mutating func openLine() -> [CallEffect] {
        defer { isOpen = true }
        return isOpen ? [] : [.open]
    }

    mutating func connect() -> [CallEffect] { openLine() + [.converse] }

    private mutating func announced(_ announcement: CallAnnouncement, wasSaid: Bool) -> [CallEffect] {
        guard announcement == .consent else { return [] }
        return record(wasSaid ? consent.announced() : consent.announcementFailed())
    }

    /// Words that refuse the recording are answered by the line, and not by the assistant as well.
    private func answer(_ effects: [CallEffect]) -> [CallEffect] {
        (effects.contains(.refuseRecording) ? [.interruptAssistant] : []) + effects
    }

    /// Before the conversation stands there is nothing to record.
    private func record(_ steps: [RecordingStep]) -> [CallEffect] {
        steps.flatMap { step -> [CallEffect] in
            switch step {
            case .announce(let notice): [.announce(notice.sentence, .consent)]
            case .startRecording: stands ? [.startRecording] : []
            case .discardRecording: stands ? [.discardRecording] : []
            case .refuse(let notice):
                [
                    .refuseRecording, .announce(notice.refusedSentence, .refusal),
                    .instruct(
                        "The caller does not want to be recorded, and nothing is. That was said; do not answer it.",
                        answers: false),
                ]
            }
        }
    }

    private mutating func take(_ steps: [PINStep], at now: Instant) -> [CallEffect] {
        steps.flatMap { step -> [CallEffect] in
            switch step {
            case .ask: return [.announce(configuration.sentences.pin, .pin)]
            case .askAgain(.wrong): return [.announce(configuration.sentences.pinAgain, .pin)]
            case .askAgain(.missing): return [.announce(configuration.sentences.pinMissing, .pin)]
            case .open:
                gate = nil
                return [.hush] + letIn(at: now)
            case .close(let failure):
                gate = nil
                let sentences = configuration.sentences
                return [.failPIN] + announce(failure == .wrong ? sentences.wrongPIN : sentences.noPIN, at: now)
            }
        }
    }

    private mutating func open() -> [CallEffect] {
        guard !stands else { return [] }
        // Not before: of a call without an assistant nothing is recorded.
        let notice = record(consent.connected())
        stands = true
        let announcement = configuration.announcement.map { [CallEffect.announce($0, .notice)] } ?? []
        let recording = announcement + notice + (consent.isRecording ? [.startRecording] : [])
        guard !isForPerson else { return recording }
        return recording + (configuration.opening.map { [.instruct($0, answers: true)] } ?? [])
    }

    /// Says it in the line's voice and cuts the line then.
    mutating func announce(
        _ sentence: String, at now: Instant, end: PhoneLineEnd = .hungUpHere
    ) -> [CallEffect] {
        guard leaving == nil else { return [] }
        leaving = Leaving(since: now, end: end)
        return [.interruptAssistant, .silence, .announce(sentence, .farewell)]
    }

    mutating func finish(_ end: PhoneLineEnd) -> [CallEffect] {
        isOver = true
        return [.end(end)]
    }

    /// It may be told of twice.
    private mutating func meetMachine(takesMessage: Bool, at now: Instant) -> [CallEffect] {
        guard leaving == nil else { return [] }
        switch configuration.voicemail {
        case .leave(let message) where takesMessage:
            leaving = Leaving(since: now)
            // A machine interrupts nobody: its tone and its voice would cut the message, and be answered.
            return [
                .deafen, .interruptAssistant,
                .instruct(
                    "A voicemail answers. After the tone say this message, word for word, and nothing else: \(message)",
                    answers: true),
            ]
        case .ignore: return []
        case .hangUp, .leave: return [.hangUp] + finish(.hungUpHere)
        }
    }

    // MARK: - What is asked by who watches

    private mutating func answer(_ request: CallRequest, at now: Instant) -> [CallEffect] {
        if ringing != nil { return answerRinging(request, at: now) }
        switch request {
        case .whisper(let text): return [.instruct(text, answers: false)]
        case .say(let text):
            return [.instruct("Say this to the caller now, word for word, and nothing else: \(text)", answers: true)]
        case .mute(let isMuted): return (isMuted ? [.interruptAssistant] : []) + [.mute(isMuted)]
        case .takeOver(let takes):
            return takeOver(takes, at: now)
        case .press(let digits): return [.press(digits)]
        case .record where message != nil: return []
        case .record(let isWanted): return record(consent.want(isWanted, isConnected: stands))
        case .transfer(let number, let sentence): return handOn(to: number, saying: sentence, at: now)
        case .update(let settings): return [.update(settings)]
        case .close: return announce(configuration.sentences.closing, at: now, end: .stopped)
        case .timeIsUp: return announce(configuration.sentences.timeIsUp, at: now)
        case .hangUp: return [.hangUp] + finish(.hungUpHere)
        case .answer, .decline: return []
        }
    }

    // MARK: - Keys

    /// Of a call that is recorded as a whole.
    mutating func refuseRecording(by digit: Character) -> [CallEffect] { consent.pressed(digit).map(record) ?? [] }

    private mutating func press(_ digit: Character, at now: Instant) -> [CallEffect] {
        if gate != nil { return take(gate?.press(digit, at: now) ?? [], at: now) }
        guard ringing == nil else { return [] }
        guard message == nil else { return pressInMessage(digit) }
        if let steps = consent.pressed(digit) { return record(steps) }
        if digits.count < Self.mostDigits { digits.append(digit) }
        lastDigit = now
        (quietSince, questions) = (nil, 0)
        let isFull = digits.count >= wanted?.most ?? Self.mostDigits
        return digit == "#" || isFull ? tellDigits() : []
    }

    /// Those that are pressed before the conversation stands wait for it.
    private mutating func tellDigits() -> [CallEffect] {
        guard stands else { return [] }
        defer { (digits, lastDigit, wanted) = ("", nil, nil) }
        if let wanted { return [.keys(id: wanted.id, digits)] }
        guard !digits.isEmpty else { return [] }
        return [.instruct("The caller pressed the keys \(digits).", answers: !isTakenOver)]
    }

    // MARK: - Time

    private mutating func tick(isHeard: Bool, at now: Instant) -> [CallEffect] {
        if let leaving { return leave(leaving, isHeard: isHeard, at: now) }
        if gate != nil { return take(gate?.pass(to: now) ?? [], at: now) }
        if let effects = ring(at: now) { return effects }
        if let effects = passMessage(isHeard: isHeard, at: now) {
            return effects.isEmpty ? watchLength(at: now) ?? [] : effects
        }
        if let effects = passHandover(isHeard: isHeard, assistantWorks: assistantWorks, at: now) { return effects }
        if let lastDigit, now - lastDigit >= configuration.digitPause, wanted == nil { return tellDigits() }
        if let wanted, now >= wanted.until { return tellDigits() }
        return watchLength(at: now) ?? watchSilence(isHeard: isHeard, at: now)
    }

    private mutating func leave(_ leaving: Leaving, isHeard: Bool, at now: Instant) -> [CallEffect] {
        let waited = now - leaving.since
        if isHeard { self.leaving?.wasHeard = true }
        let isQuiet = !isHeard && !assistantWorks
        let isDone = isQuiet && (leaving.wasHeard || waited >= Self.goodbyePatience)
        guard isDone || waited >= Self.longestGoodbye else { return [] }
        return [.hangUp] + finish(leaving.end)
    }

    private mutating func watchLength(at now: Instant) -> [CallEffect]? {
        guard let start else { return nil }
        let left = configuration.longest - (now - start)
        if left <= .zero { return announce(configuration.sentences.timeIsUp, at: now) }
        guard left <= Self.warning, configuration.longest > Self.warning, !wasWarned else { return nil }
        wasWarned = true
        return [.instruct("This call ends in a minute. Come to an end and say goodbye.", answers: false)]
    }

    private mutating func watchSilence(isHeard: Bool, at now: Instant) -> [CallEffect] {
        guard let limit = configuration.silence, stands, !isTakenOver, handover == nil else { return [] }
        guard !isHeard, !callerSpeaks, !assistantWorks, !isHeld else {
            quietSince = nil
            return []
        }
        guard let since = quietSince else {
            quietSince = now
            return []
        }
        guard now - since >= limit else { return [] }
        (quietSince, questions) = (nil, questions + 1)
        guard questions > configuration.silenceQuestions else {
            return [.instruct("The caller is silent. Ask in a few words whether they are still there.", answers: true)]
        }
        leaving = Leaving(since: now)
        return [.instruct("Nobody answers. Say goodbye in one short sentence.", answers: true)]
    }
}
