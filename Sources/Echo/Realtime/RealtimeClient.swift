import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Performs what `RealtimeSession` decides: one actor for one conversation, over as many connections as it takes.
actor RealtimeClient: VoiceLegProtocol {
    nonisolated var capabilities: Set<LegCapability> { LegCapability.turns }
    let life: VoiceLegLife
    var transport: any RealtimeTransportProtocol
    let aids: RealtimeAids
    var session: RealtimeSession
    var sound: VoiceSound
    var report: VoiceReport
    var pending = PendingAnswers()
    var timers = TimerSet<RealtimeTimer>()
    var link = RealtimeLink()
    var queue = RealtimeQueue()

    init(
        host: String, transport: any RealtimeTransportProtocol, configuration: EchoConfiguration, model: String,
        memory: ConversationMemory, devices: AudioDevices, tools: ToolBox, runsTools: Bool,
        events: EventEmitter<EchoEvent>, log: WireLog, aids: RealtimeAids = RealtimeAids()
    ) {
        self.transport = transport
        self.aids = aids
        life = VoiceLegLife(configuration, tools: tools, runsTools: runsTools)
        sound = VoiceSound(devices)
        report = VoiceReport(events, log)
        var memory = memory
        memory.settings = aids.inForce(memory.settings)
        session = Self.makeSession(host, configuration, model, memory, tools, devices)
    }

    func run() async { await live() }

    private static func makeSession(
        _ host: String, _ configuration: EchoConfiguration, _ model: String, _ memory: ConversationMemory,
        _ tools: ToolBox, _ devices: AudioDevices
    ) -> RealtimeSession {
        var session = RealtimeSession(
            model: model, settings: memory.settings, tools: tools.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_",
            transcriptTimeout: configuration.transcriptTimeout, sessionLifetime: configuration.sessionLifetime,
            codec: devices.codec,
            reconnection: Reconnection(
                host: host, patience: configuration.connectTimeout, attempts: configuration.reconnectionAttempts,
                seed: .random(in: 0...UInt64.max)))
        session.sees = configuration.models[model]?.sees ?? false
        session.silenceLimit = configuration.httpTimeouts.idle
        session.begin(with: memory)
        if !devices.reportsLevels { session.levels = nil }
        session.context.limit = configuration.contextTokens
        session.context.window = configuration.contextWindows[model]
        session.models = configuration.models
        session.outputLimit = configuration.outputLimits[model]
        if devices.loudspeaker == nil {
            session.audioStatus.loudspeaker = .failed(.noDevice(.playback), retrying: false)
        }
        return session
    }

    var memory: ConversationMemory { session.memory }

    func take(_ memory: ConversationMemory) {
        report.endTrial()
        var memory = memory
        memory.settings = aids.inForce(memory.settings)
        perform(session.take(memory, at: .now))
    }

    func update(_ settings: SessionSettings) async throws(EchoError) {
        let id = session.makeID("event")
        let refusal = await withCheckedContinuation { continuation in
            pending.wait(for: id, continuation)
            request(.update(aids.inForce(settings), id: id))
        }
        if let refusal { throw refusal }
    }

    /// Stops what goes on and waits for words that are still being found; what is not found then is marked so.
    ///
    /// An answer that is only being played stays whole: it can be read.
    func settle(within limit: Duration) async {
        request(.stopListening)
        if session.isBeingAnswered {
            request(.interrupt)
            // How much of it was heard is known before all is final.
            await queue.cutting?.finished()
        }
        if session.awaitsWords { await waitForWords(limit) }
        request(.conclude)
    }

    private func waitForWords(_ limit: Duration) async {
        let events = report.source.stream()
        await withTaskGroup { group in
            group.addTask { [weak self] in
                for await case .messageFinalized in events where await self?.session.awaitsWords != true { return }
            }
            group.addTask { try? await Task.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }

    func end() async {
        // How much was heard of what is being cut is told while there is somebody to tell.
        await queue.cutting?.finished()
        let line = link.line
        link.dialing?.cancel()
        link.forget()
        timers.cancelAll()
        desk.cancelAll()
        request(.leave)
        await sound.silence()
        pending.failAll(.notConnected)
        await line?.close()
        await sound.microphone.settled()
    }
}

/// The connection in use of a conversation by turns.
struct RealtimeLink: Sendable {
    private(set) var line: RealtimeLine?
    var mended = MendedServerEvents()
    var dialing: WorkItem?
    /// Counts connections, so that what still comes from an old one is not taken for the new one's.
    private(set) var generation = 0

    mutating func take(_ line: RealtimeLine) {
        mended = MendedServerEvents()
        self.line = line
    }

    /// What still comes from the connection is nobody's any more.
    mutating func forget() {
        generation += 1
        line = nil
    }
}

/// What is to be done, strictly one after the other: what was decided later waits while playback is being cut, so that an
/// answer is never asked for before the question that it answers was sent.
struct RealtimeQueue: Sendable {
    var backlog: [RealtimeAction] = []
    var isCutting = false
    var cutting: WorkItem?
}
