import EchoConcurrency
import Foundation
import Synchronization

/// Holds conversations with an assistant over voice or text, and tells what happens.
///
/// ```swift
/// let echo = Echo(key: key)
/// echo.when(.messageFinalized) { event in print(event) }
/// let conversation = try await echo.startConversation(turnMode: .automatic(.server))
/// try await conversation.send("What time is it?")
/// ```
public final class Echo: Sendable {
    /// The configuration it was made with; conversations that are started take their settings from it.
    public let configuration: EchoConfiguration
    let key: APIKey?
    let automaticToolExecution: Bool
    let microphone: (any AudioCaptureProtocol)?
    let loudspeaker: SharedLoudspeaker?
    let realtimeTransport: (any RealtimeTransportProtocol)?
    /// One for everything that is asked over HTTP.
    let http: any HTTPTransportProtocol
    let network: NetworkAccess
    let hub = EventHub()
    let rest: RESTAccess
    let trafficEmitter: EventEmitter<WireRecord>
    let log: WireLog
    let feed = SoundFeed()
    /// What answers in place of models that the server refused.
    let succession: ModelSuccession
    /// What the server refused.
    let refusals: RefusalMemory
    /// What the server says that its models cost.
    let serverPrices = ServerPrices()
    let toolBox: ToolBox
    let mcp: MCPServers
    let latest = LatestConversation()
    /// What belongs to no conversation.
    let work = WorkGroup()
    let speechRoute = SpokenAloud.Route()

    /// - Parameters:
    ///   - key: API key; nil for servers that want none. It is sent in the connection's header and nowhere else.
    ///   - configuration: where and with what to talk; it is checked when something is sent.
    ///   - automaticToolExecution: run registered tools when the assistant asks; otherwise `toolCallRequested` waits
    ///     for `Conversation.submit(_:)`.
    ///   - microphone: without one, text can still be sent.
    ///   - loudspeaker: without one, answers are read instead of heard.
    ///   - realtimeTransport: carries the events of voice conversations in place of a WebSocket, for tests say. How
    ///     it is let in is its own matter: no key is asked for.
    ///   - httpTransport: carries the requests of everything else in place of real ones.
    ///   - refusals: keeps between runs what servers refused; nil where it is remembered for this one only.
    ///   - today: by which it is known which models have ended.
    public init(
        key: String?, configuration: EchoConfiguration = EchoConfiguration(), automaticToolExecution: Bool = true,
        microphone: (any AudioCaptureProtocol)? = nil, loudspeaker: (any AudioPlaybackProtocol)? = nil,
        realtimeTransport: (any RealtimeTransportProtocol)? = nil, httpTransport: (any HTTPTransportProtocol)? = nil,
        refusals: (any RefusalStoreProtocol)? = nil,
        today: @escaping @Sendable () -> CalendarDay = { CalendarDay(.now) }
    ) {
        self.key = key.flatMap(APIKey.init)
        self.configuration = configuration
        self.automaticToolExecution = automaticToolExecution
        self.microphone = microphone
        self.loudspeaker = loudspeaker.map { [work] in SharedLoudspeaker($0, work: work) }
        self.realtimeTransport = realtimeTransport
        let toolBox = ToolBox(permission: configuration.toolPermission)
        self.toolBox = toolBox
        let traffic = EventEmitter<WireRecord>()
        trafficEmitter = traffic
        log = WireLog(
            emitter: traffic,
            secrets: [self.key?.value].compactMap(\.self) + AddressSecrets.found(in: configuration.baseURL))
        let emitter = hub.emitter(of: nil)
        network = NetworkAccess(configuration.network)
        let http: any HTTPTransportProtocol = httpTransport ?? network.http
        self.http = http
        let memory = RefusalMemory(
            server: (try? RESTEndpoint(baseURL: configuration.baseURL))?.name ?? "", store: refusals, today: today)
        self.refusals = memory
        mcp = MCPServers(tools: toolBox, work: work, events: emitter) { server throws(EchoError) in
            try server.transport(over: http)
        }
        rest = RESTAccess { [configuration, key = self.key, hub, log, serverPrices] () throws(EchoError) in
            let client = try RESTClient(
                configuration: configuration, key: key, transport: http, emitter: emitter, log: log,
                restingStatus: { hub.restingStatus.value }, memory: memory)
            return RESTAccess.Parts(
                client: client,
                answers: AnswerServices.make(
                    configuration.dialect, client: client, log: log, usesOldNames: !client.needsKey,
                    catalogue: configuration.models, refused: memory),
                models: ModelBook(windows: configuration.contextWindows, asking: client, prices: serverPrices),
                refused: memory)
        }
        succession = ModelSuccession(
            configuration, today: today,
            ended: { [rest] in
                let (models, day) = (await (try? rest.get())?.models.models ?? [], today())
                return Set(models.filter { $0.shutdown.map { $0 <= day } ?? false }.map(\.name))
            },
            list: { [rest] in await (try? rest.get())?.models.models?.namesByUse })
        // The root of all that goes on beside conversations: it ends when nobody holds the engine any more.
        Task { [work] in await work.run() }
    }

    deinit {
        mcp.end()
        work.finish()
    }

    /// Everything that happens from now on, in order. Each call gives a stream of its own.
    public var events: AsyncStream<EchoEvent> { hub.all.stream() }

    /// The same, each event with the conversation in which it happened.
    public var conversationEvents: AsyncStream<ConversationEvent> { hub.named.stream() }

    /// The same as `events` for a listener that the server is held up for: it is read no faster than this is.
    public var eventBatches: EventBatches<EchoEvent> { hub.all.batches() }

    /// The same as `traffic` for a listener that the server is held up for.
    public var trafficBatches: EventBatches<WireRecord> { trafficEmitter.batches() }

    /// Every event on the wire from now on, both directions, audio elided.
    public var traffic: AsyncStream<WireRecord> { trafficEmitter.stream() }

    /// What the user says while the microphone is open and not muted, and what is heard of the assistant, from now on:
    /// for recording. Each call gives a stream of its own, which keeps ten seconds for a listener that is held up.
    public var sound: AsyncStream<ConversationSound> { feed.stream }

    /// Calls a handler for every event of a type, in order, until the subscription is cancelled. It may wait: the next
    /// event is handed over when it has returned.
    ///
    /// - Parameters:
    ///   - type: what is waited for; an error of any conversation comes as `error`.
    ///   - asyncHandler: is called on a task of its own, never twice at once.
    /// - Returns: what cancels it. It need not be kept: without it the handler listens for good.
    @discardableResult
    public func when(
        _ type: EchoEventType, asyncHandler: @escaping @Sendable (EchoEvent) async -> Void
    ) -> EventSubscription {
        EventSubscription(events: events, type: type, handler: asyncHandler)
    }

    /// Declares a function that the assistant may call, also in conversations that go on.
    public func registerTool(_ tool: Tool) { toolBox.add(tool) }

    /// Declares functions in place of some that were declared before, and are gone from now on.
    package func replaceTools(named names: Set<String>, with tools: [Tool]) { toolBox.replace(names, with: tools) }

    /// Connects and returns when the conversation can be used.
    ///
    /// By voice, with turns that end by themselves, the microphone is open then, if there is one: the user can talk.
    ///
    /// - Parameters:
    ///   - mode: by voice over the Realtime API, or in writing over the Responses API (or Chat Completions, see
    ///     `EchoConfiguration.dialect`).
    ///   - turnMode: who ends the user's spoken turns; nil stands for the configuration's.
    ///   - systemMessage: what the assistant is and how it answers; nil stands for the configuration's.
    /// - Throws: `unsupportedModel`, `unsupportedVoice`, `invalidSetting`, `invalidURL` and `missingKey` before
    ///   anything is sent; then whatever kept the connection from being made.
    public func startConversation(
        mode: ConversationMode = .audio, turnMode: TurnMode? = nil, systemMessage: String? = nil
    ) async throws(EchoError) -> Conversation {
        var settings = configuration.settings
        if let turnMode { settings.turnMode = turnMode }
        if let systemMessage { settings.instructions = systemMessage }
        return try await startListeningConversation(mode: mode, settings: settings)
    }

    /// The same with every setting given; the microphone stays closed until `Conversation.startListening()`.
    ///
    /// - Parameters:
    ///   - mode: as above.
    ///   - settings: all of them, in place of the configuration's; ranges are those of ``SessionSettings``.
    ///   - devices: of this conversation alone, a telephone line say; nil for the microphone and the loudspeaker that
    ///     `Echo` was made with.
    ///   - messages: what was said before, to go on from; as for `Conversation.resume(_:)`.
    ///   - executor: does all that goes on in the conversation, where there are many at once; nil for where tasks run
    ///     unless told otherwise.
    /// - Throws: as `startConversation(mode:turnMode:systemMessage:)`.
    public func startConversation(
        mode: ConversationMode = .audio, settings: SessionSettings, devices: AudioDevices? = nil,
        resuming messages: [Message] = [], on executor: (any TaskExecutor)? = nil
    ) async throws(EchoError) -> Conversation {
        try await start(try await makeConversation(mode, settings, devices, resuming: messages, on: executor))
    }

    /// The same, for who wants to hear of the connection too.
    ///
    /// - Parameter hears: has the conversation before anything happens in it; it must not wait.
    package func startConversation(
        settings: SessionSettings, devices: AudioDevices, on executor: any TaskExecutor, hears: (Conversation) -> Void
    ) async throws(EchoError) -> Conversation {
        let conversation = try await makeConversation(.audio, settings, devices, on: executor)
        hears(conversation)
        return try await start(conversation)
    }

    func startListeningConversation(
        mode: ConversationMode, settings: SessionSettings
    ) async throws(EchoError) -> Conversation {
        try await start(try await makeConversation(mode, settings, nil, listensThroughout: microphone != nil))
    }

    private func start(_ conversation: Conversation) async throws(EchoError) -> Conversation {
        do {
            try await conversation.connect()
            try await conversation.beginListening()
        } catch {
            await conversation.close()
            throw error
        }
        latest.note(conversation)
        return conversation
    }

    private func makeConversation(
        _ mode: ConversationMode, _ settings: SessionSettings, _ devices: AudioDevices?,
        resuming messages: [Message] = [], listensThroughout: Bool = false, on executor: (any TaskExecutor)? = nil
    ) async throws(EchoError) -> Conversation {
        let validation = SettingsValidation(configuration: configuration)
        try validation.check(settings)
        let model = try await modelChoice.model(nil, for: mode.use)
        let memory = ConversationMemory(
            messages: messages.filter(\.isFinal), settings: settings,
            spending: Spending(prices: prices, budget: configuration.budget))
        let builder = legBuilder(devices)
        let leg = try builder.leg(mode, model: model, memory)
        let engine = ConversationEngine(
            leg: leg, models: [mode: model], builder: builder, validation: validation, choice: modelChoice,
            tools: toolBox, prices: serverPrices)
        return Conversation(engine: engine, listensThroughout: listensThroughout, executor: executor)
    }
}

/// Knows the conversation that was started last, for as long as somebody else holds it.
final class LatestConversation: Sendable {
    private struct Reference: Sendable { weak var conversation: Conversation? }

    private let reference = Mutex(Reference())

    var conversation: Conversation? { reference.withLock { $0.conversation } }

    func note(_ conversation: Conversation) { reference.withLock { $0.conversation = conversation } }
}
