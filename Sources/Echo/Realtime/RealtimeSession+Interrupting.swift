import EchoAudio
import EchoWire

/// Somebody is heard over the assistant: what becomes of its voice, and of what was said.
///
/// The server is asked to leave the answer alone, for one that it cancelled could not go on after a cough. It takes its
/// turns as always; a turn that was a murmur is taken back, and what is answered to it is not wanted.
extension RealtimeSession {
    /// How long after the end of its silence a server that still hears speech is believed.
    private static let insistence = Duration.milliseconds(400)
    /// A server that did not answer a turn by then could not, for it was still busy.
    static let answerPatience = Duration.seconds(1)

    /// Whether what is heard over an answer is judged here.
    var considersInterruptions: Bool { decidesInterruptions && turns.listens && settings.interruptsResponse }

    /// Whether there is an answer that could be spoken over.
    var isInterruptible: Bool {
        guard considersInterruptions else { return false }
        return answering.response?.isDiscarded == false || spokenItem != nil
    }

    /// The answer that the loudspeaker has and nobody has stopped.
    private var spokenItem: String? {
        if case .failed = audioStatus.loudspeaker { return nil }
        let heard = playback.sounds.filter {
            $0.value.receivedFrames > 0 && !$0.value.isOver && !playback.cutting.contains($0.key)
        }
        return heard.first { $0.value.hasStarted }?.key ?? heard.first?.key
    }

    // MARK: the microphone

    /// Sound that may leave the machine.
    mutating func hear(_ sound: PCM16, isSpokenOver: Bool = false) {
        guard turns.listens, !microphone.gate.isMuted else { return pass(sound) }
        if !turns.isLocal { pass(sound) }
        // Where nobody asks for voices, they are not looked for.
        guard turns.isLocal || considersInterruptions else { return }
        for piece in microphone.ear.receive(sound.samples, isSpokenOver: isSpokenOver) {
            if turns.isLocal { takeTurns(piece) }
            guard considersInterruptions else { continue }
            perform(interrupting.bargeIn.hear(piece.frame, over: isInterruptible), after: interrupting.bargeIn.heard)
        }
    }

    private mutating func perform(_ action: BargeIn.Action?, after heard: Duration?) {
        switch action {
        case .duck: duck()
        case .restore: resumeVoice(after: heard)
        case .cut: cutVoice(after: heard)
        case nil: break
        }
    }

    private mutating func duck() {
        act(.duck)
        interrupting.heardAtReminder = .zero
        act(.start(.interruption, after: BargeIn.decision))
        emit(.interruption(VoiceInterruption(.ducked, itemID: spokenItem)))
    }

    private mutating func resumeVoice(after heard: Duration?) {
        act(.restore)
        releaseAnswer()
        act(.cancel(.interruption))
        interrupting.dismissedUntil = spoken.sent.total
        emit(.interruption(VoiceInterruption(.resumed, itemID: spokenItem, after: heard)))
        dismissOverheard()
    }

    private mutating func cutVoice(after heard: Duration?) {
        act(.cancel(.interruption))
        emit(.interruption(VoiceInterruption(.cut, itemID: spokenItem, after: heard)))
        stopAnswer(serverHasCancelled: false)
        act(.restore)
        if let overheard = interrupting.overheard { adopt(overheard) }
    }

    /// Nothing more is heard: whoever spoke over the voice has stopped, or cannot be heard any more.
    mutating func giveVoiceBack() { perform(interrupting.bargeIn.restore(), after: nil) }

    /// The user says that it was a turn.
    mutating func cutForTurn() { perform(interrupting.bargeIn.cut(), after: nil) }

    /// What was overheard is speech like any other when there is nothing left that it could interrupt.
    mutating func settleInterruption() {
        guard interrupting.bargeIn.isDucked || interrupting.overheard != nil, !isInterruptible else { return }
        if interrupting.bargeIn.isDucked {
            let wasStopped = answering.response?.isDiscarded == true || !playback.cutting.isEmpty
            let kind: VoiceInterruption.Kind = wasStopped ? .cut : .resumed
            _ = wasStopped ? interrupting.bargeIn.cut() : interrupting.bargeIn.restore()
            act(.cancel(.interruption))
            act(.restore)
            emit(.interruption(VoiceInterruption(kind)))
        }
        if let overheard = interrupting.overheard, !overheard.isDismissed { adopt(overheard) }
    }

    /// The microphone may be silent, or the server hear better than we do.
    mutating func interruptionIsOverdue() {
        guard interrupting.bargeIn.isDucked else { return insist() }
        guard interrupting.bargeIn.heard == interrupting.heardAtReminder else {
            interrupting.heardAtReminder = interrupting.bargeIn.heard
            return act(.start(.interruption, after: BargeIn.longest))
        }
        interrupting.overheard?.hasEnded == false ? perform(interrupting.bargeIn.cut(), after: nil) : giveVoiceBack()
    }

    private mutating func insist() {
        guard let speech = interrupting.overheard, speech.isDismissed, !speech.hasEnded, isInterruptible else { return }
        perform(interrupting.bargeIn.cut(), after: nil)
    }

    // MARK: the server

    /// The server has heard speech over the answer.
    mutating func overhear(_ speech: OverheardSpeech) {
        interrupting.overheard = speech
        // It may come late: what it was is known already.
        let first = speech.start + PCM16.sampleRate * settings.prefixPadding.milliseconds / 1000
        guard interrupting.bargeIn.isDucked || first > interrupting.dismissedUntil else { return dismissOverheard() }
        perform(interrupting.bargeIn.duck(), after: nil)
    }

    /// False when it was none that was overheard.
    mutating func overheardStopped(_ itemID: String) -> Bool {
        guard interrupting.overheard?.itemID == itemID else { return false }
        interrupting.overheard?.hasEnded = true
        // Where nothing is heard here the server's word counts: it was short.
        if interrupting.bargeIn.heard == .zero { giveVoiceBack() }
        return true
    }

    /// False when it was none that was overheard.
    mutating func overheardCommitted(_ itemID: String) -> Bool {
        guard interrupting.overheard?.itemID == itemID else { return false }
        interrupting.overheard?.hasEnded = true
        interrupting.overheard?.isCommitted = true
        act(.start(.transcript(itemID: itemID), after: transcriptTimeout))
        if interrupting.overheard?.isDismissed == true { dismissTurn() }
        return true
    }

    private mutating func dismissOverheard() {
        guard interrupting.overheard?.isDismissed == false else { return }
        if turns.isLocal { return dismissLocalTurn() }
        interrupting.overheard?.isDismissed = true
        if interrupting.overheard?.isCommitted == true { return dismissTurn() }
        guard turns.mode == .automatic(.server) else { return }
        act(.start(.interruption, after: settings.silence + spoken.patienceInForce + Self.insistence))
    }

    /// A murmur became an item: its words tell whether it was one.
    private mutating func dismissTurn() {
        guard let speech = interrupting.overheard else { return }
        interrupting.overheard = nil
        interrupting.dismissed[speech.itemID] = speech
        interrupting.dismissesAnswer = turns.serverAnswers
    }

    /// It was speech, and meant for the assistant.
    private mutating func adopt(_ speech: OverheardSpeech) {
        if interrupting.overheard?.itemID == speech.itemID { interrupting.overheard = nil }
        interrupting.dismissed[speech.itemID] = nil
        emit(.userStartedSpeaking(itemID: speech.itemID, at: spoken.sampleClock.instant(ofFrame: speech.start)))
        if !speech.hasEnded { spoken.userSpeech = speech.itemID }
        guard !turns.isLocal else { return }
        spoken.heldTurns.append(HeldTurn(itemID: speech.itemID, start: speech.start))
        show(
            Message(
                id: speech.itemID, role: .user, medium: .voice, text: speech.words, status: .transcribing,
                createdAt: speech.heardAt))
        if speech.hasEnded { endAdopted(speech) }
    }

    private mutating func endAdopted(_ speech: OverheardSpeech) {
        emit(.userStoppedSpeaking(itemID: speech.itemID))
        if let instant { timing.start(at: instant, userItemID: speech.itemID) }
        if speech.isCommitted { holdTurn(speech.itemID) }
        guard turns.serverAnswers else { return }
        guard speech.isDismissed, speech.isCommitted, !interrupting.dismissesAnswer else {
            interrupting.dismissesAnswer = false
            answering.awaitsResponse = true
            return act(.start(.unanswered, after: Self.answerPatience))
        }
        // What the server answered was thrown away.
        requestResponse()
    }

    mutating func turnIsUnanswered() {
        guard answering.response == nil, connection.phase == .ready else { return }
        if answering.wantsResponse, answering.discardsNextResponse { return askForResponse() }
        guard answering.awaitsResponse else { return }
        answering.awaitsResponse = false
        requestResponse()
    }

    // MARK: words

    /// Words of something that was overheard. False when it was not.
    mutating func overheardWords(_ itemID: String, _ delta: String) -> Bool {
        guard var speech = interrupting.dismissed[itemID] ?? interrupting.overheard, speech.itemID == itemID else {
            return false
        }
        speech.words += delta
        if interrupting.dismissed[itemID] != nil {
            interrupting.dismissed[itemID] = speech
        } else {
            interrupting.overheard = speech
        }
        takeSeriously(speech)
        return true
    }

    /// All words of something that was overheard. False when it is not, or not any more.
    mutating func overheardTranscript(_ itemID: String, _ transcript: String) -> Bool {
        guard var speech = interrupting.dismissed[itemID] ?? interrupting.overheard, speech.itemID == itemID else {
            return false
        }
        speech.words = transcript
        if takeSeriously(speech) { return false }
        giveVoiceBack()
        takeBack(itemID)
        return true
    }

    /// A murmur that nobody can read stays one. False when it is none.
    mutating func overheardTranscriptFailed(_ itemID: String) -> Bool {
        guard interrupting.dismissed[itemID] != nil else { return false }
        takeBack(itemID)
        return true
    }

    @discardableResult
    private mutating func takeSeriously(_ speech: OverheardSpeech) -> Bool {
        let isSpeaking = isInterruptible
        guard Murmur.holdsWords(speech.words, whileAssistantSpeaks: isSpeaking) else { return false }
        if isSpeaking, interrupting.bargeIn.cut() != nil { cutVoice(after: nil) }
        if transcript.queue[speech.itemID] == nil { adopt(speech) }
        return true
    }

    /// The conversation is as if it had not been said.
    private mutating func takeBack(_ itemID: String) {
        act(.cancel(.transcript(itemID: itemID)))
        interrupting.dismissed[itemID] = nil
        if interrupting.overheard?.itemID == itemID { interrupting.overheard = nil }
        transcript.queue.remove(itemID)
        sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: itemID)) }
    }
}

/// Tells words that are meant for the assistant from sounds that only show that somebody listens.
enum Murmur {
    /// Nobody answers with these.
    private static let sounds: Set<String> = [
        "ah", "aha", "eh", "ehm", "er", "erm", "ha", "haha", "hm", "hmm", "hmmm", "huh", "m", "mh", "mhm", "mm", "mmhm",
        "mmhmm", "mmm", "oh", "uh", "uhhuh", "uhuh", "um", "umm",
    ]
    /// Said while somebody else speaks they mean "go on"; said after a question they answer it.
    private static let assents: Set<String> = [
        "alright", "i", "ok", "okay", "right", "see", "sure", "yeah", "yep", "yes",
    ]

    /// Alone they mean nothing: recognisers make them of a hum.
    private static let scraps: Set<String> = [
        "a", "an", "and", "as", "at", "but", "can", "for", "from", "him", "hum", "if", "in", "is", "it", "me", "none",
        "of", "on", "one", "or", "so", "than", "that", "the", "them", "then", "there", "this", "to", "was", "when",
        "where", "with",
    ]

    /// - Parameter isSpeaking: whether the assistant still speaks.
    static func holdsWords(_ text: String, whileAssistantSpeaks isSpeaking: Bool) -> Bool {
        // Noises stand in brackets in transcripts.
        let bare = text.replacing(#/\[[^\]]*\]|\([^)]*\)|\*[^*]*\*/#, with: " ").lowercased().replacing("-", with: "")
        let words = bare.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
            .filter { !sounds.contains($0) && !(isSpeaking && assents.contains($0)) }
        return isSpeaking && words.count == 1 ? !scraps.contains(words[0]) : !words.isEmpty
    }
}
