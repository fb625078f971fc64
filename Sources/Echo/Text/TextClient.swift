import EchoConcurrency
import EchoWire

/// Performs what `TextSession` decides.
actor TextClient: LegProtocol {
    nonisolated var mode: ConversationMode { .text }
    nonisolated var capabilities: Set<LegCapability> { LegCapability.turns }
    let service: any AnswerServiceProtocol
    let configuration: EchoConfiguration
    let desk: ToolDesk
    let runsTools: Bool
    let emitter: EventEmitter<EchoEvent>
    /// The conversation's own way to its answers; nil to ask the service.
    private let line: ResponsesLine?
    private(set) var session: TextSession
    /// What of the conversation the model is not shown any more.
    private var contextMemory = ContextMemory()
    private let windows: @Sendable (_ model: String) async -> ContextWindow
    private let prices: ServerPrices
    private let succession: ModelSuccession?
    private let probe: @Sendable () async throws(EchoError) -> Void
    private var isClosed = false
    private var answering: WorkItem?
    private let work = WorkGroup()
    private let departure = OneTimeEvent()

    /// - Parameters:
    ///   - windows: how much a model can take in; nil for what the configuration says.
    ///   - prices: what the server tells of them, which is known when it has told a model's window.
    ///   - succession: what answers in place of a model that the server refuses; nil for nothing.
    ///   - line: the conversation's own way to its answers; nil to ask the service.
    ///   - probe: whether the server can be reached and lets us in.
    init(
        service: any AnswerServiceProtocol, configuration: EchoConfiguration, session: TextSession, tools: ToolBox,
        runsTools: Bool, events: EventEmitter<EchoEvent>,
        windows: (@Sendable (_ model: String) async -> ContextWindow)? = nil, prices: ServerPrices = ServerPrices(),
        succession: ModelSuccession? = nil, line: ResponsesLine? = nil,
        probe: @escaping @Sendable () async throws(EchoError) -> Void = { () throws(EchoError) in }
    ) {
        self.probe = probe
        self.line = line
        self.succession = succession
        self.prices = prices
        self.windows = windows ?? { configuration.contextWindows[$0] }
        self.service = service
        self.configuration = configuration
        self.session = session
        desk = ToolDesk(tools: tools, configuration: configuration)
        self.runsTools = runsTools
        emitter = events
    }

    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await step in self.desk.steps { await self.take(step) } }
            group.addTask { await self.desk.run() }
            group.addTask { await self.work.run() }
            await departure.wait()
            group.cancelAll()
        }
    }

    var model: String { session.model }
    var sees: Bool { session.sees }
    var memory: ConversationMemory { session.memory }
    var transcript: Transcript { session.transcript }
    var spending: Spending { session.spending }
    var objection: EchoError? { session.objection }
    var openQuestion: Message.ID? { session.openQuestion }
    var standing: ConnectionStatus? { isClosed ? nil : .connected(sessionID: "", model: session.model) }

    /// Each request connects for itself.
    func connect() {}

    func tryOut() async throws(EchoError) { try await probe() }

    func take(_ memory: ConversationMemory) { session.take(memory) }

    func requireConnection() throws(EchoError) {
        if isClosed { throw .notConnected }
    }

    func update(_ settings: SessionSettings) { request(.update(settings, id: "")) }

    /// There is nothing that would become final later.
    func settle(within limit: Duration) { request(.interrupt) }

    /// The conversation goes on elsewhere: what is being made is stopped, and its request closed.
    func leave() async {
        end()
        await line?.close()
        departure.happen()
    }

    private func end() {
        request(.interrupt)
        desk.cancelAll()
        isClosed = true
    }

    /// Ends it.
    func close() async {
        end()
        emitter.emit(.connectionStatusChanged(.disconnected))
        await line?.close()
    }

    func request(_ request: LegRequest) {
        if request.takesBack { contextMemory.begin() }
        session.takesSteering = line?.takesSteering(session.model) ?? false
        perform(session.request(request, at: .now))
    }

    private func perform(_ actions: [TextAction]) {
        for action in actions {
            switch action {
            case .emit(let event): emitter.emit(event)
            case .ask(let prompt, let number): ask(prompt, number)
            case .steer(let entries, let number):
                if line?.steer(entries) != true { notice(.part(.steerFailed, of: number)) }
            case .stopAsking: answering?.cancel()
            case .run(let call): if runsTools { desk.run(call) }
            case .stopTool(let id): desk.cancel(id)
            }
        }
    }

    private func ask(_ prompt: AnswerPrompt, _ number: Int) {
        answering?.cancel()
        let fit = fitter()
        answering = work.start { [weak self, service, line, contextMemory, emitter] in
            await EventSource.$emitter.withValue(emitter) {
                do {
                    let fitted = try await fit(prompt.model).fit(prompt, memory: contextMemory)
                    await self?.take(fitted)
                    let take: @Sendable (AnswerPart) async -> Void = { [weak self] in
                        await self?.notice(.part($0, of: number))
                    }
                    if let line { return try await line.answer(fitted.prompt, take) }
                    for try await part in service.answer(fitted.prompt) { await take(part) }
                } catch let error as EchoError {
                    await self?.failed(error, of: number, prompt.model)
                } catch {
                    // Cancelled: whoever cancelled it has said so already.
                }
            }
        }
    }

    /// A model that the server refuses has a successor, or the question fails.
    private func failed(_ error: EchoError, of number: Int, _ model: String) async {
        guard let succession, case .unsupportedModel = error, session.canReplaceModel else {
            return notice(.failed(error, of: number))
        }
        guard let new = await succession.successor(of: model, for: .text) else {
            return notice(.failed(await succession.refusal(of: model, for: .text, words: error.words), of: number))
        }
        notice(.modelReplaced(by: new, outputLimit: configuration.outputLimits[new], of: number))
    }

    private func fitter() -> @Sendable (_ model: String) async -> FitContext {
        { [service, windows, maximum = configuration.contextTokens, policy = session.settings.context] model in
            FitContext(
                fitting: ContextFitting(window: await windows(model), policy: policy, maximum: maximum),
                service: service)
        }
    }

    private func take(_ fitted: FitContext.Outcome) {
        contextMemory = fitted.memory
        request(.learn(prices.table))
        if let trim = fitted.trim { emitter.emit(.contextTrimmed(trim)) }
        if let usage = fitted.usage { notice(.summaryUsed(usage)) }
    }

    private func notice(_ fact: TextFact) { perform(session.notice(fact, at: .now)) }

    private func take(_ step: ToolStep) {
        switch step {
        case .changed(let activity): notice(.toolCallChanged(activity))
        case .over(let result, let activity):
            notice(.toolCallChanged(activity))
            request(.submit(result))
        }
    }
}

extension LegRequest {
    /// What a summary may tell of is not part of the conversation any more.
    fileprivate var takesBack: Bool {
        switch self {
        case .remove, .edit, .regenerate: true
        default: false
        }
    }
}
