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
        let undone = unfinished
        unfinished = nil
        for id in undone?.replaced ?? [] { forget(id) }
        replay()
        emit(.connectionStatusChanged(.connected(sessionID: sessionID, model: model)))
        act(.becomeReady)
        resume(undone, at: now)
        if let kept = gate.release() { hear(kept) }
    }

    mutating func setTools(_ new: [ToolDefinition]) {
        guard new != tools else { return }
        tools = new
        if phase == .ready { sendSettings() }
    }

    mutating func sendSettings() {
        act(.send(.sessionUpdate(SessionUpdate(eventID: makeID("event"), session: sessionObject))))
    }

    /// Everything is said explicitly: servers' own defaults differ from the documented ones.
    var sessionObject: SessionObject {
        configuration.sessionObject
    }

    private var configuration: SessionConfiguration {
        SessionConfiguration(
            settings: settings, tools: tools, canChangeVoice: !isVoiceLocked, patience: patienceInForce)
    }

    /// A server that finds the turns is told when it has to wait longer, or need not any more.
    mutating func adaptPatience() {
        guard decidesInterruptions, phase == .ready, userSpeech == nil, overheard == nil, pendingUpdates.isEmpty else {
            return
        }
        let wanted = turns.listens ? Patience(settings.patience).extra(after: queue.newestFirst) : .zero
        guard wanted != patienceInForce else { return }
        patienceInForce = wanted
        guard turns.isAutomatic else { return }
        let id = makeID("event")
        pendingUpdates.append((id, settings))
        harmlessRequests.insert(id)
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: configuration.patienceObject))))
    }

    mutating func update(_ new: SessionSettings, id: RealtimeRequestID) {
        let previous = settings
        settings = new
        if previous.turnMode != new.turnMode { turnModeChanged(from: previous.turnMode) }
        guard phase == .ready else { return act(.settle(id, nil)) }
        pendingUpdates.append((id, previous))
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: sessionObject))))
    }

    /// Text is all that is left of what was spoken.
    mutating func replay() {
        for message in messagesThatFit() {
            let items = HistoryItem.items(of: message)
            guard !items.isEmpty else { continue }
            queue.tell(message.id)
            create(items)
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
        leaveSession(settling: error)
        unfinished = nil
        stopTools()
        for message in queue.all where !message.isFinal { abandon(message) }
        if gate.state != .closed { closeMicrophone() }
        emit(.connectionStatusChanged(.lost(error)))
    }

    /// Words of the user are still being found.
    var awaitsWords: Bool { !heldTurns.isEmpty }

    /// The conversation goes on elsewhere: everything in it is final.
    mutating func conclude() {
        stopTools()
        for message in queue.all where !message.isFinal { abandon(message) }
    }

    /// Nothing is asked of the session any more, and nothing will come from it.
    mutating func leaveSession(settling error: EchoError?) {
        phase = .disconnected
        overheard = nil
        giveVoiceBack()
        for update in pendingUpdates { act(.settle(update.id, error)) }
        pendingUpdates = []
        userSpeech = nil
        response = nil
        awaitsResponse = false
        wantsResponse = false
        isHandOverDue = false
        for timer in [RealtimeTimer.handOver, .lastHandOver] { act(.cancel(timer)) }
        for id in sounds.keys where sounds[id]?.isComplete == false {
            sounds[id]?.isComplete = true
            act(.endOfItem(id))
        }
    }

    private mutating func abandon(_ message: Message) {
        if message.tool != nil { return cancelCall(message.id) }
        switch message.status {
        case .transcribing: transcriptFailed(message.id, .connectionLost)
        default: finish(message.id, .incomplete(reason: "connection_lost"))
        }
    }
}
