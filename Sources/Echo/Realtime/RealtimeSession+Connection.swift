import EchoWire

/// Greeting, settings, refusals, and the end of a connection.
extension RealtimeSession {
    mutating func sessionCreated(_ session: SessionObject) {
        guard phase == .greeting else { return }
        sessionID = session.id ?? ""
        phase = .configuring
        sendSettings()
    }

    mutating func sessionUpdated(at now: Moment) {
        if !pendingUpdates.isEmpty { act(.settle(pendingUpdates.removeFirst().id, nil)) }
        guard phase == .configuring else { return }
        phase = .ready
        replay()
        emit(.connectionStatusChanged(.connected(sessionID: sessionID, model: model)))
        act(.becomeReady)
        if let kept = gate.release() { append(kept) }
        let texts = waitingTexts
        waitingTexts = []
        for text in texts { send(text: text, at: now) }
    }

    mutating func sendSettings() {
        act(.send(.sessionUpdate(SessionUpdate(eventID: makeID("event"), session: sessionObject))))
    }

    /// Everything is said explicitly: servers' own defaults differ from the documented ones.
    var sessionObject: SessionObject {
        SessionConfiguration(settings: settings, tools: tools, canChangeVoice: !isVoiceLocked).sessionObject
    }

    mutating func update(_ new: SessionSettings, id: RealtimeRequestID) {
        let previous = settings
        settings = new
        if previous.turnMode != new.turnMode { turnModeChanged(from: previous.turnMode) }
        guard phase == .ready else { return act(.settle(id, nil)) }
        pendingUpdates.append((id, previous))
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: sessionObject))))
    }

    /// A server without items' places gets them in our order: text is all that is left of what was spoken.
    private mutating func replay() {
        for message in queue.all {
            guard let item = HistoryItem(message)?.item else { continue }
            let id = makeID("event")
            act(.send(.conversationItemCreate(ConversationItemCreate(eventID: id, item: item))))
        }
    }

    mutating func refused(_ error: ErrorDetail) {
        if let id = error.eventID, let index = pendingUpdates.firstIndex(where: { $0.id == id }) {
            let update = pendingUpdates.remove(at: index)
            settings = update.previous
            return act(.settle(id, ServerRefusal(error).echoError))
        }
        let refusal = ServerRefusal(error)
        switch refusal.kind {
        case .answerIsRunning: wantsResponse = response != nil
        case .nothingToCommit: awaitsResponse = false
        case .harmless: break
        case .serious:
            guard !harmlessRequests.contains(error.eventID ?? "") else { return }
            awaitsResponse = false
            emit(.error(refusal.echoError))
        }
    }

    mutating func connectionEnded(_ error: EchoError) {
        phase = .disconnected
        for update in pendingUpdates { act(.settle(update.id, error)) }
        pendingUpdates = []
        for message in queue.all where !message.isFinal { abandon(message) }
        userSpeech = nil
        response = nil
        awaitsResponse = false
        wantsResponse = false
        for id in sounds.keys where sounds[id]?.isComplete == false {
            sounds[id]?.isComplete = true
            act(.endOfItem(id))
        }
        if gate.state != .closed { closeMicrophone() }
        emit(.connectionStatusChanged(.lost(error)))
    }

    private mutating func abandon(_ message: Message) {
        switch message.status {
        case .transcribing: transcriptFailed(message.id, .connectionLost)
        default: finish(message.id, .incomplete(reason: "connection_lost"))
        }
    }
}
