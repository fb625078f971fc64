import EchoConcurrency
import EchoWire
import Foundation

/// Making a connection, reading from it, and its end.
extension RealtimeClient {
    func dial() async {
        async let window = aids.memory?.window(session.model)
        async let refused = aids.refusals?.refused(of: session.model)
        do throws(EchoError) {
            let connection = try await transport.connect()
            let (window, refused) = await (window, refused)
            guard !Task.isCancelled else { return await connection.close() }
            if let refused { session.know(refused) }
            take(connection, window)
        } catch {
            if !Task.isCancelled { notice(.connectFailed(meaning(of: error))) }
        }
    }

    /// The vendor has the API: what it does not find is the model.
    private func meaning(of error: EchoError) -> EchoError {
        guard life.configuration.isVendors, case .rejected(status: 404, let words) = error else { return error }
        return .unsupportedModel(name: session.model, supported: [], message: words)
    }

    private func take(_ connection: any RealtimeConnectionProtocol, _ window: ContextWindow?) {
        let old = link.line
        link.forget()
        notice(.connected(window))
        if let old { life.work.start { await old.close() } }
        let (line, generation) = (RealtimeLine(connection: connection), link.generation)
        link.take(line)
        life.work.start { [weak self] in await line.run { [weak self] in await self?.read(line, generation) } }
    }

    /// On the actor throughout, as the inputs of the devices are taken.
    private func read(_ line: RealtimeLine, _ generation: Int) async {
        while let events = await line.next() {
            receive(events, of: generation)
            await report.room()
        }
    }

    func disconnect() {
        link.line?.cancel()
        link.forget()
    }

    private func receive(_ events: [RealtimeTransportEvent], of generation: Int) {
        report.holdsBack = true
        for event in events where generation == link.generation { receive(event) }
        perform(session.settleWords(at: .now))
        report.holdsBack = false
        report.tell()
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
            let text = try report.read(data)
            perform(session.receive(try link.mended.event(text), at: .now, more: true))
        } catch {
            guard let complaint = MendedServerEvents.complaint(data) else {
                return perform([.emit(.error(.invalidData(reason: "\(error)")))])
            }
            perform(session.receive(complaint, at: .now, more: true))
        }
    }

    private func endConnection(_ error: EchoError) {
        disconnect()
        notice(.connectionClosed(error))
    }
}
