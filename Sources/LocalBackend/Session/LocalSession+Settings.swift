import EchoWire

extension LocalSession {
    mutating func update(_ changes: SessionObject) throws(SessionProblem) {
        try check(changes)
        let before = settings
        var changes = changes
        changes.model = nil
        settings.session = SessionDefaults.completed(settings.session.applying(changes))
        if settings.inputFormat != before.inputFormat { decoder = SoundDecoder(format: settings.inputFormat) }
        adapt(from: before.turnTaking)
        send(ServerEvent.sessionUpdated, SessionUpdated(session: settings.session))
    }

    private func check(_ changes: SessionObject) throws(SessionProblem) {
        if let model = changes.model, model != settings.session.model {
            throw .invalid("session.model", "The model of a session cannot be changed.")
        }
        if let voice = changes.audio?.output?.voice, voice != settings.voice, hasSpoken {
            throw .invalid(
                "session.audio.output.voice", "Cannot update a conversation's voice if assistant audio is present.")
        }
    }

    /// A turn that is being spoken does not survive another way of taking turns.
    private mutating func adapt(from before: SessionTerms.TurnTaking) {
        guard settings.turnTaking.isManual != before.isManual else { return }
        if turn.isSpeaking, let item = buffer.itemID {
            let event = InputAudioBufferSpeechStopped(itemID: item, audioEndMs: buffer.totalMs)
            send(ServerEvent.inputAudioBufferSpeechStopped, event)
        }
        forgetUtterance()
        turn.cut()
    }
}
