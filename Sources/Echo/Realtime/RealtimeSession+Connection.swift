import EchoWire

/// Greeting, settings, refusals, and the end of a connection.
extension RealtimeSession {
    mutating func sessionCreated(_ session: SessionObject) {
        guard connection.phase == .greeting else { return }
        connection.sessionID = session.id ?? ""
        connection.phase = .configuring
        sendSettings()
    }

    mutating func sessionUpdated(_ session: SessionObject, at now: Moment) {
        settleUpdates(session)
        guard connection.phase == .configuring else { return }
        for id in unfinished?.replaced ?? [] { forget(id) }
        unfinished?.replaced = []
        recall(at: now)
    }

    /// The session knows all that it needs: it can be used.
    mutating func stand(at now: Moment) {
        connection.phase = .ready
        let undone = unfinished
        unfinished = nil
        replay()
        emit(.connectionStatusChanged(.connected(sessionID: connection.sessionID, model: model)))
        connectionStands()
        // What was changed while the session was being told of the rest.
        if connection.told != told { sendSettings() }
        resume(undone, at: now)
        if let kept = microphone.gate.release() { hear(kept) }
    }

    /// Those before the one that is told of hold with it: each says everything.
    private mutating func settleUpdates(_ session: SessionObject) {
        guard let index = PendingUpdate.index(of: session, among: connection.pendingUpdates) else { return }
        for update in connection.pendingUpdates[...index] { settle(update, nil) }
        connection.pendingUpdates.removeSubrange(...index)
    }

    private mutating func settle(_ update: PendingUpdate, _ error: EchoError?) {
        act(.cancel(.update(update.id)))
        act(.settle(update.id, error))
    }

    /// What a connection that is being mended still has to be told is not lost.
    mutating func updateIsOverdue(_ id: RealtimeRequestID) {
        if connection.phase == .ready { act(.settle(id, .connectionTimedOut(host: reconnection.host))) }
    }

    mutating func setTools(_ new: [ToolDefinition]) {
        guard new != tools else { return }
        tools = new
        if connection.phase == .ready { sendSettings() }
    }

    private var told: SessionConnection.Told { SessionConnection.Told(settings: settings, tools: tools) }

    mutating func sendSettings() {
        connection.told = told
        act(.send(.sessionUpdate(SessionUpdate(eventID: makeID("event"), session: sessionObject))))
    }

    /// Everything is said explicitly: servers' own defaults differ from the documented ones.
    var sessionObject: SessionObject {
        configuration.sessionObject
    }

    private var configuration: SessionConfiguration {
        SessionConfiguration(
            settings: settings, tools: tools, canChangeVoice: !connection.isVoiceLocked, codec: codec,
            patience: spoken.patienceInForce)
    }

    /// A server that finds the turns is told when it has to wait longer, or need not any more.
    mutating func adaptPatience() {
        guard decidesInterruptions, connection.phase == .ready, spoken.userSpeech == nil, interrupting.overheard == nil,
            connection.pendingUpdates.isEmpty
        else {
            return
        }
        guard wantedPatience != spoken.patienceInForce else { return }
        spoken.patienceInForce = wantedPatience
        guard turns.isAutomatic else { return }
        let id = makeID("event")
        connection.harmlessRequests.insert(id)
        send(configuration.patienceObject, id: id, previous: settings)
    }

    private var wantedPatience: Duration {
        turns.listens ? Patience(settings.patience).extra(after: transcript.queue.newestFirst) : .zero
    }

    mutating func update(_ new: SessionSettings, id: RealtimeRequestID) {
        let previous = settings
        settings = new
        if previous.turnMode != new.turnMode { turnModeChanged(from: previous.turnMode) }
        guard connection.phase == .ready else { return act(.settle(id, nil)) }
        // It says everything, and so how long is waited.
        if decidesInterruptions { spoken.patienceInForce = wantedPatience }
        send(sessionObject, id: id, previous: previous)
        act(.start(.update(id), after: reconnection.patience))
    }

    private mutating func send(_ session: SessionObject, id: RealtimeRequestID, previous: SessionSettings) {
        connection.pendingUpdates.append(PendingUpdate(id: id, previous: previous, sent: session))
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: session))))
    }

    mutating func refused(_ error: ErrorDetail) {
        if let id = error.eventID, let index = connection.pendingUpdates.firstIndex(where: { $0.id == id }) {
            let update = connection.pendingUpdates.remove(at: index)
            settings = update.previous
            return settle(update, ServerRefusal(error).echoError)
        }
        let refusal = ServerRefusal(error)
        switch refusal.kind {
        case .answerIsRunning: answering.wantsResponse = answering.response != nil
        case .nothingToCommit: noResponseComes()
        case .harmless: break
        case .serious:
            guard !connection.harmlessRequests.contains(error.eventID ?? "") else { return }
            noResponseComes()
            emit(.error(refusal.echoError))
        }
    }

    private mutating func noResponseComes() {
        answering.awaitsResponse = false
        guard answering.discardsNextResponse else { return }
        answering.discardsNextResponse = false
        if answering.wantsResponse { requestResponse() }
    }

    mutating func connectionEnded(_ error: EchoError) {
        leaveSession(settling: error)
        unfinished = nil
        stopTools()
        for message in transcript.queue.all where !message.isFinal { abandon(message) }
        if microphone.gate.state != .closed { closeMicrophone() }
        emit(.connectionStatusChanged(.lost(error)))
    }

    /// Words of the user are still being found.
    var awaitsWords: Bool { !spoken.heldTurns.isEmpty }

    /// The conversation goes on elsewhere: everything in it is final.
    mutating func conclude() {
        stopTools()
        for message in transcript.queue.all where !message.isFinal { abandon(message) }
    }

    /// Nothing is asked of the session any more, and nothing will come from it.
    mutating func leaveSession(settling error: EchoError?) {
        connection.phase = .disconnected
        interrupting.overheard = nil
        giveVoiceBack()
        for update in connection.pendingUpdates { settle(update, error) }
        connection.pendingUpdates = []
        spoken.userSpeech = nil
        answering.response = nil
        answering.awaitsResponse = false
        answering.wantsResponse = false
        connection.isHandOverDue = false
        for timer in [RealtimeTimer.handOver, .lastHandOver] { act(.cancel(timer)) }
        for id in playback.sounds.keys where playback.sounds[id]?.isComplete == false {
            playback.sounds[id]?.isComplete = true
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
