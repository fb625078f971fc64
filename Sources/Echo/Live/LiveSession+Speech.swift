import EchoAudio
import EchoWire
import Foundation

/// What both sides say: sound in both directions, and the words of it.
extension LiveSession {
    // MARK: the user

    /// So long somebody has to be heard over the voice before what waits of it is dropped.
    private static let decision = Duration.milliseconds(300)
    /// So much quiet ends a cough.
    private static let pause = Duration.milliseconds(200)

    mutating func hear(_ captured: CapturedSound, at now: Moment) {
        let level = microphone.isHearing ? levels?.microphone(captured, at: now) : levels?.endMicrophone()
        if let level { emit(level) }
        if let spoke = levels?.spokeAt { microphone.spokeAt = spoke }
        if let signal = levels?.newSignal() { handle(signal, at: now) }
        guard microphone.isHearing else { return }
        act(.feed(captured.sound, of: .user, lastSampleAt: captured.capturedAt))
        duck(captured)
        guard connection.phase == .ready,
            let sound = pump.pass(captured.sound, capturedAt: captured.capturedAt, at: now.instant)
        else { return }
        append(sound)
    }

    mutating func append(_ sound: PCM16) {
        act(.send(.inputAudioAppend(LiveInputAudioAppend(audio: codec.encode(sound)))))
    }

    /// The voice falls silent here before the server has noticed that it is spoken over. Nobody is told: the server hears
    /// it for itself.
    private mutating func duck(_ captured: CapturedSound) {
        guard settings.interruptsResponse, speech.voice.item != nil || microphone.isDucked else { return }
        let duration = captured.sound.duration
        if captured.isSpokenOver {
            microphone.spokenOver += duration
            microphone.quiet = .zero
            if !microphone.isDucked, speech.voice.item != nil {
                microphone.isDucked = true
                act(.duck)
                emit(.interruption(VoiceInterruption(.ducked, itemID: speakingMessage)))
            }
        } else {
            microphone.quiet += duration
        }
        guard microphone.isDucked else { return }
        if microphone.spokenOver >= Self.decision { return cutVoice() }
        if microphone.quiet >= Self.pause { restoreVoice() }
    }

    private var speakingMessage: String? { speech.voice.item.flatMap { speech.messages[$0] } }

    private mutating func cutVoice() {
        let heard = microphone.spokenOver
        let item = speakingMessage
        endDucking()
        // What is on its way is not heard either: the server falls silent a moment later.
        if let dropped = speech.voice.silence(spokenOverAt: instant) { act(.endOfItem(dropped)) }
        act(.interruptPlayback)
        emit(.interruption(VoiceInterruption(.cut, itemID: item, after: heard)))
        speech.cut = talk.utterances.id(of: .assistant) ?? item
        if let item { endTiming(of: item, interrupted: true) }
    }

    private mutating func restoreVoice() {
        endDucking()
        act(.restore)
        emit(.interruption(VoiceInterruption(.resumed, itemID: speakingMessage)))
    }

    private mutating func endDucking() {
        (microphone.isDucked, microphone.spokenOver, microphone.quiet) = (false, .zero, .zero)
    }

    // MARK: the voice

    mutating func speak(_ sound: PCM16, at now: Moment) {
        guard settings.spokenAnswers else {
            if sound.samples.contains(where: { $0.magnitude >= LiveVoice.loudness }) { noteVoice(isOver: false) }
            return
        }
        let id = makeID("voice")
        for step in speech.voice.receive(sound, at: now.instant, makeID: { id }) {
            switch step {
            case .began(let item): beginSpeaking(item, at: now)
            case .play(let sound, let item):
                act(.play(sound, item: item))
                if let message = speech.messages[item] {
                    emit(.assistantAudioDelta(itemID: message, frames: sound.samples.count))
                }
            case .ended(let item):
                act(.endOfItem(item))
                noteVoice(isOver: true)
                // A loudspeaker that is not there does not tell of its end.
                if case .failed = audioStatus.loudspeaker { playbackFinished(item) }
            case .skipped(let item):
                act(.endOfItem(item))
                act(.interruptPlayback)
            }
        }
    }

    private mutating func beginSpeaking(_ item: String, at now: Moment) {
        let message = talk.utterances.id(of: .assistant) ?? speech.next ?? makeID("item")
        if talk.utterances.id(of: .assistant) == nil { speech.next = message }
        speech.messages[item] = message
        talk.awaited = nil
        noteVoice(isOver: false)
        // The loudspeaker tells of each when it has played it; of one that failed it never does.
        if speech.messages.count > 64, let oldest = speech.messages.keys.first(where: { $0 != item }) {
            speech.messages[oldest] = nil
        }
        speech.timing = AnswerTiming()
        // What follows after a pause is no other answer.
        guard let spoke = microphone.spokeAt, spoke != speech.answered, now.instant - spoke < .seconds(30) else {
            return
        }
        speech.answered = spoke
        speech.timing.start(at: spoke, userItemID: talk.utterances.id(of: .user))
        speech.timing.noteAudio(at: now.instant)
    }

    mutating func playbackStarted(_ item: String, at now: Moment) {
        guard let message = speech.messages[item] else { return }
        speech.timing.noteSound(at: now.instant)
        if let latency = speech.timing.firstSound { change(message) { $0.latency = $0.latency ?? latency } }
        emit(.assistantStartedSpeaking(itemID: message))
    }

    mutating func playbackHeard(_ item: String, at instant: ContinuousClock.Instant) {
        if speech.messages[item] != nil { speech.timing.noteHeard(at: instant) }
    }

    mutating func playbackFinished(_ item: String) {
        guard let message = speech.messages.removeValue(forKey: item) else { return }
        emit(.assistantStoppedSpeaking(itemID: message))
        endTiming(of: message, interrupted: false)
    }

    private mutating func endTiming(of message: String, interrupted: Bool) {
        guard speech.timing.userTurnEnded != nil else { return }
        emit(.turnEnded(speech.timing.summary(assistantItemID: message, interrupted: interrupted)))
        speech.timing = AnswerTiming()
    }

    /// What is being spoken is silent at once and for good, and the model is told to stop.
    mutating func interrupt() {
        let isAsked = talk.awaited != nil || talk.expectation.isOpen || isQuestionLast
        talk.awaited = nil
        stopExpecting()
        guard speech.voice.item != nil || !speech.messages.isEmpty else {
            if isAsked, work.delegates.isEmpty { tellToStop() }
            return stopDelegates()
        }
        let message = speech.voice.item.flatMap { speech.messages[$0] } ?? speech.messages.values.first
        _ = speech.voice.silence()
        endDucking()
        act(.interruptPlayback)
        for item in speech.messages.keys { act(.endOfItem(item)) }
        speech.messages = [:]
        tellToStop()
        guard let message else { return }
        // One breath of the voice may be several messages: what is heard now is the last of them.
        speech.cut = nil
        markInterrupted(talk.utterances.id(of: .assistant) ?? message)
        emit(.assistantStoppedSpeaking(itemID: message))
        endTiming(of: message, interrupted: true)
    }

    private mutating func tellToStop() {
        guard connection.phase == .ready else { return }
        outbox.add(.instructions, "Stop speaking now, and wait until the person speaks again.")
    }

    /// Nothing was said yet to what the user said last.
    private var isQuestionLast: Bool { transcript.queue.newestFirst.first { $0.role != .tool }?.role == .user }

    /// The words come with their sound: what was not said yet was not heard.
    private mutating func markInterrupted(_ id: String) {
        emit(.assistantInterrupted(itemID: id, heard: .zero))
        guard let message = transcript.queue[id] else { return }
        finish(id, .interrupted(heard: .zero, heardCharacters: message.text.count))
    }

    /// Nothing more comes of what is being spoken; what the loudspeaker has of it is heard.
    mutating func endVoice() {
        if let item = speech.voice.drop() { act(.endOfItem(item)) }
        speech.next = nil
        if microphone.isDucked {
            endDucking()
            act(.restore)
        }
    }

    // MARK: words

    /// Words may still come for what the user has said.
    var awaitsWords: Bool { connection.phase == .ready && talk.utterances.awaitsWords(at: pump.clock) }

    mutating func hear(
        _ words: String, of side: LiveUtterances.Side, start: Int?, end: Int?
    ) {
        let id = side == .assistant ? speech.next ?? makeID("item") : makeID("item")
        apply(
            talk.utterances.hear(words, of: side, start: start, end: end, clock: pump.clock, makeID: { id }))
    }

    mutating func settleUtterances() { apply(talk.utterances.settle(at: pump.clock)) }

    /// - Parameter reason: why an answer that ends now is not whole; nil for one that is.
    mutating func apply(_ changes: [LiveUtterances.Change], cutBy reason: String? = nil) {
        for change in changes {
            switch change {
            case .opened(let id, let side, let other): open(id, side, before: other)
            case .grew(let id, let side, let words): grow(id, side, words)
            case .closed(let id, let side): close(id, side, cutBy: reason)
            }
        }
    }

    private mutating func open(_ id: String, _ side: LiveUtterances.Side, before other: String?) {
        let isUser = side == .user
        talk.awaited = nil
        if isUser {
            // What it writes down though nobody speaks is nobody's answer.
            if microphone.isHearing { stopExpecting() }
            talk.heard += 1
            work.rounds.begin()
            emit(.userStartedSpeaking(itemID: id))
        } else {
            noteWords()
            if id == speech.next { speech.next = nil }
        }
        let anchor = other.flatMap(placeBefore)
        show(
            Message(
                id: id, role: isUser ? .user : .assistant, medium: .voice,
                status: isUser ? .transcribing : .inProgress, createdAt: date ?? .distantPast))
        if let anchor { transcript.queue.place(id, after: anchor) }
    }

    /// The message behind which somebody goes who spoke before another; nil where there is none.
    private func placeBefore(_ id: String) -> String? {
        var isNext = false
        for message in transcript.queue.newestFirst.prefix(32) {
            if isNext { return message.id }
            isNext = message.id == id
        }
        return nil
    }

    private mutating func grow(_ id: String, _ side: LiveUtterances.Side, _ words: String) {
        emit(
            side == .user
                ? .userTranscriptionDelta(itemID: id, delta: words) : .assistantTextDelta(itemID: id, delta: words))
        // Its last words come late: it is told again with them.
        let isFinal = transcript.queue[id]?.isFinal == true
        if side == .assistant, !isFinal { noteWords() }
        change(id) { message in
            message.text += message.text.isEmpty ? String(words.drop { $0.isWhitespace }) : words
        }
        guard isFinal, let message = transcript.queue[id] else { return }
        finish(id, id == speech.cut ? status(ofCut: message) : message.status)
    }

    private mutating func close(_ id: String, _ side: LiveUtterances.Side, cutBy reason: String?) {
        guard let message = transcript.queue[id], !message.isFinal else { return }
        if side == .user {
            emit(.userStoppedSpeaking(itemID: id, at: microphone.spokeAt))
            emit(.userTranscriptionCompleted(itemID: id, transcript: message.text))
        }
        if id == speech.cut { return finish(id, reason.map(Message.Status.incomplete) ?? status(ofCut: message)) }
        finish(id, side == .assistant ? reason.map(Message.Status.incomplete) ?? .completed : .completed)
    }

    /// Of what was talked over: the voice may have finished its sentence, or the user was faster.
    private func status(ofCut message: Message) -> Message.Status {
        LiveUtterances.isUnfinished(message.text)
            ? .interrupted(heard: .zero, heardCharacters: message.text.count) : .completed
    }
}
