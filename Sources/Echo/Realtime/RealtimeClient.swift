import EchoAudio
import EchoWire
import Foundation

/// Performs what `RealtimeSession` decides: one actor for one conversation, over as many connections as it takes.
actor RealtimeClient {
    let host: String
    let transport: any RealtimeTransportProtocol
    let configuration: EchoConfiguration
    let devices: AudioDevices
    let tools: ToolBox
    let runsTools: Bool
    let emitter: EventEmitter<EchoEvent>
    let inputs: AsyncStream<DeviceInput>.Continuation
    let log: WireLog
    /// When the last sample of the sound that is being sent was taken.
    var capturedAt: ContinuousClock.Instant?
    var session: RealtimeSession
    var line: RealtimeLine?
    /// Counts connections, so that what still comes from an old one is not taken for the new one's.
    var generation = 0
    var isConnecting = false
    var backlog: [RealtimeAction] = []
    var isCutting = false
    var isLoudspeakerStarted = false
    var levels = LevelReporter()
    var microphone: MicrophoneSwitch
    var timers = TimerSet()
    var pending = PendingAnswers()

    init(
        host: String, transport: any RealtimeTransportProtocol, configuration: EchoConfiguration,
        settings: SessionSettings, devices: AudioDevices, tools: ToolBox, runsTools: Bool,
        events: EventEmitter<EchoEvent>, log: WireLog
    ) {
        self.host = host
        self.transport = transport
        self.configuration = configuration
        self.devices = devices
        self.tools = tools
        self.runsTools = runsTools
        emitter = events
        self.log = log
        session = Self.makeSession(configuration, settings, tools, devices)
        // Twenty seconds of microphone: an engine that is later than that has lost its connection long ago.
        let (stream, continuation) = AsyncStream.makeStream(
            of: DeviceInput.self, bufferingPolicy: .bufferingNewest(2000))
        inputs = continuation
        microphone = MicrophoneSwitch(devices.microphone) { continuation.yield($0) }
        Task { [weak self] in
            for await input in stream { await self?.take(input) }
        }
    }

    deinit { inputs.finish() }

    private static func makeSession(
        _ configuration: EchoConfiguration, _ settings: SessionSettings, _ tools: ToolBox, _ devices: AudioDevices
    ) -> RealtimeSession {
        var session = RealtimeSession(
            model: configuration.realtimeModel, settings: settings, tools: tools.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_",
            transcriptTimeout: configuration.transcriptTimeout)
        if devices.loudspeaker == nil {
            session.audioStatus.loudspeaker = .failed(.noDevice(.playback), retrying: false)
        }
        return session
    }

    nonisolated var events: AsyncStream<EchoEvent> { emitter.stream() }
    var messages: [Message] { session.queue.all }
    var settings: SessionSettings { session.settings }

    func requireConnection() throws(EchoError) {
        guard session.phase != .disconnected else { throw .notConnected }
    }

    func request(_ request: RealtimeRequest) {
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

    func reset() async throws(EchoError) {
        await close()
        session = Self.makeSession(configuration, session.settings, tools, devices)
        try await connect()
    }

    /// Ends the conversation's connection: microphone closed, loudspeaker silent.
    func close() async {
        let line = line
        forgetConnection()
        timers.cancelAll()
        perform(session.request(.stopListening, at: .now))
        _ = await devices.loudspeaker?.interrupt()
        pending.failAll(.notConnected)
        await line?.close()
        await microphone.settled()
        emitter.emit(.connectionStatusChanged(.disconnected))
    }
}
