import EchoConcurrency
import EchoWire

/// Performs what `TextSession` decides.
actor TextClient: LegProtocol {
    nonisolated var mode: ConversationMode { .text }
    let service: any AnswerServiceProtocol
    let configuration: EchoConfiguration
    let desk: ToolDesk
    let runsTools: Bool
    let emitter: EventEmitter<EchoEvent>
    private(set) var session: TextSession
    /// What of the conversation the model is not shown any more.
    private var contextMemory = ContextMemory()
    private let windows: @Sendable (_ model: String) async -> ContextWindow
    private let probe: @Sendable () async throws(EchoError) -> Void
    private var isClosed = false
    private var answering: WorkItem?
    private let work = WorkGroup()
    private let departure = OneTimeEvent()

    /// - Parameters:
    ///   - windows: how much a model can take in; nil for what the configuration says.
    ///   - probe: whether the server can be reached and lets us in.
    init(
        service: any AnswerServiceProtocol, configuration: EchoConfiguration, session: TextSession, tools: ToolBox,
        runsTools: Bool, events: EventEmitter<EchoEvent>,
        windows: (@Sendable (_ model: String) async -> ContextWindow)? = nil,
        probe: @escaping @Sendable () async throws(EchoError) -> Void = { () throws(EchoError) in }
    ) {
        self.probe = probe
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
    var memory: ConversationMemory { session.memory }
    var transcript: Transcript { session.transcript }
    var spending: Spending { session.spending }
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
    func leave() {
        end()
        departure.happen()
    }

    private func end() {
        request(.interrupt)
        desk.cancelAll()
        isClosed = true
    }

    /// Ends it.
    func close() {
        end()
        emitter.emit(.connectionStatusChanged(.disconnected))
    }

    func request(_ request: LegRequest) {
        if request.takesBack { contextMemory = ContextMemory() }
        perform(session.request(request, at: .now))
    }

    private func perform(_ actions: [TextAction]) {
        for action in actions {
            switch action {
            case .emit(let event): emitter.emit(event)
            case .ask(let prompt, let number): ask(prompt, number)
            case .stopAsking: answering?.cancel()
            case .run(let call): if runsTools { desk.run(call) }
            case .stopTool(let id): desk.cancel(id)
            }
        }
    }

    private func ask(_ prompt: AnswerPrompt, _ number: Int) {
        answering?.cancel()
        let fit = fitter()
        answering = work.start { [weak self, service, contextMemory, emitter] in
            await EventSource.$emitter.withValue(emitter) {
                do {
                    let fitted = try await fit(prompt.model).fit(prompt, memory: contextMemory)
                    await self?.take(fitted)
                    for try await part in service.answer(fitted.prompt) { await self?.notice(.part(part, of: number)) }
                } catch let error as EchoError {
                    await self?.notice(.failed(error, of: number))
                } catch {
                    // Cancelled: whoever cancelled it has said so already.
                }
            }
        }
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
