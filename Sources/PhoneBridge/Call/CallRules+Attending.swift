/// Who takes a call: the assistant, or a person in its place, at once or when it has rung.
extension CallRules {
    private static let handover =
        "A person talked with the caller and leaves the call to you now. Say in one short sentence that you go on."

    mutating func letIn(at now: Instant) -> [CallEffect] {
        guard let patience = configuration.ringing, !isTakenOver else { return connect() }
        ringing = CallRinging(for: patience, at: now)
        return [.attend(.ringing)]
    }

    mutating func takeOver(_ takes: Bool, at now: Instant) -> [CallEffect] {
        isTakenOver = takes
        quietSince = nil
        if takes { handover = nil }
        guard !takes else { return [.interruptAssistant, .takeOver(true)] }
        guard !hasFailed else { return [.takeOver(false)] + sayUnavailable(at: now) }
        guard isForPerson else { return [.takeOver(false)] }
        isForPerson = false
        // Before the conversation stands, the call begins with its opening.
        return [.takeOver(false)] + (stands ? [.instruct(Self.handover, answers: true)] : [])
    }

    // MARK: - Ringing

    mutating func answerRinging(_ request: CallRequest, at now: Instant) -> [CallEffect] {
        switch request {
        case .answer: return attend(.assistant)
        case .takeOver(true):
            (isTakenOver, isForPerson) = (true, true)
            return attend(.person)
        case .decline:
            ringing = nil
            return [.attend(.declined)] + turnDown(configuration.sentences.declined, at: now)
        case .close, .timeIsUp:
            ringing = nil
            return turnDown(configuration.sentences.closing, at: now)
        case .hangUp: return [.hangUp] + finish(.hungUpHere)
        case .update(let settings): return [.update(settings)]
        case .transfer: return [.failTransfer]
        case .whisper, .say, .mute, .takeOver, .press, .record: return []
        }
    }

    /// A caller whom nobody answered hears so from their own telephone.
    private mutating func turnDown(_ sentence: String, at now: Instant) -> [CallEffect] {
        isOpen ? announce(sentence, at: now) : [.hangUp] + finish(.hungUpHere)
    }

    mutating func attend(_ attendance: CallAttendance) -> [CallEffect] {
        ringing = nil
        return [.attend(attendance)] + (attendance == .person ? [.takeOver(true)] : []) + connect()
    }

    /// Nil when it does not ring.
    mutating func ring(at now: Instant) -> [CallEffect]? {
        guard var ringing else { return nil }
        guard !ringing.isOver(at: now) else { return attend(.assistant) }
        let rings = ringing.rings(at: now) && isOpen
        self.ringing = ringing
        return rings ? [.ring] : []
    }

    /// Whoever has taken the call speaks: it is not cut off.
    mutating func fail(at now: Instant) -> [CallEffect] {
        guard isTakenOver else { return sayUnavailable(at: now) }
        hasFailed = true
        return []
    }

    private mutating func sayUnavailable(at now: Instant) -> [CallEffect] {
        announce(configuration.sentences.unavailable, at: now, end: .noAssistant)
    }

    /// Another assistant goes on with a call that the first one lost.
    func goOn() -> [CallEffect] {
        guard !isTakenOver else { return [] }
        let words = """
            You take over a call whose connection to another assistant broke. Say in one short sentence that the line was \
            interrupted, and ask how you can help.
            """
        return [.instruct(words, answers: true)]
    }
}
