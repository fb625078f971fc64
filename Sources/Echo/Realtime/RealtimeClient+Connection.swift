import EchoWire
import Foundation

/// Making a connection, reading from it, and its end.
extension RealtimeClient {
    func connect() async throws(EchoError) {
        guard session.phase == .disconnected, !isConnecting else { return }
        isConnecting = true
        defer { isConnecting = false }
        emitter.emit(.connectionStatusChanged(.connecting(host: host)))
        generation += 1
        let generation = generation
        do throws(EchoError) {
            let connection = try await transport.connect()
            guard generation == self.generation else {
                await connection.close()
                throw EchoError.notConnected
            }
            session.begin()
            line = RealtimeLine(connection: connection) { [weak self] event in
                await self?.receive(event, of: generation)
            }
        } catch {
            emitter.emit(.connectionStatusChanged(.lost(error)))
            throw error
        }
        if let failure = await waitUntilReady() { throw failure }
    }

    /// What still comes from the connection is nobody's any more.
    func forgetConnection() {
        generation += 1
        line = nil
        session.phase = .disconnected
    }

    private func waitUntilReady() async -> EchoError? {
        let patience = Task { [configuration, host] in
            try? await Task.sleep(for: configuration.connectTimeout)
            if !Task.isCancelled { self.giveUpConnecting(.connectionTimedOut(host: host)) }
        }
        defer { patience.cancel() }
        guard session.phase != .ready else { return nil }
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

    private func endConnection(_ error: EchoError) {
        let line = line
        forgetConnection()
        line?.cancel()
        perform(session.notice(.connectionEnded(error), at: .now))
        pending.failAll(error)
    }
}
