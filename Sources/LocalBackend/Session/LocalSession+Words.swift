import EchoWire

extension LocalSession {
    mutating func learnWords(_ transcript: RecognizedWords, of item: String) {
        guard hearings[item] != nil else { return }
        hearings[item]?.state = .heard(transcript)
        if case .message(var message)? = items[item] {
            message.content = message.content.map { part in
                guard case .inputAudio(var audio) = part else { return part }
                audio.transcript = transcript.text
                return .inputAudio(audio)
            }
            items[item] = .message(message)
        }
        proceedWaiting()
        tellWords(of: item)
    }

    mutating func loseWords(of item: String, _ reason: String) {
        guard hearings[item] != nil else { return }
        hearings[item]?.state = .failed(reason)
        proceedWaiting()
        tellWords(of: item)
    }

    /// Tells the client what was heard, if it wants to know. Never before the turn is committed.
    func isReadyToTell(_ hearing: Hearing) -> Bool { hearing.isTranscribed && hearing.isCommitted }

    mutating func tellWords(of item: String) {
        guard let hearing = hearings[item], isReadyToTell(hearing) else { return }
        switch hearing.state {
        case .listening: break
        case .heard(let transcript): complete(transcript.text, of: item, hearing)
        case .failed(let reason): loseTranscription(of: item, reason)
        }
        hearings[item]?.isTranscribed = false
    }

    /// The item goes before its words are known.
    mutating func releaseTranscription(of item: String) {
        loseTranscription(of: item, "The item was deleted.")
    }

    private mutating func complete(_ text: String, of item: String, _ hearing: Hearing) {
        for delta in WordChunks.split(text) {
            send(
                ServerEvent.conversationItemInputAudioTranscriptionDelta,
                ConversationItemInputAudioTranscriptionDelta(itemID: item, contentIndex: 0, delta: delta))
        }
        let seconds = Double(hearing.durationMs) / 1000
        send(
            ServerEvent.conversationItemInputAudioTranscriptionCompleted,
            ConversationItemInputAudioTranscriptionCompleted(
                itemID: item, contentIndex: 0, transcript: text,
                usage: .duration(TranscriptionDuration(seconds: seconds.rounded(.up)))))
    }

    private mutating func loseTranscription(of item: String, _ reason: String) {
        let error = TranscriptionError(
            type: "transcription_error", code: "transcription_failed", message: "Input transcription failed: \(reason)")
        send(
            ServerEvent.conversationItemInputAudioTranscriptionFailed,
            ConversationItemInputAudioTranscriptionFailed(itemID: item, contentIndex: 0, error: error))
    }
}
