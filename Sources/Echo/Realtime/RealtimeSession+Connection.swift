import EchoWire

/// Greeting, settings, refusals, and the end of a connection.
extension RealtimeSession {
    mutating func sessionCreated(_ session: SessionObject) {
        connection.sessionID = session.id ?? connection.sessionID
        guard connection.phase == .greeting else { return }
        connection.phase = .configuring
        sendSettings()
    }

    mutating func sessionUpdated(_ session: SessionObject, at now: Moment) {
        settleUpdates(session)
        guard connection.phase == .configuring, !searches() else { return }
        beginConversation(at: now)
    }

    /// The settings are agreed to, as far as the server says so.
    private mutating func beginConversation(at now: Moment) {
        for id in unfinished?.replaced ?? [] {
            if let half = transcript.queue[id], half.role == .assistant, !half.text.isEmpty { lostHalf = half }
            forget(id)
        }
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
        connectionStands(at: now)
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
        context.lastInput = nil
        if connection.phase == .ready { sendSettings() }
    }

    private var told: SessionConnection.Told { SessionConnection.Told(settings: settings, tools: tools) }

    mutating func sendSettings() {
        let isFirst = connection.told == nil
        connection.told = told
        let (id, session) = (makeID("event"), sessionObject)
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: session))))
        if isFirst { connection.accepted = session.json }
        connection.askedOptions[id] = configuration.options
        tellOfTools()
        connection.toldOptions.formUnion(configuration.options)
        if connection.phase == .configuring { act(.start(.greeting, after: agreementPatience)) }
    }

    /// Everything is said explicitly: servers' own defaults differ from the documented ones.
    var sessionObject: SessionObject {
        configuration.sessionObject
    }

    var configuration: SessionConfiguration {
        SessionConfiguration(
            settings: settings, tools: tools, canChangeVoice: !connection.isVoiceLocked, codec: codec,
            patience: spoken.patienceInForce, model: models[model], outputLimit: outputLimit,
            transcriber: models[settings.transcriptionModel], refused: refused, refusedTools: connection.refusedTools,
            told: connection.toldOptions)
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
        send(configuration.patienceObject, id: id, previous: settings, options: [], isNarrow: true)
    }

    private var wantedPatience: Duration {
        turns.listens ? Patience(settings.patience).extra(after: transcript.queue.newestFirst) : .zero
    }

    mutating func update(_ new: SessionSettings, id: RealtimeRequestID) {
        let previous = settings
        settings = new
        if new.instructions != previous.instructions { context.lastInput = nil }
        if previous.turnMode != new.turnMode { turnModeChanged(from: previous.turnMode) }
        retryFields(changedSince: previous)
        guard connection.phase == .ready else { return act(.settle(id, nil)) }
        // It says everything, and so how long is waited.
        if decidesInterruptions { spoken.patienceInForce = wantedPatience }
        send(sessionObject, id: id, previous: previous, options: configuration.options, isNarrow: false)
        act(.start(.update(id), after: reconnection.patience))
    }

    private mutating func send(
        _ session: SessionObject, id: RealtimeRequestID, previous: SessionSettings, options: Set<RequestOption>,
        isNarrow: Bool
    ) {
        connection.pendingUpdates.append(
            PendingUpdate(id: id, previous: previous, sent: session, options: options, isNarrow: isNarrow))
        act(.send(.sessionUpdate(SessionUpdate(eventID: id, session: session))))
        connection.toldOptions.formUnion(options)
    }

    mutating func refused(_ error: ErrorDetail) {
        guard !refusesModels(error) else { return }
        if leaveOut(error) { return }
        if let id = error.eventID, let index = connection.pendingUpdates.firstIndex(where: { $0.eventID == id }) {
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
            if refusesSession(error) { return }
            noResponseComes()
            emit(.error(refusal.echoError))
        }
    }

    /// A server that refuses what the session is told at first will not agree to it.
    ///
    /// - Returns: whether the connection has ended by it. One that does not say what it refuses is waited for.
    private mutating func refusesSession(_ error: ErrorDetail) -> Bool {
        guard connection.phase == .configuring || connection.phase == .greeting else { return false }
        let refusal = ServerRefusal(error).echoError
        connection.refusal = refusal
        guard let id = error.eventID, connection.askedOptions[id] != nil else { return false }
        act(.disconnect)
        connectionClosed(refusal)
        return true
    }

    /// How long a server is waited for that does not greet, or does not agree: some never do, and answer all the same.
    var agreementPatience: Duration { min(.seconds(3), reconnection.patience) }

    mutating func greetingIsOverdue(at now: Moment) {
        switch connection.phase {
        case .ready, .disconnected, .recalling: return
        case .greeting where connection.refusal == nil:
            connection.phase = .configuring
            sendSettings()
            act(.start(.greeting, after: max(agreementPatience, reconnection.patience - agreementPatience)))
        case .configuring where replacements.isFindingTranscriber:
            act(.start(.greeting, after: reconnection.patience))
        case .configuring where connection.refusal == nil && connection.hasHeard: beginConversation(at: now)
        case .greeting, .configuring: leaveUngreeted()
        }
    }

    /// A server that accepted the connection and says nothing, or nothing but what it refuses.
    private mutating func leaveUngreeted() {
        act(.disconnect)
        let silent = EchoError.unreachable(
            host: reconnection.host, reason: "it accepted the connection, but sent no session.created")
        connectionClosed(connection.refusal ?? silent)
    }

    private mutating func noResponseComes() {
        answering.awaitsResponse = false
        guard answering.discardsNextResponse else { return }
        answering.discardsNextResponse = false
        if answering.wantsResponse { requestResponse() }
    }

    mutating func connectionEnded(_ error: EchoError) {
        endLateAnswer()
        leaveSession(settling: error)
        unfinished = nil
        stopTools()
        for message in transcript.queue.all where !message.isFinal { abandon(message) }
        restoreHalf()
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
