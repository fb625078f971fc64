import EchoAudio
import EchoWire

extension LocalSession {
    /// One audio delta lasts so long.
    static let deltaMs = 200

    mutating func take(_ part: BrainPart, for id: String) {
        guard let answer = answers[id], !answer.isBrainDone else { return }
        switch part {
        case .text(let text), .refusal(let text): answer.isSpoken ? speak(text, for: id) : write(text, for: id)
        case .call(let name, let arguments):
            guard answer.callCount == 0 || answer.settings.session.parallelToolCalls != false else { return }
            if wantsPreamble(answer) { say(preamble: StandingLines.preamble, for: id) }
            answers[id]?.queue.append(.call(name: name, arguments: arguments))
            drain(id)
        case .announce(let delay, let text):
            let number = Int(truncatingIfNeeded: ids.nextSeed() >> 1)
            announcements[number] = text
            actions.append(.schedule(.announcement(number), after: delay))
        case .delayed(let delay): tell(delay, in: answer)
        case .provider(let name): answers[id]?.provider = name
        }
    }

    /// Said aloud alone: who reads sees that nothing has come.
    private mutating func tell(_ delay: BrainDelay, in answer: OpenResponse) {
        guard answer.isSpoken, answer.output.isEmpty, answer.queue.isEmpty else { return }
        speak(StandingLines.delay(delay), for: answer.id)
    }

    /// Models that tell a phase say that they are about to look something up, if their instructions speak of it.
    private func wantsPreamble(_ answer: OpenResponse) -> Bool {
        rules.tellsPhase && answer.output.isEmpty && answer.queue.isEmpty
            && answer.settings.session.instructions?.lowercased().contains("preamble") == true
    }

    private mutating func say(preamble text: String, for id: String) {
        guard let answer = answers[id] else { return }
        answers[id]?.isPreambling = true
        answer.isSpoken ? speak(text, for: id) : write(text, for: id)
    }

    mutating func endThinking(_ id: String) {
        answers[id]?.isBrainDone = true
        drain(id)
    }

    /// The oldest sentence has become sound.
    mutating func play(_ sound: PCM16, of id: String) {
        guard case .sentence(let text)? = answers[id]?.queue.first else { return }
        answers[id]?.queue.removeFirst()
        guard emit(text, as: sound, for: id) else { return exhaust(id) }
        drain(id)
    }

    private mutating func speak(_ text: String, for id: String) {
        guard let answer = answers[id], !text.isEmpty else { return }
        answers[id]?.queue.append(.sentence(text))
        actions.append(
            .speak(
                answer: id, sentence: text, voice: answer.settings.voice.name, speed: answer.settings.speed))
    }

    /// Passes on what is ready and ends the answer when nothing is left.
    private mutating func drain(_ id: String) {
        while case .call(let name, let arguments)? = answers[id]?.queue.first {
            answers[id]?.queue.removeFirst()
            guard call(name, arguments, for: id) else { return exhaust(id) }
        }
        guard let answer = answers[id], answer.isBrainDone, answer.queue.isEmpty else { return }
        finish(id, nil)
    }

    private mutating func exhaust(_ id: String) {
        finish(id, ResponseStatusDetails(type: "incomplete", reason: "max_output_tokens"))
    }

    private mutating func write(_ text: String, for id: String) {
        openMessage(for: id)
        for chunk in WordChunks.split(text) {
            guard let answer = answers[id], answer.hasRoom(forText: chunk) else { return exhaust(id) }
            answers[id]?.textTokens += TokenEstimate.text(chunk)
            answers[id]?.message?.text += chunk
            guard let message = answers[id]?.message else { return }
            send(
                ServerEvent.responseOutputTextDelta,
                ResponseOutputTextDelta(
                    responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0, delta: chunk))
        }
    }

    /// Words and sound side by side. False when the answer may not be longer.
    private mutating func emit(_ text: String, as sound: PCM16, for id: String) -> Bool {
        openMessage(for: id)
        let pieces = SpeechPieces.split(text, sound.samples, samplesPerPiece: Self.deltaMs * 24)
        for piece in pieces {
            guard let answer = answers[id],
                answer.hasRoom(forText: piece.text, milliseconds: piece.samples.count / 24)
            else { return false }
            emit(piece, for: id)
        }
        return true
    }

    private mutating func emit(_ piece: SpeechPieces.Piece, for id: String) {
        guard var message = answers[id]?.message else { return }
        let milliseconds = piece.samples.count / 24
        let audio = message.encoder.encode(piece.samples)
        message.text += piece.text
        message.marks.add(piece.text, milliseconds: milliseconds)
        answers[id]?.message = message
        answers[id]?.textTokens += TokenEstimate.text(piece.text)
        answers[id]?.audioMs += milliseconds
        if !piece.text.isEmpty {
            send(
                ServerEvent.responseOutputAudioTranscriptDelta,
                ResponseOutputAudioTranscriptDelta(
                    responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0, delta: piece.text))
        }
        guard !audio.isEmpty else { return }
        hasSpoken = true
        playback.add(milliseconds: milliseconds, nowMs: buffer.totalMs)
        send(
            ServerEvent.responseOutputAudioDelta,
            ResponseOutputAudioDelta(
                responseID: id, itemID: message.id, outputIndex: message.index, contentIndex: 0, delta: audio))
    }
}
