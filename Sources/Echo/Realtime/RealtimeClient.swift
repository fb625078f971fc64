import EchoAudio
import EchoWire
import Foundation

/// Performs what `RealtimeSession` decides: one actor for one conversation, over as many connections as it takes.
actor RealtimeClient {
    private let host: String
    private let transport: any RealtimeTransportProtocol
    private let configuration: EchoConfiguration
    private let devices: AudioDevices
    private let tools: ToolBox
    private let runsTools: Bool
    private let emitter: EventEmitter<EchoEvent>
    private var log: WireLog
    private var session: RealtimeSession
    private var line: RealtimeLine?
    private var levels = LevelReporter()

    private var isConnecting = false
    private var backlog: [RealtimeAction] = []
    private var isCutting = false
    private var isLoudspeakerStarted = false
    private var timers: [RealtimeTimer: Task<Void, Never>] = [:]
    private var microphoneTask: Task<Void, Never>?
    private var readiness: CheckedContinuation<EchoError?, Never>?
    private var waiting: [RealtimeRequestID: CheckedContinuation<EchoError?, Never>] = [:]
    private let inputs: AsyncStream<DeviceInput>.Continuation

    init(
        host: String, transport: any RealtimeTransportProtocol, configuration: EchoConfiguration,
        settings: SessionSettings, devices: AudioDevices, tools: ToolBox, runsTools: Bool,
        events: EventEmitter<EchoEvent>, traffic: EventEmitter<WireRecord>
    ) {
        self.host = host
        self.transport = transport
        self.configuration = configuration
        self.devices = devices
        self.tools = tools
        self.runsTools = runsTools
        emitter = events
        log = WireLog(emitter: traffic)
        session = Self.makeSession(configuration, settings, tools, devices)
        // Twenty seconds of microphone: an engine that is later than that has lost its connection long ago.
        let (stream, continuation) = AsyncStream.makeStream(
            of: DeviceInput.self, bufferingPolicy: .bufferingNewest(2000))
        inputs = continuation
        Task { [weak self] in await self?.listen(to: stream) }
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

    func request(_ request: RealtimeRequest) async {
        perform(session.request(request, at: .now))
    }

    func update(_ settings: SessionSettings) async throws(EchoError) {
        let id = session.makeID("event")
        let refusal = await withCheckedContinuation { continuation in
            waiting[id] = continuation
            perform(session.request(.update(settings, id: id), at: .now))
        }
        if let refusal { throw refusal }
    }

    // MARK: connection

    func connect() async throws(EchoError) {
        guard session.phase == .disconnected, !isConnecting else { return }
        isConnecting = true
        defer { isConnecting = false }
        emitter.emit(.connectionStatusChanged(.connecting(host: host)))
        do {
            let connection = try await transport.connect()
            session.begin()
            line = RealtimeLine(connection: connection) { [weak self] event in await self?.receive(event) }
        } catch {
            emitter.emit(.connectionStatusChanged(.lost(error)))
            throw error
        }
        if let failure = await waitUntilReady() { throw failure }
    }

    private func waitUntilReady() async -> EchoError? {
        let patience = Task { [configuration, host] in
            try? await Task.sleep(for: configuration.connectTimeout)
            if !Task.isCancelled { await self.giveUpConnecting(.connectionTimedOut(host: host)) }
        }
        defer { patience.cancel() }
        guard session.phase != .ready else { return nil }
        return await withCheckedContinuation { readiness = $0 }
    }

    private func giveUpConnecting(_ error: EchoError) async {
        guard readiness != nil else { return }
        await endConnection(error)
    }

    private func receive(_ event: RealtimeTransportEvent) async {
        switch event {
        case .text(let data): await receive(data)
        case .closed(let code, let reason): await endConnection(ConnectionEnd.error(code: code, reason: reason))
        }
    }

    private func receive(_ data: Data) async {
        do throws(WireError) {
            let event = try read(data)
            perform(session.receive(event, at: .now))
        } catch {
            emitter.emit(.error(.invalidData(reason: "\(error)")))
        }
    }

    private func read(_ data: Data) throws(WireError) -> ServerEvent {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: data)
        } catch {
            log.recordInvalid(data)
            throw error
        }
        log.record(json, size: data.count, .received)
        return try ServerEvent(json)
    }

    private func endConnection(_ error: EchoError) async {
        guard let line else { return }
        self.line = nil
        line.cancel()
        perform(session.notice(.connectionEnded(error), at: .now))
        resumeReadiness(error)
        for continuation in waiting.values { continuation.resume(returning: error) }
        waiting = [:]
    }

    private func resumeReadiness(_ error: EchoError?) {
        readiness?.resume(returning: error)
        readiness = nil
    }

    func reset() async throws(EchoError) {
        await close()
        session = Self.makeSession(configuration, session.settings, tools, devices)
        try await connect()
    }

    func close() async {
        let line = line
        self.line = nil
        for timer in timers.values { timer.cancel() }
        timers = [:]
        perform(session.request(.stopListening, at: .now))
        _ = await devices.loudspeaker?.interrupt()
        session.phase = .disconnected
        resumeReadiness(.notConnected)
        await line?.close()
        await microphoneTask?.value
        emitter.emit(.connectionStatusChanged(.disconnected))
    }

    // MARK: devices

    private func listen(to stream: AsyncStream<DeviceInput>) async {
        for await input in stream { await take(input) }
    }

    private func take(_ input: DeviceInput) async {
        switch input {
        case .captured(let sound):
            report(session.gate.isMuted ? levels.endMicrophone() : levels.microphone(sound, at: .now))
            perform(session.capture(sound))
        case .rendered(let sound):
            report(levels.loudspeaker(sound, at: .now))
        case .fact(let fact):
            if case .microphone(.closed) = fact { report(levels.endMicrophone()) }
            if case .playbackFinished = fact { report(levels.endLoudspeaker()) }
            perform(session.notice(fact, at: .now))
        }
    }

    private func report(_ level: EchoEvent?) {
        if let level { emitter.emit(level) }
    }

    // MARK: performing

    /// Strictly one after the other: what was decided later waits while playback is being cut, so that an answer
    /// is never asked for before the question that it answers was sent.
    private func perform(_ actions: [RealtimeAction]) {
        backlog += actions
        while !isCutting, !backlog.isEmpty { perform(backlog.removeFirst()) }
    }

    private func perform(_ action: RealtimeAction) {
        switch action {
        case .send(let event): send(event)
        case .emit(let event): emitter.emit(event)
        case .play(let sound, let item): play(sound, item: item)
        case .endOfItem(let item): devices.loudspeaker?.endOfItem(item)
        case .interruptPlayback: cutPlayback()
        case .openMicrophone: operateMicrophone(opens: true)
        case .closeMicrophone: operateMicrophone(opens: false)
        case .start(let timer, let delay): start(timer, after: delay)
        case .cancel(let timer): timers.removeValue(forKey: timer)?.cancel()
        case .run(let call): run(call)
        case .settle(let id, let error): waiting.removeValue(forKey: id)?.resume(returning: error)
        case .becomeReady: resumeReadiness(nil)
        }
    }

    private func send(_ event: ClientEvent) {
        guard let line else { return }
        let data = event.data
        log.record(event.json, size: data.count, .sent)
        line.send(data)
    }

    private func play(_ sound: PCM16, item: String) {
        guard let loudspeaker = devices.loudspeaker else { return }
        if !isLoudspeakerStarted {
            isLoudspeakerStarted = true
            loudspeaker.start { [inputs] in inputs.yield(DeviceInput($0)) }
        }
        loudspeaker.enqueue(sound, item: item)
    }

    private func cutPlayback() {
        isCutting = true
        Task { [loudspeaker = devices.loudspeaker] in
            let rendered = await loudspeaker?.interrupt() ?? []
            resume(after: rendered)
        }
    }

    private func resume(after rendered: [RenderedItem]) {
        isCutting = false
        backlog.insert(contentsOf: session.notice(.playbackInterrupted(rendered), at: .now), at: 0)
        perform([])
    }

    /// One after the other, so that a microphone opened again at once is not closed by the stop before.
    private func operateMicrophone(opens: Bool) {
        let previous = microphoneTask
        microphoneTask = Task { [devices, inputs] in
            await previous?.value
            guard opens else {
                await devices.microphone?.stop()
                return _ = inputs.yield(.fact(.microphone(.closed)))
            }
            guard let microphone = devices.microphone else {
                return _ = inputs.yield(.fact(.microphone(.failed(.noDevice(.capture), retrying: false))))
            }
            microphone.start { inputs.yield(DeviceInput($0)) }
        }
    }

    private func start(_ timer: RealtimeTimer, after delay: Duration) {
        timers[timer]?.cancel()
        timers[timer] = Task { [weak self] in
            try? await Task.sleep(for: delay)
            if !Task.isCancelled { await self?.fire(timer) }
        }
    }

    private func fire(_ timer: RealtimeTimer) async {
        timers[timer] = nil
        perform(session.notice(.timerFired(timer), at: .now))
    }

    private func run(_ call: ToolCall) {
        guard runsTools else { return }
        Task { [weak self, tools] in
            let result = await tools.result(of: call)
            await self?.request(.submit(result))
        }
    }
}
