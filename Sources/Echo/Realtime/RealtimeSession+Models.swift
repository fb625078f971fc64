import EchoWire

/// Models that the server refuses, and what goes on in their place.
extension RealtimeSession {
    /// The connection was declined, or ends, because of the model.
    mutating func modelRefused(_ error: EchoError) {
        guard replacements.voices < ModelSuccession.most else { return connectFailed(error) }
        act(.findModel(error))
    }

    /// What was asked for meanwhile is done by the model that takes over: the session begins anew with it.
    mutating func modelFound(_ name: String?, _ error: EchoError) {
        switch reconnection.effort {
        case .none, .waiting: return
        case .asked, .mending, .handingOver: break
        }
        guard let name else { return connectFailed(error) }
        replacements.voices += 1
        emit(.modelReplaced(old: model, new: name))
        (model, refused) = (name, Refused())
        (outputLimit, sees) = (models[name]?.maximumOutput, models[name]?.sees ?? false)
        act(.connect)
    }

    /// - Returns: whether an error is about a model for which another one is looked for now.
    mutating func refusesModels(_ error: ErrorDetail) -> Bool {
        let refusal = RESTRefusal(error)
        if error.param?.contains("transcription") == true {
            // The person who has just chosen it is told that it is not there.
            guard !connection.pendingUpdates.contains(where: { $0.id == error.eventID }) else { return false }
            return refusal.isAboutTranscriber && findTranscriber(ServerRefusal(error).echoError)
        }
        guard isBeginning, refusal.isAboutModel(status: 400) else { return false }
        act(.disconnect)
        refuseModel(words: error.message)
        return true
    }

    /// Whether a connection that was just made ends with such words.
    func endsForModel(_ error: EchoError) -> Bool {
        guard isBeginning, case .connectionLost(_, let reason) = error else { return false }
        return reason.contains("model_not_found") || reason.contains("invalid_model")
    }

    private var isBeginning: Bool { connection.phase == .greeting || connection.phase == .configuring }

    /// What was asked for while the server greeted is done in the session that takes over.
    mutating func refuseModel(words: String = "") {
        let error = EchoError.unsupportedModel(name: model, supported: [], message: words)
        act(.cancel(.greeting))
        connectionBroke(error)
        modelRefused(error)
    }

    /// The words of this turn are lost; the next ones need not be.
    mutating func transcriberFailed(_ error: TranscriptionError) {
        let refusal = RESTRefusal(code: error.code, type: error.type, message: error.message ?? "")
        guard refusal.isAboutTranscriber else { return }
        _ = findTranscriber(.server(code: error.code, message: error.message ?? "", parameter: error.param))
    }

    private mutating func findTranscriber(_ error: EchoError) -> Bool {
        guard !replacements.isFindingTranscriber else { return true }
        guard replacements.transcribers < ModelSuccession.most else { return false }
        replacements.isFindingTranscriber = true
        act(.findTranscriber(inPlaceOf: settings.transcriptionModel, error))
        return true
    }

    mutating func transcriberFound(_ name: String?, inPlaceOf old: String, _ error: EchoError) {
        replacements.isFindingTranscriber = false
        // Somebody chose another one meanwhile.
        guard settings.transcriptionModel == old else { return }
        guard let name else {
            replacements.transcribers = ModelSuccession.most
            // A session that was never told its settings is of no use.
            guard connection.phase == .configuring else { return emit(.error(error)) }
            let detail = ErrorDetail(type: "invalid_request_error", message: error.words)
            if forgoTranscription(detail) { return }
            act(.disconnect)
            return connectionClosed(error)
        }
        replacements.transcribers += 1
        emit(.modelReplaced(old: old, new: name))
        settings.transcriptionModel = name
        switch connection.phase {
        case .configuring, .ready: sendSettings()
        case .disconnected, .greeting, .recalling: break
        }
    }
}

extension EchoError {
    /// Whether it says that the server does not have the model.
    var refusesModel: Bool { if case .unsupportedModel = self { true } else { false } }
}

extension RESTRefusal {
    /// A server names the field of a session, which is longer than the one of a request.
    fileprivate var isAboutTranscriber: Bool {
        var refusal = self
        refusal.parameter = nil
        return refusal.isAboutModel(status: 400)
            || code == "invalid_value" && parameter?.hasSuffix("transcription.model") == true
    }
}
