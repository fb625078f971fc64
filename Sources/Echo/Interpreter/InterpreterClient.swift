import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Performs what `InterpreterSession` decides: one direction, over as many connections as it takes.
actor InterpreterClient {
    /// Where its effects go.
    struct Surroundings: Sendable {
        let tell: @Sendable (InterpreterEvent) -> Void
        let voice: InterpreterVoice?
        let charge: @Sendable (String, Duration) -> Void
        let log: WireLog
    }

    private let host: String
    private let transport: any RealtimeTransportProtocol
    private let surroundings: Surroundings
    private var session: InterpreterSession
    private var line: RealtimeLine?
    private var failure: EchoError?
    private var isRenewing = false
    /// Whether there was a session on the connection that was made last.
    private var hasStood = false
    private let over = OneTimeEvent()

    init(
        _ session: InterpreterSession, host: String, transport: any RealtimeTransportProtocol,
        surroundings: Surroundings
    ) {
        (self.session, self.host, self.transport, self.surroundings) = (session, host, transport, surroundings)
    }

    /// Returns when all that was said is translated, or cannot be.
    ///
    /// - Throws: what ended it, and `cancelled`.
    func run() async throws(EchoError) {
        await withTaskGroup { group in
            group.addTask { await self.converse() }
            group.addTask { await self.keepTime() }
            await over.wait()
            await line?.close()
            group.cancelAll()
        }
        if Task.isCancelled { throw .cancelled }
        if let failure { throw failure }
    }

    func hear(_ captured: CapturedSound) { perform(session.hear(captured, at: .now)) }

    func finish() { perform(session.finish(at: .now)) }

    /// Another direction has failed.
    func stop() {
        perform(session.lose(.cancelled))
    }

    func microphoneFailed(_ error: AudioDeviceError) { perform(session.lose(.audio(error))) }

    // MARK: - Time

    /// On deadlines that do not move: what comes late is made up for.
    private func keepTime() async {
        let clock = ContinuousClock()
        var deadline = clock.now
        while !over.hasHappened, !Task.isCancelled {
            deadline = max(deadline + LivePump.step, clock.now - LivePump.longestGap)
            guard (try? await clock.sleep(until: deadline, tolerance: .zero)) != nil else { return }
            perform(session.pass(to: .now))
        }
    }

    // MARK: - The connection

    private func converse() async {
        var failures = 0
        repeat {
            (isRenewing, hasStood) = (false, false)
            do throws(EchoError) {
                let connection = try await transport.connect()
                guard !over.hasHappened, !Task.isCancelled else { return await connection.close() }
                let line = RealtimeLine(connection: connection)
                self.line = line
                await line.run { [weak self, line] in await self?.read(line) }
            } catch {
                perform(session.lose(Self.meaning(of: error, session.model), at: .now))
            }
            failures = hasStood ? 0 : failures + 1
            // The session is given up by itself, when it has taken too long.
            if isRenewing, failures > 0 { try? await Task.sleep(for: Self.pause * (1 << min(failures, 4))) }
        } while isRenewing && !over.hasHappened && !Task.isCancelled
    }

    /// Half of what is waited for after a first connection that could not be made.
    private static let pause = Duration.milliseconds(250)

    /// A server that does not have the address does not have such models.
    private static func meaning(of error: EchoError, _ model: String) -> EchoError {
        switch error {
        case .rejected(status: 404, let words), .rejected(status: 405, let words), .rejected(status: 501, let words):
            .unsupportedModel(name: model, supported: [], message: words)
        default: error
        }
    }

    private func read(_ line: RealtimeLine) async {
        while let events = await line.next() {
            for event in events { receive(event) }
            await surroundings.log.room()
        }
        if !isRenewing { perform(session.lose(.connectionLost(code: 1006, reason: ""), at: .now)) }
    }

    private func receive(_ event: RealtimeTransportEvent) {
        switch event {
        case .closed(let code, let reason):
            if !isRenewing { perform(session.lose(ConnectionEnd.error(code: code, reason: reason), at: .now)) }
        case .violated(let reason): perform(session.lose(.invalidData(reason: reason)))
        case .text(let data):
            do throws(WireError) {
                let text = try ServerText(data)
                surroundings.log.record(WireNote(data, text))
                guard case .other(let json) = text else { return }
                perform(session.receive(try TranslationServerEvent(json), at: .now))
            } catch {
                surroundings.tell(.trouble(.invalidData(reason: "\(error)")))
            }
        }
    }

    // MARK: - Performing

    private func perform(_ actions: [InterpreterSession.Action]) {
        for action in actions { perform(action) }
    }

    private func perform(_ action: InterpreterSession.Action) {
        switch action {
        case .send(let event): send(event)
        case .tell(let event):
            if case .ready = event { hasStood = true }
            surroundings.tell(event)
        case .play(let sound): surroundings.voice?.add(sound, of: session.target)
        case .endOfSpeech: surroundings.voice?.end(of: session.target)
        case .charge(let duration): surroundings.charge(session.model, duration)
        case .renew:
            isRenewing = true
            line?.cancel()
            line = nil
        case .end(let error):
            failure = if case .connectionTimedOut(host: "") = error { .connectionTimedOut(host: host) } else { error }
            over.happen()
        }
    }

    private func send(_ event: TranslationClientEvent) {
        let data = event.data
        surroundings.log.record(WireNote(event.json, size: data.count, .sent))
        line?.send(data)
    }
}
