import EchoWire
import Foundation

/// Making a connection, reading from it, and its end.
extension RealtimeClient {
    /// Connects. Where a connection is being mended, the next attempt is made at once, and further ones follow if it
    /// fails.
    func connect() async throws(EchoError) {
        guard session.connection.phase == .disconnected, !isConnecting else { return }
        if let waiting = healing {
            waiting.cancel()
            return heal(healingCause, firstDelay: .zero)
        }
        try await open()
    }

    func tryOut() async throws(EchoError) { try await connect() }

    /// Makes a connection and waits until its session can be used. An old connection is used until then.
    func open() async throws(EchoError) {
        isConnecting = true
        defer { isConnecting = false }
        if line == nil { emitter.emit(.connectionStatusChanged(.connecting(host: host))) }
        let before = generation
        async let window = memoryAid?.window(session.model)
        let connection = try await makeConnection()
        if let window = await window { session.window = window }
        guard before == generation else {
            await connection.close()
            throw .notConnected
        }
        take(connection)
        if let failure = await waitUntilReady() { throw failure }
        hasBeenReady = true
    }

    private func makeConnection() async throws(EchoError) -> any RealtimeConnectionProtocol {
        do throws(EchoError) {
            return try await transport.connect()
        } catch {
            if healing == nil { perform(session.notice(.connectionEnded(error), at: .now)) }
            throw error
        }
    }

    private func take(_ connection: any RealtimeConnectionProtocol) {
        let old = line
        forgetConnection()
        if let old {
            perform(session.notice(.connectionBroke(.connectionLost(code: 1000, reason: "")), at: .now))
            Task { await old.close() }
        }
        let generation = generation
        session.begin()
        line = RealtimeLine(connection: connection) { [weak self] event in
            await self?.receive(event, of: generation)
        }
    }

    /// What still comes from the connection is nobody's any more.
    func forgetConnection() {
        generation += 1
        line = nil
        session.connection.phase = .disconnected
    }

    private func waitUntilReady() async -> EchoError? {
        let patience = Task { [configuration, host] in
            try? await Task.sleep(for: configuration.connectTimeout)
            if !Task.isCancelled { self.giveUpConnecting(.connectionTimedOut(host: host)) }
        }
        defer { patience.cancel() }
        guard session.connection.phase != .ready else { return nil }
        return await withCheckedContinuation { pending.waitForSession($0) }
    }

    private func giveUpConnecting(_ error: EchoError) {
        if pending.isWaitingForSession { endConnection(error) }
    }

    private func receive(_ event: RealtimeTransportEvent, of generation: Int) {
        guard generation == self.generation else { return }
        switch event {
        case .text(let data): receive(data)
        case .closed(let code, let reason): endConnection(ConnectionEnd.error(code: code, reason: reason))
        case .violated(let reason): endConnection(.invalidData(reason: reason))
        }
    }

    private func receive(_ data: Data) {
        do throws(WireError) {
            perform(session.receive(try read(data), at: .now))
        } catch {
            emitter.emit(.error(.invalidData(reason: "\(error)")))
        }
    }

    private func read(_ data: Data) throws(WireError) -> ServerEvent {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: data)
        } catch {
            log.recordInvalid(data)
            throw error
        }
        log.record(json, size: data.count, .received)
        return try ServerEvent(json)
    }

    func endConnection(_ error: EchoError) {
        let line = line
        forgetConnection()
        line?.cancel()
        let isHealing = healing != nil
        let heals = hasBeenReady && configuration.reconnectionAttempts > 0 && ReconnectionRule.isWorthRetrying(error)
        perform(session.notice(heals || isHealing ? .connectionBroke(error) : .connectionEnded(error), at: .now))
        if heals, !isHealing { heal(error) }
        pending.failAll(error)
    }
}
