import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Performs what `DictationSession` decides: over a connection of its own, or by requests.
actor DictationClient {
    /// How long a server may take to a session, and to the last words.
    static let patience = Duration.seconds(15)
    /// Requests are answered one after the other.
    static let patienceWithRequests = Duration.seconds(60)

    private let host: String
    private let transport: (any RealtimeTransportProtocol)?
    private let requests: TranscriptionRequests
    private let log: WireLog
    private let tell: @Sendable (DictationEvent) -> Void
    private let charge: @Sendable (String, Usage) -> Void
    private let closeMicrophone: @Sendable () -> Void
    private var session: DictationSession
    private var line: RealtimeLine?
    private var failure: EchoError?
    private let (finishing, over) = (OneTimeEvent(), OneTimeEvent())
    /// Stretches of speech whose words are to be asked for, one after the other.
    private let questions: AsyncStream<(id: String, sound: PCM16)>
    private let question: AsyncStream<(id: String, sound: PCM16)>.Continuation

    /// - Parameter transport: nil where it is known that the server has no such sessions.
    init(
        _ session: DictationSession, host: String, transport: (any RealtimeTransportProtocol)?,
        requests: TranscriptionRequests, log: WireLog, tell: @escaping @Sendable (DictationEvent) -> Void,
        charge: @escaping @Sendable (String, Usage) -> Void, closeMicrophone: @escaping @Sendable () -> Void
    ) {
        (self.session, self.host, self.transport, self.requests) = (session, host, transport, requests)
        (self.log, self.tell, self.charge, self.closeMicrophone) = (log, tell, charge, closeMicrophone)
        // As many as the session lets wait.
        (questions, question) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(DictationPieces.most))
    }

    /// Returns when all that was said is written, or cannot be.
    ///
    /// - Throws: what ended it, and `cancelled`.
    func run() async throws(EchoError) {
        await withTaskGroup { group in
            group.addTask { await self.converse() }
            group.addTask { await self.ask() }
            group.addTask { await self.limitGreeting() }
            group.addTask { await self.limitLastWords() }
            await over.wait()
            await line?.close()
            question.finish()
            group.cancelAll()
        }
        if Task.isCancelled { throw .cancelled }
        if let failure { throw failure }
    }

    func hear(_ captured: CapturedSound) {
        perform(session.hear(captured.sound, isSpokenOver: captured.isSpokenOver))
    }

    func microphoneFailed(_ error: AudioDeviceError) { perform(session.end(.audio(error))) }

    func finish() { perform(session.finish()) }

    // MARK: - Patience

    private func limitGreeting() async {
        guard transport != nil, (try? await Task.sleep(for: Self.patience)) != nil, !session.isReady else { return }
        lose(.connectionTimedOut(host: host))
    }

    private func limitLastWords() async {
        await finishing.wait()
        let patience = session.way == .realtime ? Self.patience : Self.patienceWithRequests
        guard (try? await Task.sleep(for: patience)) != nil else { return }
        perform(session.end(.connectionTimedOut(host: host)))
    }

    // MARK: - The connection

    private func converse() async {
        guard let transport else { return }
        do throws(EchoError) {
            let connection = try await transport.connect()
            guard !over.hasHappened, !Task.isCancelled else { return await connection.close() }
            let line = RealtimeLine(connection: connection)
            self.line = line
            await line.run { [weak self, line] in await self?.read(line) }
        } catch {
            lose(error)
        }
    }

    private func read(_ line: RealtimeLine) async {
        while let events = await line.next() {
            for event in events { receive(event) }
        }
        lose(.connectionLost(code: 1006, reason: ""))
    }

    private func receive(_ event: RealtimeTransportEvent) {
        switch event {
        case .closed(let code, let reason): lose(ConnectionEnd.error(code: code, reason: reason))
        case .violated(let reason): lose(.invalidData(reason: reason))
        case .text(let data):
            do throws(WireError) {
                let text = try ServerText(data)
                log.record(WireNote(data, text))
                perform(session.receive(try text.event))
            } catch {
                lose(.invalidData(reason: "\(error)"))
            }
        }
    }

    /// A server that never had a session may have requests.
    private func lose(_ error: EchoError) {
        guard !over.hasHappened, session.way == .realtime else { return }
        guard !session.isReady, error.lacksTranscriptionSessions else { return perform(session.end(error)) }
        perform(session.useRequests())
        line?.cancel()
        line = nil
    }

    // MARK: - Requests

    private func ask() async {
        for await (id, sound) in questions {
            do throws(EchoError) {
                let answer = try await requests.words(of: sound)
                perform(session.heard(id, answer.text, answer.usage))
            } catch {
                perform(session.failed(id, error))
            }
        }
    }

    // MARK: - Performing

    private func perform(_ actions: [DictationSession.Action]) {
        for action in actions {
            switch action {
            case .send(let event): send(event)
            case .ask(let id, let sound): question.yield((id, sound))
            case .tell(let event): tell(event)
            case .charge(let usage): charge(session.way == .realtime ? session.model : requests.model, usage)
            case .refused(let error): lose(error)
            case .closeMicrophone:
                closeMicrophone()
                finishing.happen()
            case .end(let error):
                failure = error
                closeMicrophone()
                over.happen()
            }
        }
    }

    private func send(_ event: ClientEvent) {
        let data = event.data
        log.record(WireNote(event.json, size: data.count, .sent))
        line?.send(data)
    }
}
