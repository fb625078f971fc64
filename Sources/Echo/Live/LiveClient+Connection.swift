import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Making a connection, reading from it, and closing a session as a server wants it closed.
extension LiveClient {
    /// How long a server may take to close a session.
    private static let closePatience = Duration.seconds(15)
    /// For so long sound goes on after a session was asked to close: without it the server's clock stands still.
    private static let closingSound = 100
    /// For so long the last words of a session that was handed over are waited for.
    private static let lastWords = 75

    func dial() async {
        if session.models.thinker.isEmpty { await findThinker() }
        do throws(EchoError) {
            let connection = try await transport.connect()
            guard !Task.isCancelled else { return await connection.close() }
            take(connection)
        } catch {
            if !Task.isCancelled { notice(.connectFailed(meaning(of: error))) }
        }
    }

    private func findThinker() async {
        guard let thinking = mind.thinking else { return }
        let model = if let model = mind.model { model } else { await thinking.model() }
        guard let model else { return }
        notice(.thinker(model, sees: life.configuration.models[model]?.sees ?? false))
    }

    /// A server that does not have the address does not have such models.
    private func meaning(of error: EchoError) -> EchoError {
        guard case .rejected(status: 404, let words) = error else { return error }
        return .unsupportedModel(
            name: session.model, supported: ModelCatalogue.nearest(to: session.model, among: session.models.others),
            message: words)
    }

    private func take(_ connection: any RealtimeConnectionProtocol) {
        let new = lines.make(connection)
        if session.connection.phase == .ready {
            lines.candidate?.wire.cancel()
            lines.candidate = new
        } else {
            lines.current?.wire.cancel()
            lines.current = new
        }
        let number = new.number
        life.work.start { [weak self] in await new.wire.run { [weak self] in await self?.read(new.wire, number) } }
        notice(.connected)
    }

    func disconnect() {
        lines.current?.wire.cancel()
        lines.current = nil
    }

    // MARK: reading

    /// On the actor throughout, as the inputs of the devices are taken.
    private func read(_ wire: RealtimeLine, _ number: Int) async {
        while let events = await wire.next() {
            report.holdsBack = true
            for event in events { receive(event, from: number) }
            report.holdsBack = false
            report.tell()
            await report.room()
        }
        lines.retired[number]?.end.happen()
    }

    private func receive(_ event: RealtimeTransportEvent, from number: Int) {
        switch event {
        case .text(let data): receive(data, from: number)
        case .closed(let code, let reason): ended(number, ConnectionEnd.error(code: code, reason: reason))
        case .violated(let reason): ended(number, .invalidData(reason: reason))
        }
    }

    private func receive(_ data: Data, from number: Int) {
        do throws(WireError) {
            guard case .other(let json) = try report.read(data) else { return }
            receive(try MendedLiveEvent.event(json), from: number)
        } catch {
            guard let complaint = MendedLiveEvent.complaint(data) else {
                return notice(.unreadable(reason: "\(error)"))
            }
            receive(complaint, from: number)
        }
    }

    private func receive(_ event: LiveServerEvent, from number: Int) {
        if let old = lines.retired[number] {
            if case .closed = event { return old.end.happen() }
            return notice(.former(event))
        }
        if number == lines.candidate?.number {
            switch event {
            case .started: promote()
            case .error(let refusal):
                let words = refusal.error.message ?? ""
                return failCandidate(
                    .server(code: refusal.error.code, message: words, parameter: refusal.error.param))
            default: break
            }
        }
        guard number == lines.current?.number else { return }
        perform(session.receive(event, at: .now))
    }

    /// The new session stands: the old one is closed when its last words have come.
    private func promote() {
        if let line = lines.current { retire(line, after: Self.lastWords) }
        (lines.current, lines.candidate) = (lines.candidate, nil)
    }

    func dropCandidate() {
        lines.candidate?.wire.cancel()
        lines.candidate = nil
    }

    private func failCandidate(_ error: EchoError) {
        dropCandidate()
        notice(.connectFailed(error))
    }

    private func ended(_ number: Int, _ error: EchoError) {
        if let old = lines.retired[number] { return old.end.happen() }
        if number == lines.candidate?.number { return failCandidate(error) }
        guard number == lines.current?.number else { return }
        disconnect()
        notice(.connectionClosed(error))
    }

    // MARK: closing

    /// Closes the session of a line that is not in use any more, in the background.
    ///
    /// - Parameter steps: of 20 ms, for which it is kept.
    /// - Returns: what happens when it is closed.
    @discardableResult
    func retire(_ old: LiveLine, after steps: Int = 0) -> OneTimeEvent {
        lines.retired[old.number] = old
        let silence = LiveClientEvent.inputAudioAppend(
            LiveInputAudioAppend(audio: sound.devices.codec.encode(.silence(LivePump.step)))
        ).data
        let close = LiveClientEvent.close(LiveSessionClose(eventID: session.makeID("event")))
        let bytes = close.data
        report.sent(close.json, size: bytes.count)
        life.work.start { [weak self] in
            let clock = ContinuousClock()
            var deadline = clock.now
            for step in 0..<(steps + Self.closingSound) where !old.end.hasHappened && !Task.isCancelled {
                if step == steps { old.wire.send(bytes) }
                old.wire.send(silence)
                deadline += LivePump.step
                try? await clock.sleep(until: deadline, tolerance: .zero)
            }
            await old.end.wait(within: Self.closePatience)
            await old.wire.close()
            old.end.happen()
            await self?.forget(old)
        }
        return old.end
    }

    private func forget(_ old: LiveLine) { lines.retired[old.number] = nil }

    /// What is still being closed is waited for.
    func closeRetired() async {
        for old in lines.retired.values { await old.end.wait(within: Self.closePatience) }
    }
}
