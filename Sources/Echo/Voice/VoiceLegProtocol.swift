import EchoAudio
import EchoConcurrency
import EchoWire

/// A leg by voice, over as many connections as it takes: what is the same whether sides take turns or not. Each performs
/// what its own rules decide.
protocol VoiceLegProtocol: LegProtocol {
    associatedtype Session: VoiceSessionProtocol

    nonisolated var life: VoiceLegLife { get }
    var session: Session { get set }
    var sound: VoiceSound { get set }
    var report: VoiceReport { get set }
    var pending: PendingAnswers { get set }
    var timers: TimerSet<Session.Fact.Timer> { get set }

    func perform(_ actions: [Session.Action])
    /// Everything ends but the leg itself.
    func end() async
}

extension VoiceLegProtocol {
    nonisolated var mode: ConversationMode { .audio }
    nonisolated var desk: ToolDesk { life.desk }

    // MARK: life

    /// - Parameters:
    ///   - more: goes on beside all else.
    ///   - last: is waited for when the leg was left.
    func live(
        beside more: @escaping @Sendable () async -> Void = {}, until last: @escaping @Sendable () async -> Void = {}
    ) async {
        let (sound, life) = (sound, life)
        await withDiscardingTaskGroup { group in
            group.addTask { await self.takeInputs() }
            group.addTask { for await step in life.desk.steps { await self.take(step) } }
            group.addTask { await sound.microphone.run() }
            group.addTask { await life.desk.run() }
            group.addTask { await life.work.run() }
            group.addTask { await more() }
            await life.departure.wait()
            await last()
            group.cancelAll()
        }
        sound.inputs.abandon()
    }

    /// On the actor throughout: going there for each piece of sound and back would cost more than the piece.
    private func takeInputs() async {
        while let come = await sound.inputs.take() {
            for input in come { take(input) }
        }
    }

    private func take(_ input: DeviceInput) {
        switch input {
        case .captured(let captured):
            report.capturedAt = captured.capturedAt
            perform(session.capture(captured, at: .now))
            report.capturedAt = nil
        case .rendered(let sound, let item, let instant):
            perform(session.rendered(sound, item: item, heardAt: instant, at: .now))
        case .fact(let fact): notice(.device(fact))
        }
    }

    private func take(_ step: ToolStep) {
        switch step {
        case .changed(let activity): notice(.toolCallChanged(activity))
        case .over(let result, let activity):
            notice(.toolCallChanged(activity))
            request(.submit(result))
        }
    }

    /// The conversation goes on elsewhere: microphone closed, loudspeaker silent, the connection closed behind us.
    func leave() async {
        await end()
        life.departure.happen()
    }

    /// Ends the conversation's connection: microphone closed, loudspeaker silent.
    func close() async {
        await end()
        perform([.emit(.connectionStatusChanged(.disconnected))])
    }

    // MARK: how it stands

    var model: String { session.model }
    var sees: Bool { session.sees }
    var transcript: Transcript { session.transcript }
    var spending: Spending { session.spending }
    var objection: EchoError? { session.objection }
    var openQuestion: Message.ID? { session.openQuestion }
    var standing: ConnectionStatus? { session.standing }

    func requireConnection() throws(EchoError) {
        guard session.hasConnection else { throw .notConnected }
    }

    // MARK: what is asked, and what happened

    func request(_ request: LegRequest) { perform(session.request(request, at: .now)) }

    func notice(_ fact: Session.Fact) { perform(session.notice(fact, at: .now)) }

    /// Connects and waits until the session can be used. One that is being mended is not waited for.
    func connect() async throws(EchoError) {
        guard session.isDisconnected else { return request(.connect) }
        let failure = await withCheckedContinuation { continuation in
            pending.waitForSession(continuation)
            request(.connect)
        }
        if let failure { throw failure }
    }

    func tryOut() async throws(EchoError) {
        report.beginTrial()
        try await connect()
    }

    func start(_ timer: Session.Fact.Timer, after delay: Duration) {
        timers.start(timer, after: delay, in: life.work) { [weak self] number in await self?.ring(timer, number) }
    }

    private func ring(_ timer: Session.Fact.Timer, _ number: Int) {
        if timers.take(timer, number) { notice(.timerFired(timer)) }
    }

    /// Whoever waited finds everybody told of what came before.
    func settle(_ settle: (inout PendingAnswers) -> Void) {
        report.tell()
        settle(&pending)
    }
}
