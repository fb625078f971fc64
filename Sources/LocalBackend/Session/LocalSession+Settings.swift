import EchoWire

extension LocalSession {
    mutating func update(_ changes: SessionObject) throws(SessionProblem) {
        try check(changes)
        let before = settings
        var changes = changes
        changes.model = nil
        settings.session = try revised(by: changes)
        if settings.inputFormat != before.inputFormat { decoder = SoundDecoder(format: settings.inputFormat) }
        if settings.session.tools != before.session.tools {
            whole = WholeSentences(Self.tools(settings.session.tools))
        }
        adapt(from: before.turnTaking)
        send(ServerEvent.sessionUpdated, SessionUpdated(session: settings.session))
        prepareAnswer()
    }

    /// A session for conversing may become one that only writes down; there is no way back.
    private func revised(by changes: SessionObject) throws(SessionProblem) -> SessionObject {
        var base = settings.session
        if changes.type == SessionKind.transcription.rawValue, !settings.isTranscription {
            if let activeID { throw .activeResponse(activeID) }
            base = SessionDefaults.transcription(of: base, model: SessionDefaults.transcriptionModel)
        }
        let session = cleaned(base.applying(changes), after: changes)
        return try withoutDetection(SessionDefaults.completed(rules.completed(session)), unlessIn: changes)
    }

    var rules: RealtimeModelRules { RealtimeModelRules(model: settings.session.model) }

    private func cleaned(_ session: SessionObject, after changes: SessionObject) -> SessionObject {
        guard let transcription = session.audio?.input?.transcription?.value,
            let change = changes.audio?.input?.transcription?.value
        else { return session }
        var session = session
        session.audio?.input?.transcription = .value(
            TranscriptionModelRules(model: transcription.model).cleaned(transcription, after: change))
        return session
    }

    /// Some models write down what is said while it is said, and leave the turns to the client. A conversation that has
    /// turns must be told so; where nothing is answered it goes without saying.
    private func withoutDetection(
        _ session: SessionObject, unlessIn changes: SessionObject
    ) throws(SessionProblem) -> SessionObject {
        guard let model = session.audio?.input?.transcription?.value?.model,
            TranscriptionModelRules.continuous.contains(model)
        else { return session }
        let isConversation = session.type != SessionKind.transcription.rawValue
        let asked = isConversation ? session : changes
        guard asked.audio?.input?.turnDetection?.value == nil else {
            throw .invalid(
                "session.audio.input.turn_detection",
                "Turn detection is not supported for the transcription model '\(model)'. It must be null.")
        }
        var session = session
        session.audio?.input?.turnDetection = .cleared
        return session
    }

    private func check(_ changes: SessionObject) throws(SessionProblem) {
        if settings.isTranscription, changes.type == SessionKind.realtime.rawValue {
            throw .invalid("session.type", "A transcription session cannot become a realtime session.")
        }
        if let model = changes.model, model != settings.session.model {
            throw .invalid("session.model", "The model of a session cannot be changed.")
        }
        try rules.check(changes)
        if let transcription = changes.audio?.input?.transcription?.value { try check(transcription) }
        if let voice = changes.audio?.output?.voice, voice != settings.voice, hasSpoken {
            throw .invalid(
                "session.audio.output.voice", "Cannot update a conversation's voice if assistant audio is present.")
        }
    }

    private func check(_ transcription: Transcription) throws(SessionProblem) {
        if let model = transcription.model {
            try configuration.models.check(
                model, .transcription, at: "session.audio.input.transcription.model", status: 400)
        }
        let model = transcription.model ?? settings.session.audio?.input?.transcription?.value?.model
        try TranscriptionModelRules(model: model).check(transcription)
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
