import EchoAudio
import EchoWire

/// What an answer says: its words, and its sound.
extension RealtimeSession {
    mutating func words(
        _ told: String, _ delta: String, part: Int = 0, response responseID: String, at now: Moment
    ) {
        beginUnannounced(responseID)
        guard takesPieces(of: responseID) else { return }
        let itemID = own(told)
        let delta = answering.texts[itemID, default: SplitText()].add(delta)
        guard !delta.isEmpty else { return }
        beginAnswer(itemID, at: now)
        guard let message = transcript.queue[itemID], message.role == .assistant else { return }
        answering.parts[itemID, default: AnswerParts()].grow(part, at: message.text.utf8.count)
        noteWords(delta, in: itemID, at: now)
        emit(.assistantTextDelta(itemID: itemID, delta: delta))
        grow(itemID, delta)
    }

    private mutating func noteWords(_ words: String, in itemID: String, at now: Moment) {
        lostHalf = nil
        if words.contains(where: { !$0.isBlank }) { answering.response?.hasWords = true }
        timing.noteToken(at: now.instant)
        if !settings.spokenAnswers { noteLatency(timing.firstToken, of: itemID) }
        if answering.lateEnd != nil { act(.start(.lateWords, after: Self.wordsPatience)) }
    }

    /// All words of a part. Some servers send nothing else, and that for each part.
    ///
    /// - Parameter isTold: another event has told them before, unless the server leaves that out.
    mutating func wordsDone(
        _ told: String, _ words: String, part: Int = 0, isTold: Bool = false, response responseID: String,
        at now: Moment
    ) {
        beginUnannounced(responseID)
        guard takesPieces(of: responseID), !words.isEmpty else { return }
        let itemID = own(told)
        let text = transcript.queue[itemID]?.text ?? ""
        answering.texts[itemID] = nil
        let words = SplitText.whole(words)
        let change = answering.parts[itemID, default: AnswerParts()].complete(part, words, isTold: isTold, in: text)
        make(change, told, part: part, response: responseID, at: now)
    }

    /// All words of a message, part by part, when the server is done with it.
    mutating func wordsDone(_ told: String, _ wholes: [String], response responseID: String, at now: Moment) {
        guard takesPieces(of: responseID) else { return }
        let itemID = own(told)
        let text = transcript.queue[itemID]?.text ?? ""
        let wholes = wholes.filter { !$0.isEmpty }.map(SplitText.whole)
        let change = answering.parts[itemID, default: AnswerParts()].settle(wholes, in: text)
        make(change, told, part: wholes.count - 1, response: responseID, at: now)
    }

    private mutating func make(
        _ change: AnswerParts.Change, _ told: String, part: Int, response responseID: String, at now: Moment
    ) {
        let itemID = own(told)
        switch change {
        case .none: break
        case .append(let more): words(told, more, part: part, response: responseID, at: now)
        case .replace(let whole):
            guard transcript.queue[itemID]?.status == .inProgress else { return }
            noteWords(whole, in: itemID, at: now)
            self.change(itemID) { $0.text = whole }
        }
    }

    mutating func sound(_ told: String, _ sound: PCM16, response responseID: String, at now: Moment) {
        beginUnannounced(responseID)
        guard takesPieces(of: responseID) else { return }
        let itemID = own(told)
        beginAnswer(itemID, at: now)
        connection.isVoiceLocked = true
        timing.noteAudio(at: now.instant)
        emit(.assistantAudioDelta(itemID: itemID, frames: sound.samples.count))
        playback.sounds[itemID, default: AnswerSound()].receivedFrames += sound.samples.count
        act(.play(sound, item: itemID))
    }

    mutating func soundDone(_ itemID: String) {
        guard playback.sounds[itemID]?.isComplete == false else { return }
        playback.sounds[itemID]?.isComplete = true
        act(.endOfItem(itemID))
    }

    /// Whether a piece is of the answer that is being made, and somebody wants it.
    private func takesPieces(of responseID: String) -> Bool {
        answering.response.map { $0.id == answerID(responseID) && !$0.isDiscarded } ?? false
    }
}
