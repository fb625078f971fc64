/// How conversations reach their server.
extension Echo {
    /// Which models the server has.
    var modelChoice: ModelChoice {
        ModelChoice(
            configuration, succession: succession,
            knowsAll: { [rest] in await (try? rest.get())?.models.knowsAll ?? false },
            lacks: { [rest] name in await (try? rest.get())?.client.lacks(model: name) ?? false },
            list: { [rest] in await (try? rest.get())?.models.models?.namesByUse })
    }

    /// The server's models, which it is asked for once; nil when it does not list them.
    public var serverModels: [ServerModel]? { get async { await (try? rest.get())?.models.models } }

    /// The same.
    ///
    /// - Throws: what kept the server from telling; `rejected` with status 404 where it has no list,
    ///   `unexpectedAnswer` where what it answers is none.
    public func listedModels() async throws(EchoError) -> [ServerModel] {
        try await rest.get().models.listedModels()
    }

    /// Tokens of input and answer together that the server gives models of which it was asked beside its list.
    public var toldContexts: [String: Int] { get async { await (try? rest.get())?.models.toldContexts ?? [:] } }

    /// What tokens cost here, as far as it is known now.
    var prices: PriceTable { configuration.prices.learning(serverPrices.table) }

    /// The same, asked anew.
    ///
    /// - Parameter patience: how long the list is waited for.
    /// - Throws: what kept the server from telling; `rejected` with status 404 where it has no list,
    ///   `unexpectedAnswer` where what it answers is none.
    public func listModels(within patience: Duration = .seconds(10)) async throws(EchoError) -> [ServerModel] {
        let client = try rest.get().client
        return try await ServerModelList.read(within: patience, from: client.server, client.modelPages).get().models
    }

    /// The options that the server has refused, and is not asked for any more.
    public var knownRefusals: [KnownRefusal] { get async { await refusals.refusals } }

    /// Lets the server be asked for everything again: in writing from the next message on, by voice from the next connection.
    ///
    /// - Returns: how many refusals were known.
    @discardableResult public func forgetRefusals() async -> Int { await refusals.forget() }

    /// - Parameter devices: of the conversation; nil for those that everybody shares.
    func legBuilder(_ devices: AudioDevices?) -> LegBuilder {
        let echo = self
        return LegBuilder(
            devices: devices ?? sharedDevices, makeEvents: { [hub] in hub.emitter(of: $0) },
            voice: { (model, memory, devices, events) throws(EchoError) in
                try echo.makeVoice(model, memory, devices, events)
            },
            text: { (model, memory, events) throws(EchoError) in try echo.makeText(model, memory, events) })
    }

    private var sharedDevices: AudioDevices {
        var devices = AudioDevices(microphone: microphone, loudspeaker: loudspeaker)
        devices.feed = feed
        return devices
    }

    /// A WebSocket with the configuration's key and network, which waits as long as `connectTimeout` for the connection.
    func socket(to endpoint: RealtimeEndpoint, _ limits: WebSocketLimits = WebSocketLimits()) -> WebSocketTransport {
        WebSocketTransport(
            endpoint: endpoint, key: key?.value, limits: limits.waiting(configuration.connectTimeout), network: network)
    }

    /// The way to another model; nil where the address itself names the one that is asked.
    private var way: @Sendable (_ model: String) -> (any RealtimeTransportProtocol)? {
        { [self] model in
            if let realtimeTransport { return realtimeTransport }
            guard let endpoint = try? RealtimeEndpoint(baseURL: configuration.baseURL, model: model),
                endpoint.model == model
            else { return nil }
            return socket(to: endpoint)
        }
    }

    private func makeVoice(
        _ model: String, _ memory: ConversationMemory, _ devices: AudioDevices, _ events: EventEmitter<EchoEvent>
    ) throws(EchoError) -> any LegProtocol {
        if configuration.models.isLive(model) { return try makeLive(model, memory, devices, events) }
        let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: model)
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        return RealtimeClient(
            host: endpoint.host,
            transport: realtimeTransport ?? socket(to: endpoint),
            configuration: configuration, model: model, memory: memory,
            devices: devices, tools: toolBox, runsTools: automaticToolExecution, events: events, log: log,
            aids: RealtimeAids(
                memory: try? memoryAid(events), succession: succession, refusals: refusals, reroute: way))
    }

    private func makeLive(
        _ model: String, _ memory: ConversationMemory, _ devices: AudioDevices, _ events: EventEmitter<EchoEvent>
    ) throws(EchoError) -> LiveClient {
        let endpoint = try RealtimeEndpoint(live: configuration.baseURL)
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        let choice = modelChoice
        let thinking = (try? rest.get()).map { rest in
            LiveMind.Thinking(
                service: rest.answers, window: { await rest.models.window(of: $0) },
                model: { try? await choice.model(nil, for: .text) })
        }
        return LiveClient(
            host: endpoint.host,
            transport: realtimeTransport ?? socket(to: endpoint),
            configuration: configuration, model: model, memory: memory, devices: devices, tools: toolBox,
            runsTools: automaticToolExecution, events: events, log: log, thinking: thinking)
    }

    /// What a voice needs of the REST APIs to keep a long conversation in mind.
    private func memoryAid(_ events: EventEmitter<EchoEvent>) throws(EchoError) -> MemoryAid {
        let rest = try rest.get()
        let (succession, wanted) = (succession, configuration.responsesModel)
        let options = AnswerOptions(configuration.settings).quiet
        return MemoryAid(
            window: { await rest.models.window(of: $0) },
            summarise: { summary in
                await EventSource.$emitter.withValue(events) {
                    let model = succession.current(wanted, for: .text)
                    let limit = await rest.models.window(of: model).input
                    return await rest.answers.write(summary.made(with: options), model: model, limit: limit)
                }
            })
    }

    /// A WebSocket of the conversation's own for its written answers; nil where they come over HTTP.
    private func line(_ rest: RESTAccess.Parts) throws(EchoError) -> ResponsesLine? {
        let isWanted =
            switch configuration.answerConnection {
            case .automatic: rest.client.requiresKey
            case .webSocket: true
            case .http: false
            }
        guard isWanted, configuration.dialect != .chatCompletions, rest.sockets.isOffered else { return nil }
        let endpoint = try RealtimeEndpoint(url: try RESTEndpoint(baseURL: configuration.baseURL).url("responses"))
        return ResponsesLine(
            ResponsesLine.Server(
                host: endpoint.target.name,
                transport: socket(to: endpoint, .betweenAnswers),
                plain: rest.answers, access: rest.sockets, refused: rest.refused, log: log,
                catalogue: configuration.models, isVendors: rest.client.needsKey,
                lifetime: configuration.sessionLifetime - .seconds(120)))
    }

    private func makeText(
        _ model: String, _ memory: ConversationMemory, _ events: EventEmitter<EchoEvent>
    ) throws(EchoError) -> TextClient {
        var session = TextSession(
            model: model, settings: memory.settings, tools: toolBox.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_",
            outputLimit: configuration.outputLimits[model])
        // Of a model that nobody knows the server says whether it takes pictures.
        session.sees = configuration.models[model]?.maySee ?? true
        let rest = try rest.get()
        // Only there has a summary been made, and only in that dialect is it understood.
        session.takesSummaries = rest.client.needsKey && configuration.dialect != .chatCompletions
        session.take(memory)
        session.contextLimit = min(configuration.contextWindows[model].input, configuration.contextTokens)
        guard key != nil || !rest.client.requiresKey else { throw .missingKey }
        let probe = try TextProbe(
            url: configuration.baseURL, key: key?.value, dialect: configuration.dialect, transport: http)
        return TextClient(
            service: rest.answers, configuration: configuration, session: session, tools: toolBox,
            runsTools: automaticToolExecution, events: events, windows: { await rest.models.window(of: $0) },
            prices: serverPrices, succession: succession, line: try line(rest)
        ) { () throws(EchoError) in _ = try await probe.measure() }
    }
}
