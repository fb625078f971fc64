import EchoAudio
import EchoConcurrency
import EchoWire
import Foundation

/// Performs what `RealtimeSession` decides: one actor for one conversation, over as many connections as it takes.
actor RealtimeClient: LegProtocol {
    nonisolated var mode: ConversationMode { .audio }
    let transport: any RealtimeTransportProtocol
    let configuration: EchoConfiguration
    let devices: AudioDevices
    let tools: ToolBox
    let desk: ToolDesk
    let runsTools: Bool
    let emitter: EventEmitter<EchoEvent>
    /// Twenty seconds of microphone: an engine that is later than that has lost its connection long ago.
    let inputs = Inbox<DeviceInput>(most: 2000)
    let work = WorkGroup()
    private let departure = OneTimeEvent()
    let log: WireLog
    /// Nil where the server has no other APIs.
    let memoryAid: MemoryAid?
    /// When the last sample of the sound that is being sent was taken.
    var capturedAt: ContinuousClock.Instant?
    var session: RealtimeSession
    var line: RealtimeLine?
    /// Counts connections, so that what still comes from an old one is not taken for the new one's.
    var generation = 0
    var dialing: WorkItem?
    var backlog: [RealtimeAction] = []
    var isCutting = false
    var cutting: WorkItem?
    /// Went over the wire, and is not in the log yet.
    var unrecorded: [WireNote?] = []
    /// Happened, and nobody was told of it yet.
    var untold: [EchoEvent] = []
    /// More is about to happen: everybody is told at its end.
    var holdsBack = false
    var isLoudspeakerStarted = false
    let microphone: MicrophoneSwitch
    var timers = TimerSet<RealtimeTimer>()
    var pending = PendingAnswers()

    init(
        host: String, transport: any RealtimeTransportProtocol, configuration: EchoConfiguration, model: String,
        memory: ConversationMemory, devices: AudioDevices, tools: ToolBox, runsTools: Bool,
        events: EventEmitter<EchoEvent>, log: WireLog, memoryAid: MemoryAid? = nil
    ) {
        self.transport = transport
        self.configuration = configuration
        self.devices = devices
        self.tools = tools
        desk = ToolDesk(tools: tools, configuration: configuration)
        self.runsTools = runsTools
        emitter = events
        self.log = log
        self.memoryAid = memoryAid
        session = Self.makeSession(host, configuration, model, memory, tools, devices)
        microphone = MicrophoneSwitch(devices.microphone) { [inputs] in inputs.put([$0]) }
    }

    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.takeInputs() }
            group.addTask { for await step in self.desk.steps { await self.take(step) } }
            group.addTask { await self.microphone.run() }
            group.addTask { await self.desk.run() }
            group.addTask { await self.work.run() }
            await departure.wait()
            group.cancelAll()
        }
        inputs.abandon()
    }

    /// On the actor throughout: going there for each piece of sound and back would cost more than the piece.
    private func takeInputs() async {
        while let come = await inputs.take() {
            for input in come { take(input) }
        }
    }

    private static func makeSession(
        _ host: String, _ configuration: EchoConfiguration, _ model: String, _ memory: ConversationMemory,
        _ tools: ToolBox,
        _ devices: AudioDevices
    ) -> RealtimeSession {
        var session = RealtimeSession(
            model: model, settings: memory.settings, tools: tools.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_",
            transcriptTimeout: configuration.transcriptTimeout, sessionLifetime: configuration.sessionLifetime,
            codec: devices.codec,
            reconnection: Reconnection(
                host: host, patience: configuration.connectTimeout, attempts: configuration.reconnectionAttempts,
                seed: .random(in: 0...UInt64.max)))
        session.begin(with: memory)
        if !devices.reportsLevels { session.levels = nil }
        session.context.limit = configuration.contextTokens
        session.context.window = configuration.contextWindows[model]
        if devices.loudspeaker == nil {
            session.audioStatus.loudspeaker = .failed(.noDevice(.playback), retrying: false)
        }
        return session
    }

    nonisolated var events: AsyncStream<EchoEvent> { emitter.stream() }
    var model: String { session.model }
    var messages: [Message] { session.transcript.queue.all }
    var memory: ConversationMemory { session.memory }
    var transcript: Transcript { session.transcript }
    var spending: Spending { session.spending }
    var settings: SessionSettings { session.settings }

    var standing: ConnectionStatus? {
        session.connection.phase == .ready
            ? .connected(sessionID: session.connection.sessionID, model: session.model) : nil
    }

    func take(_ memory: ConversationMemory) { perform(session.take(memory, at: .now)) }

    func requireConnection() throws(EchoError) {
        guard session.hasConnection else { throw .notConnected }
    }

    func request(_ request: LegRequest) {
        perform(session.request(request, at: .now))
    }

    func update(_ settings: SessionSettings) async throws(EchoError) {
        let id = session.makeID("event")
        let refusal = await withCheckedContinuation { continuation in
            pending.wait(for: id, continuation)
            perform(session.request(.update(settings, id: id), at: .now))
        }
        if let refusal { throw refusal }
    }

    /// The conversation goes on elsewhere: microphone closed, loudspeaker silent, the connection closed behind us.
    func leave() async {
        await end()
        departure.happen()
    }

    /// Ends the conversation's connection: microphone closed, loudspeaker silent.
    func close() async {
        await end()
        perform([.emit(.connectionStatusChanged(.disconnected))])
    }

    /// Stops what goes on and waits for words that are still being found; what is not found then is marked so.
    ///
    /// An answer that is only being played stays whole: it can be read.
    func settle(within limit: Duration) async {
        perform(session.request(.stopListening, at: .now))
        if session.isBeingAnswered { perform(session.request(.interrupt, at: .now)) }
        if session.awaitsWords { await waitForWords(limit) }
        perform(session.request(.conclude, at: .now))
    }

    private func waitForWords(_ limit: Duration) async {
        let events = emitter.stream()
        await withTaskGroup { group in
            group.addTask { [weak self] in
                for await case .messageFinalized in events where await self?.session.awaitsWords != true { return }
            }
            group.addTask { try? await Task.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }

    private func end() async {
        // How much was heard of what is being cut is told while there is somebody to tell.
        await cutting?.finished()
        let line = line
        dialing?.cancel()
        forgetConnection()
        timers.cancelAll()
        desk.cancelAll()
        perform(session.request(.leave, at: .now))
        // The loudspeaker may be another leg's.
        if isLoudspeakerStarted { _ = await devices.loudspeaker?.interrupt() }
        pending.failAll(.notConnected)
        await line?.close()
        await microphone.settled()
    }
}
