import EchoWire
import Foundation

/// Making a connection, reading from it, and its end.
extension RealtimeClient {
    /// Connects and waits until the session can be used. One that is being mended is not waited for.
    func connect() async throws(EchoError) {
        guard session.isDisconnected else { return perform(session.request(.connect, at: .now)) }
        let failure = await withCheckedContinuation { continuation in
            pending.waitForSession(continuation)
            perform(session.request(.connect, at: .now))
        }
        if let failure { throw failure }
    }

    func tryOut() async throws(EchoError) { try await connect() }

    func dial() async {
        async let window = memoryAid?.window(session.model)
        do throws(EchoError) {
            let connection = try await transport.connect()
            let window = await window
            guard !Task.isCancelled else { return await connection.close() }
            take(connection, window)
        } catch {
            if !Task.isCancelled { perform(session.notice(.connectFailed(error), at: .now)) }
        }
    }

    private func take(_ connection: any RealtimeConnectionProtocol, _ window: ContextWindow?) {
        let old = line
        forgetConnection()
        perform(session.notice(.connected(window), at: .now))
        if let old { Task { await old.close() } }
        let generation = generation
        line = RealtimeLine(connection: connection) { [weak self] event in
            await self?.receive(event, of: generation)
        }
    }

    /// What still comes from the connection is nobody's any more.
    func forgetConnection() {
        generation += 1
        line = nil
    }

    func disconnect() {
        line?.cancel()
        forgetConnection()
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
        disconnect()
        perform(session.notice(.connectionClosed(error), at: .now))
    }
}
