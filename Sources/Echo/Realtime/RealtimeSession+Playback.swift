import EchoWire

/// What was heard of the answers, and what the server has to be told about it.
extension RealtimeSession {
    /// Stops the answer that is being made and the voice that is playing.
    mutating func stopAnswer(serverHasCancelled: Bool) {
        endLateAnswer()
        // What is held back is cut before it could be let go.
        defer { releaseAnswer() }
        let unheard = answerInTheMaking
        (answering.wantsResponse, answering.instruction) = (false, nil)
        stopTools()
        if answering.response != nil {
            discardResponse(sendsCancel: !serverHasCancelled)
        } else if answering.awaitsResponse {
            answering.awaitsResponse = false
            answering.discardsNextResponse = true
        }
        let audible = audibleItems
        guard audible.isEmpty else {
            playback.cutting.formUnion(audible)
            return act(.interruptPlayback)
        }
        if let unheard { emit(.assistantInterrupted(itemID: unheard, heard: .zero)) }
        endTurnIfOver()
    }

    /// The answer that nobody has stopped yet; its name is empty as long as nothing of it has come.
    var answerInTheMaking: String? {
        guard let response = answering.response else {
            return answering.awaitsResponse || answering.wantsResponse || transcript.calls.isWaiting ? "" : nil
        }
        return response.isDiscarded ? nil : response.itemIDs.last ?? ""
    }

    /// Without a loudspeaker an answer is read, not heard: nothing of it was missed.
    private var audibleItems: [String] {
        if case .failed = audioStatus.loudspeaker { return [] }
        return playback.sounds.filter { $0.value.receivedFrames > 0 && !$0.value.isOver }.map(\.key)
    }

    mutating func discardResponse(sendsCancel: Bool) {
        guard let active = answering.response, !active.isDiscarded else { return }
        answering.response?.isDiscarded = true
        answers.noteInterrupted()
        guard sendsCancel else { return }
        sendHarmless { .responseCancel(ResponseCancel(eventID: $0, responseID: active.id)) }
    }

    mutating func playbackStarted(_ itemID: String, at now: Moment) {
        guard playback.sounds[itemID]?.hasStarted == false else { return }
        playback.sounds[itemID]?.hasStarted = true
        timing.noteSound(at: now.instant)
        noteLatency(timing.firstSound, of: itemID)
        emit(.assistantStartedSpeaking(itemID: itemID))
    }

    /// The first sample has left the loudspeaker.
    mutating func playbackHeard(_ itemID: String, at instant: ContinuousClock.Instant) {
        guard let sound = playback.sounds[itemID], sound.hasStarted, !sound.isOver else { return }
        timing.noteHeard(at: instant)
    }

    mutating func playbackFinished(_ itemID: String) {
        guard let sound = playback.sounds[itemID], !sound.isOver else { return }
        playback.sounds[itemID]?.isOver = true
        if sound.hasStarted { emit(.assistantStoppedSpeaking(itemID: itemID)) }
        endTurnIfOver()
    }

    mutating func playbackInterrupted(_ rendered: [RenderedItem]) {
        for item in rendered {
            guard let sound = playback.sounds[item.item], !sound.isOver else { continue }
            cut(item, sound)
        }
        // Whatever the loudspeaker does not know of any more is over, too.
        for id in playback.cutting { playback.sounds[id]?.isOver = true }
        playback.cutting = []
        endTurnIfOver()
    }

    private mutating func cut(_ rendered: RenderedItem, _ sound: AnswerSound) {
        let id = rendered.item
        playback.sounds[id]?.isOver = true
        let interruption = Interruption(
            rendered: rendered.frames, received: sound.receivedFrames, isComplete: sound.isComplete)
        switch interruption {
        case .nothing: return
        case .delete: sendHarmless { .conversationItemDelete(ConversationItemDelete(eventID: $0, itemID: id)) }
        case .truncate(let end):
            sendHarmless {
                .conversationItemTruncate(
                    ConversationItemTruncate(eventID: $0, itemID: id, contentIndex: 0, audioEndMs: end))
            }
        }
        markInterrupted(id, heard: min(rendered.frames, sound.receivedFrames), of: sound)
    }

    private mutating func markInterrupted(_ id: String, heard frames: Int, of sound: AnswerSound) {
        let heard = Duration.milliseconds(Interruption.milliseconds(frames))
        let text = transcript.queue[id]?.text ?? ""
        let characters = HeardText.characters(of: text, heard: frames, received: sound.receivedFrames)
        answers.noteInterrupted()
        emit(.assistantInterrupted(itemID: id, heard: heard))
        if sound.hasStarted { emit(.assistantStoppedSpeaking(itemID: id)) }
        finish(id, .interrupted(heard: heard, heardCharacters: characters))
    }
}

/// What has to be told to the server about one item when its playback was cut (the client owns the sound that
/// waits to be played, so only the client knows how much of it was heard).
enum Interruption: Sendable, Hashable {
    /// Everything was heard: truncating would delete the transcript for nothing.
    case nothing
    /// Nothing was heard; truncating at 0 is refused by servers.
    case delete
    case truncate(audioEndMs: Int)

    /// - Parameters:
    ///   - rendered: audible frames at 24 kHz.
    ///   - received: frames that came in deltas of this item.
    ///   - isComplete: whether the server has made all of the item's sound.
    init(rendered: Int, received: Int, isComplete: Bool) {
        let heard = min(rendered, received)
        if isComplete, heard >= received {
            self = .nothing
        } else if Self.milliseconds(heard) == 0 {
            self = .delete
        } else {
            self = .truncate(audioEndMs: min(Self.milliseconds(heard), Self.milliseconds(received)))
        }
    }

    /// Whole milliseconds of frames at 24 kHz.
    static func milliseconds(_ frames: Int) -> Int { frames / 24 }
}

/// Estimates how much of a text was heard from how much of its sound was.
enum HeardText {
    /// Characters heard, ending at a word: the share of the sound that was played, taken of the text.
    static func characters(of text: String, heard: Int, received: Int) -> Int {
        guard received > 0, heard < received else { return text.count }
        let estimate = text.count * heard / received
        guard estimate > 0 else { return 0 }
        let rest = text.dropFirst(estimate)
        guard let gap = rest.firstIndex(where: \.isWhitespace) else { return text.count }
        return text.distance(from: text.startIndex, to: gap)
    }
}
