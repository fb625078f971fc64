import EchoAudio
import EchoWire
import Foundation

extension LocalSession {
    /// A turn that holds less voice than this is taken for noise.
    static let speechMs = 240

    mutating func append(_ audio: Data) throws(SessionProblem) {
        let milliseconds = Double(audio.count) / Double(settings.inputFormat.bytesPerMillisecond)
        if settings.turnTaking.isManual, buffer.bytes + Int(milliseconds * 48) > configuration.inputBytes {
            throw .bufferFull(bytes: configuration.inputBytes)
        }
        let samples = decoder.decode(audio)
        buffer.count(milliseconds: milliseconds)
        guard !samples.isEmpty else { return }
        settings.turnTaking.isManual ? record(samples) : watch(samples)
    }

    mutating func commitBuffer() throws(SessionProblem) {
        try checkRoom()
        guard buffer.appendedMs >= 100 else { throw .bufferTooSmall(milliseconds: buffer.appendedMs) }
        if buffer.itemID == nil { listen(from: buffer.startMs) }
        guard let item = buffer.itemID else { return }
        if turn.isSpeaking {
            let event = InputAudioBufferSpeechStopped(itemID: item, audioEndMs: buffer.totalMs)
            send(ServerEvent.inputAudioBufferSpeechStopped, event)
        }
        turn.cut()
        commit(item)
    }

    mutating func clearBuffer() {
        forgetUtterance()
        turn.cut()
        buffer.clear()
        send(ServerEvent.inputAudioBufferCleared, InputAudioBufferCleared())
        settle()
    }

    /// The sound stays, but nobody listens to it any more.
    mutating func forgetUtterance() {
        guard let item = buffer.itemID else { return }
        actions.append(.stopListening(item: item))
        actions.append(.forgetAnticipated)
        hearings[item] = nil
        buffer.itemID = nil
    }

    private mutating func record(_ samples: [Int16]) {
        buffer.append(samples)
        for frame in frames.split(samples) {
            turn.notice(frame)
            if turn.isVoice { buffer.voicedMs += TurnDetector.frameMs }
        }
        if let item = buffer.itemID { hear(samples, item) } else { listen(from: buffer.startMs) }
    }

    private mutating func watch(_ samples: [Int16]) {
        for frame in frames.split(samples) { judge(frame) }
        buffer.forgetOldSilence()
    }

    private mutating func judge(_ frame: [Int16]) {
        let start = buffer.total
        buffer.append(frame)
        if let item = buffer.itemID { hear(frame, item) }
        let hearing = buffer.itemID.flatMap { hearings[$0] }
        let patience = settings.turnTaking.patienceMs(
            after: hearing?.words ?? "", isWhole: hearing?.isWhole ?? false)
        let event = turn.hear(frame, startingAt: start, settings.turnTaking, patienceMs: patience)
        if turn.isVoice {
            buffer.voicedMs += TurnDetector.frameMs
            if let item = buffer.itemID { hearings[item]?.goOn() }
        }
        switch event {
        case .started(let start): startSpeech(atMs: start)
        case .stopped(let end): stopSpeech(atMs: end)
        case nil: turn.isSpeaking ? noticeLikelyEnd() : noticeIdleness()
        }
        endLongTurn()
    }

    /// What will probably be asked is thought about while it is not sure yet that it was all.
    private mutating func noticeLikelyEnd() {
        switch likelyEnd.pass(TurnDetector.frameMs, isVoice: turn.isVoice) {
        case .begin(let words):
            guard settings.createsResponse, activeID == nil, let item = buffer.itemID else { return }
            anticipate(words, of: item)
        case .stop: actions.append(.forgetAnticipated)
        case nil: break
        }
    }

    /// A speaker who never pauses is answered when no more can be kept.
    private mutating func endLongTurn() {
        guard let item = buffer.itemID, let hearing = hearings[item],
            hearing.samples * 2 >= configuration.inputBytes
        else { return }
        stopSpeech(atMs: buffer.totalMs)
        turn.cut()
    }

    private mutating func startSpeech(atMs start: Int) {
        let from = max(buffer.startMs, start)
        buffer.voicedMs = TurnDetector.frameMs
        idleSinceMs = nil
        likelyEnd = LikelyEndOfTurn()
        let item = listen(from: from)
        let event = InputAudioBufferSpeechStarted(itemID: item, audioStartMs: from)
        send(ServerEvent.inputAudioBufferSpeechStarted, event)
        playback.stop(nowMs: buffer.totalMs)
        if settings.interruptsResponse, let activeID { cancel(activeID, reason: "turn_detected") }
        prepareAnswer()
    }

    private mutating func stopSpeech(atMs end: Int) {
        guard let item = buffer.itemID else { return }
        let event = InputAudioBufferSpeechStopped(itemID: item, audioEndMs: end)
        send(ServerEvent.inputAudioBufferSpeechStopped, event)
        commit(item)
        settings.createsResponse ? answerTurn() : settle()
    }

    private mutating func noticeIdleness() {
        guard let idleMs = settings.turnTaking.idleMs, let since = idleSinceMs, activeID == nil,
            buffer.totalMs - since >= idleMs
        else { return }
        takeEmptyTurn(from: since)
    }

    private mutating func takeEmptyTurn(from start: Int) {
        idleSinceMs = nil
        let item = ids.next("item")
        hearings[item] = Hearing(
            state: .heard(RecognizedWords(text: "")), isIdleTurn: true, isTranscribed: settings.transcribes)
        let event = InputAudioBufferTimeoutTriggered(
            itemID: item, audioStartMs: start, audioEndMs: buffer.totalMs)
        send(ServerEvent.inputAudioBufferTimeoutTriggered, event)
        enter(item)
        buffer.clear()
        tellWords(of: item)
        if settings.createsResponse { answerTurn() }
    }

    @discardableResult
    private mutating func listen(from milliseconds: Int) -> String {
        let item = ids.next("item")
        buffer.itemID = item
        hearings[item] = Hearing()
        actions.append(listening(to: item))
        hear(buffer.sound(from: milliseconds), item)
        return item
    }

    /// Listens to the sound of an item that came whole.
    mutating func listen(to sound: PCM16, as item: String) {
        hearings[item] = Hearing(voicedMs: Self.speechMs, isTranscribed: false, isCommitted: true)
        actions.append(listening(to: item))
        hear(sound.samples, item)
        actions.append(.finishListening(item: item))
        keepSound(of: item)
    }

    private func listening(to item: String) -> SessionAction {
        .listen(
            item: item, tools: Self.tools(settings.session.tools), keywords: settings.keywords,
            language: settings.language)
    }

    private mutating func hear(_ samples: [Int16], _ item: String) {
        guard !samples.isEmpty else { return }
        hearings[item]?.hear(samples)
        actions.append(.hear(item: item, PCM16(samples)))
    }

    private mutating func commit(_ item: String) {
        hearings[item]?.voicedMs = buffer.voicedMs
        hearings[item]?.isTranscribed = settings.transcribes
        actions.append(.finishListening(item: item))
        buffer.clear()
        enter(item)
    }

    /// The utterance becomes an item of the conversation.
    private mutating func enter(_ item: String) {
        hearings[item]?.isCommitted = true
        send(
            ServerEvent.inputAudioBufferCommitted,
            InputAudioBufferCommitted(previousItemID: items.lastID, itemID: item))
        let content = ContentPart.inputAudio(transcript: nil)
        items.append(.message(MessageItem(id: item, status: "completed", role: "user", content: [content])))
        announce(item: item)
        keepSound(of: item)
    }

    private mutating func keepSound(of item: String) {
        for old in sounds.keep(item, samples: hearings[item]?.samples ?? 0) { hearings[old]?.forgetSound() }
    }
}
