import EchoWire

/// Getting a connection, mending one that broke, and leaving a session that has grown old.
extension RealtimeSession {
    var isConnected: Bool { connection.phase != .disconnected }

    var standing: ConnectionStatus? {
        connection.phase == .ready ? .connected(sessionID: connection.sessionID, model: model) : nil
    }

    /// The old connection, if there still is one, was used until now.
    mutating func connected(_ window: ContextWindow?) {
        if let window { context.window = window }
        if connection.phase != .disconnected { connectionBroke(.connectionLost(code: 1000, reason: "")) }
        if reconnection.effort == .handingOver { reconnection.effort = .mending(attempt: 0) }
        begin()
        act(.start(.greeting, after: agreementPatience))
    }

    mutating func connectFailed(_ error: EchoError) {
        switch reconnection.effort {
        case .none, .waiting: break
        case .asked: failToConnect(error)
        case .mending(let attempt): mend(after: attempt, error)
        case .handingOver where connection.phase == .disconnected: mend(after: 0, error)
        case .handingOver:
            // The old session still serves.
            reconnection.effort = .none
            emit(.connectionStatusChanged(.connected(sessionID: connection.sessionID, model: model)))
        }
    }

    /// - Parameter now: nil where there was no session that could break.
    mutating func connectionClosed(_ error: EchoError, at now: Moment? = nil) {
        if endsForModel(error) { return refuseModel() }
        connection.phase = .disconnected
        act(.cancel(.greeting))
        switch reconnection.effort {
        case .none where !reconnection.mends(error): connectionEnded(error)
        case .asked where !reconnection.mends(error): failToConnect(error)
        case .asked:
            act(.failToConnect(error))
            mend(after: 0, error)
        case .none: mend(after: reconnection.made(whenBroken: now?.instant), error)
        case .mending(let attempt): mend(after: attempt, error)
        case .waiting, .handingOver: connectionBroke(error)
        }
    }

    private mutating func failToConnect(_ error: EchoError) {
        reconnection.effort = .none
        connectionEnded(error)
        act(.failToConnect(error))
    }

    private mutating func mend(after made: Int, _ cause: EchoError) {
        guard let retry = reconnection.retry(after: made, cause) else { return failToConnect(cause) }
        connectionBroke(cause)
        reconnection.effort = .waiting(attempt: retry.attempt)
        emit(.connectionStatusChanged(.retrying(retry)))
        act(.start(.reconnection, after: retry.delay))
    }

    /// The session can be used.
    mutating func connectionStands(at now: Moment) {
        reconnection.succeed(at: now.instant)
        act(.cancel(.greeting))
        act(.becomeReady)
    }

    /// Nobody wants the connection any more; what breaks is not mended.
    mutating func leave(at now: Moment) {
        reconnection.effort = .none
        reconnection.hasBeenReady = false
        connection.phase = .disconnected
        stopListening(at: now)
        fallSilent()
    }

    /// Nothing is made or heard here any more, and whose turn it is is told by others from now on.
    private mutating func fallSilent() {
        spoken.userSpeech = nil
        (answering.response, answering.awaitsResponse, answering.wantsResponse) = (nil, false, false)
        for id in playback.sounds.keys { playback.sounds[id]?.isOver = true }
    }

    // MARK: a session that grows old

    /// How long an old session is used on while somebody speaks.
    static let handOverPatience = Duration.seconds(90)

    var handOverAge: Duration { max(.seconds(1), sessionLifetime - .seconds(120)) }

    mutating func handOverIfQuiet() {
        guard connection.isHandOverDue, connection.phase == .ready, turn == .idle || turn == .listening,
            !transcript.calls.isWaiting,
            spoken.heldTurns.isEmpty
        else { return }
        connection.isHandOverDue = false
        handOver()
    }

    /// The new connection is made while the old one is in use: the microphone stays open all the time.
    mutating func handOver() {
        guard connection.phase == .ready, reconnection.effort == .none else { return }
        emit(.connectionStatusChanged(.handingOver))
        dial(.handingOver)
    }
}
