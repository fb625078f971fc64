import EchoAudio
import EchoConcurrency

/// Performs what `LiveSession` decides: one actor for one conversation, over as many connections as it takes.
actor LiveClient: VoiceLegProtocol {
    /// How long whoever leaves waits for the server to close the session; it is waited for behind their back after that.
    static let leavePatience = Duration.seconds(2)

    nonisolated var capabilities: Set<LegCapability> { LegCapability.live }
    let life: VoiceLegLife
    let transport: any RealtimeTransportProtocol
    var session: LiveSession
    var sound: VoiceSound
    var report: VoiceReport
    var pending = PendingAnswers()
    var timers = TimerSet<LiveTimer>()
    var lines = LiveLines()
    var mind: LiveMind
    /// What the loudspeaker is to do when it has been silenced; nil while it is not being silenced.
    var held: [LiveAction]?

    init(
        host: String, transport: any RealtimeTransportProtocol, configuration: EchoConfiguration, model: String,
        memory: ConversationMemory, devices: AudioDevices, tools: ToolBox, runsTools: Bool,
        events: EventEmitter<EchoEvent>, log: WireLog, thinking: LiveMind.Thinking?
    ) {
        self.transport = transport
        life = VoiceLegLife(configuration, tools: tools, runsTools: runsTools)
        sound = VoiceSound(devices)
        report = VoiceReport(events, log)
        mind = LiveMind(thinking, model: memory.textModel)
        session = Self.makeSession(host, configuration, model, memory, tools, devices)
    }

    private static func makeSession(
        _ host: String, _ configuration: EchoConfiguration, _ model: String, _ memory: ConversationMemory,
        _ tools: ToolBox, _ devices: AudioDevices
    ) -> LiveSession {
        var session = LiveSession(
            model: model, settings: memory.settings, tools: tools.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_", codec: devices.codec,
            reconnection: Reconnection(
                host: host, patience: configuration.connectTimeout, attempts: configuration.reconnectionAttempts,
                seed: .random(in: 0...UInt64.max)))
        session.begin(with: memory)
        session.models.others = configuration.models.names(on: .realtime)
        session.models.known = configuration.models
        if !devices.reportsLevels { session.levels = nil }
        if devices.loudspeaker == nil {
            session.audioStatus.loudspeaker = .failed(.noDevice(.playback), retrying: false)
        }
        return session
    }

    // MARK: life

    func run() async { await live(beside: { await self.keepTime() }, until: { await self.closeRetired() }) }

    /// By deadlines, not by pauses: a millisecond more with each would be three seconds a minute.
    private func keepTime() async {
        let clock = ContinuousClock()
        var deadline = clock.now
        while !Task.isCancelled {
            deadline += LivePump.step
            // The machine slept.
            if clock.now - deadline > LivePump.longestGap { deadline = clock.now + LivePump.step }
            try? await clock.sleep(until: deadline, tolerance: .zero)
            if session.connection.phase == .ready { perform(session.tick(at: .now)) }
        }
    }

    var memory: ConversationMemory {
        var memory = session.memory
        memory.textModel = mind.model
        return memory
    }

    // MARK: what is asked

    func take(_ memory: ConversationMemory) {
        report.endTrial()
        perform(session.take(memory, at: .now))
    }

    /// What a session cannot change holds in the next one, which begins at once.
    func update(_ settings: SessionSettings) { request(.update(settings, id: "")) }

    /// Stops listening and waits for words that are still on their way.
    func settle(within limit: Duration) async {
        request(.stopListening)
        let end = ContinuousClock.now + limit
        while session.awaitsWords, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(50))
            if Task.isCancelled { break }
        }
        request(.conclude)
    }

    func end() async {
        lines.dialing?.cancel()
        timers.cancelAll()
        mind.stopAll()
        desk.cancelAll()
        let isReady = session.connection.phase == .ready
        let closed = isReady ? lines.current.map { retire($0) } : nil
        if !isReady { disconnect() }
        lines.forget()
        request(.leave)
        await sound.silence()
        pending.failAll(.notConnected)
        await closed?.wait(within: Self.leavePatience)
        await sound.microphone.settled()
    }
}
