import EchoConcurrency
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
        if let old { work.start { await old.close() } }
        let generation = generation
        let line = RealtimeLine(connection: connection)
        self.line = line
        work.start { [weak self] in await line.run { [weak self] in await self?.read(line, generation) } }
    }

    /// On the actor throughout, as `takeInputs()`.
    private func read(_ line: RealtimeLine, _ generation: Int) async {
        while let events = await line.next() {
            receive(events, of: generation)
            // The server is read no faster than what it says is digested.
            await emitter.room()
            await log.room()
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

    private func receive(_ events: [RealtimeTransportEvent], of generation: Int) {
        holdsBack = true
        for event in events where generation == self.generation { receive(event) }
        perform(session.settleWords(at: .now))
        holdsBack = false
        tell()
    }

    private func receive(_ event: RealtimeTransportEvent) {
        switch event {
        case .text(let data): receive(data)
        case .closed(let code, let reason): endConnection(ConnectionEnd.error(code: code, reason: reason))
        case .violated(let reason): endConnection(.invalidData(reason: reason))
        }
    }

    private func receive(_ data: Data) {
        do throws(WireError) {
            let text = try read(data)
            note(WireNote(data, text))
            perform(session.receive(try text.event, at: .now, more: true))
        } catch {
            perform([.emit(.error(.invalidData(reason: "\(error)")))])
        }
    }

    private func read(_ data: Data) throws(WireError) -> ServerText {
        do {
            return try ServerText(data)
        } catch {
            note(WireNote(invalid: data))
            throw error
        }
    }

    private func endConnection(_ error: EchoError) {
        disconnect()
        perform(session.notice(.connectionClosed(error), at: .now))
    }
}
