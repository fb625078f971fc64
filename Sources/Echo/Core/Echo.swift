/// Holds conversations with an assistant over voice or text, and tells what happens.
///
/// ```swift
/// let echo = Echo(key: key)
/// echo.when(.messageFinalized) { event in print(event) }
/// let conversation = try await echo.startConversation(turnMode: .automatic(.server))
/// try await conversation.send("What time is it?")
/// ```
public final class Echo: Sendable {
    public let configuration: EchoConfiguration
    private let key: APIKey?
    private let automaticToolExecution: Bool
    private let microphone: (any AudioCaptureProtocol)?
    private let loudspeaker: (any AudioPlaybackProtocol)?
    private let realtimeTransport: (any RealtimeTransportProtocol)?
    private let httpTransport: (any HTTPTransportProtocol)?
    private let emitter = EventEmitter<EchoEvent>()
    private let trafficEmitter = EventEmitter<WireRecord>()
    private let tools = ToolBox()

    /// - Parameters:
    ///   - key: API key; nil for servers that want none. It is sent in the connection's header and nowhere else.
    ///   - automaticToolExecution: run registered tools when the assistant asks; otherwise `toolCallRequested` waits
    ///     for `Conversation.submit(_:)`.
    ///   - microphone: without one, text can still be sent.
    ///   - loudspeaker: without one, answers are read instead of heard.
    ///   - realtimeTransport: carries the events of voice conversations in place of a WebSocket, for tests say. How
    ///     it is let in is its own matter: no key is asked for.
    ///   - httpTransport: carries the requests of everything else in place of real ones.
    public init(
        key: String?, configuration: EchoConfiguration = EchoConfiguration(), automaticToolExecution: Bool = true,
        microphone: (any AudioCaptureProtocol)? = nil, loudspeaker: (any AudioPlaybackProtocol)? = nil,
        realtimeTransport: (any RealtimeTransportProtocol)? = nil, httpTransport: (any HTTPTransportProtocol)? = nil
    ) {
        self.key = key.flatMap(APIKey.init)
        self.configuration = configuration
        self.automaticToolExecution = automaticToolExecution
        self.microphone = microphone
        self.loudspeaker = loudspeaker
        self.realtimeTransport = realtimeTransport
        self.httpTransport = httpTransport
    }

    /// Everything that happens from now on, in order. Each call gives a stream of its own.
    public var events: AsyncStream<EchoEvent> { emitter.stream() }

    /// Every event on the wire from now on, both directions, audio elided.
    public var traffic: AsyncStream<WireRecord> { trafficEmitter.stream() }

    /// Calls `handler` for every event of a type, in order, until the subscription is cancelled.
    @discardableResult
    public func when(
        _ type: EchoEventType, handler: @escaping @Sendable (EchoEvent) async -> Void
    ) -> EventSubscription {
        EventSubscription(events: events, type: type, handler: handler)
    }

    /// Declares a function that the assistant may call, in conversations that are started from now on.
    public func registerTool(_ tool: Tool) { tools.add(tool) }

    /// Connects and returns when the conversation can be used.
    ///
    /// - Throws: `unsupportedModel`, `unsupportedVoice`, `invalidSetting`, `invalidURL` and `missingKey` before
    ///   anything is sent; then whatever kept the connection from being made.
    public func startConversation(
        mode: ConversationMode = .audio, turnMode: TurnMode? = nil, systemMessage: String? = nil
    ) async throws(EchoError) -> Conversation {
        var settings = configuration.settings
        settings.spokenAnswers = mode == .audio
        if let turnMode { settings.turnMode = turnMode }
        if let systemMessage { settings.instructions = systemMessage }
        return try await startConversation(settings: settings)
    }

    /// The same with every setting given.
    public func startConversation(settings: SessionSettings) async throws(EchoError) -> Conversation {
        let conversation = try makeConversation(settings)
        do {
            try await conversation.connect()
        } catch {
            await conversation.close()
            throw error
        }
        return conversation
    }

    private func makeConversation(_ settings: SessionSettings) throws(EchoError) -> Conversation {
        let validation = SettingsValidation(configuration: configuration)
        try validation.check(model: configuration.realtimeModel)
        try validation.check(settings)
        return Conversation(client: try makeClient(settings), validation: validation)
    }

    private func makeClient(_ settings: SessionSettings) throws(EchoError) -> RealtimeClient {
        let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: configuration.realtimeModel)
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        return RealtimeClient(
            host: endpoint.host,
            transport: realtimeTransport ?? WebSocketTransport(endpoint: endpoint, key: key?.value),
            configuration: configuration, settings: settings,
            devices: AudioDevices(microphone: microphone, loudspeaker: loudspeaker),
            tools: tools, runsTools: automaticToolExecution, events: emitter, log: WireLog(emitter: trafficEmitter))
    }
}
