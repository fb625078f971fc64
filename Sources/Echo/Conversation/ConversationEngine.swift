import EchoConcurrency

/// Leads one conversation over voice or text, and from one into the other: everything that is asked of it passes here,
/// and what is asked while it changes waits for the leg on which it goes on.
actor ConversationEngine {
    /// How long a change waits for words that are still being found.
    private static let patience = Duration.seconds(2)

    nonisolated let id: String
    private let builder: LegBuilder
    private let validation: SettingsValidation
    private let choice: ModelChoice
    private let tools: ToolBox
    /// Tools come and go while a conversation goes on.
    private let toolChanges: AsyncStream<Void>
    private let prices: ServerPrices
    /// The server may tell what its models cost while a conversation goes on.
    private let priceChanges: AsyncStream<Void>
    private let work = WorkGroup()
    private let release = OneTimeEvent()
    private nonisolated var emitter: EventEmitter<EchoEvent> { builder.events }
    private(set) var leg: any LegProtocol
    /// The leg that is being tried while the other one goes on.
    private var candidate: (any LegProtocol)?
    private var models: [ConversationMode: String]
    /// The user's wish, kept here so that no leg can lose it.
    private var isMuted: Bool
    private var isClosed = false
    private var isChanging = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Requests that are on their way to the leg; a change waits until they are there.
    private var underway = 0
    private var arrivals: [CheckedContinuation<Void, Never>] = []

    init(
        leg: any LegProtocol, models: [ConversationMode: String], builder: LegBuilder, validation: SettingsValidation,
        choice: ModelChoice, tools: ToolBox, prices: ServerPrices = ServerPrices(), isMuted: Bool = false
    ) {
        id = builder.conversationID
        self.leg = leg
        self.isMuted = isMuted
        self.models = models
        self.builder = builder
        self.validation = validation
        self.choice = choice
        self.tools = tools
        toolChanges = tools.changes
        self.prices = prices
        priceChanges = prices.changes
        host(leg)
    }

    // MARK: life

    /// Does what goes on by itself, until nobody holds the conversation any more; then it ends it. Requests that come
    /// before it begins are done then.
    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await _ in self.toolChanges { await self.offerTools() } }
            group.addTask { for await _ in self.priceChanges { await self.learnPrices() } }
            group.addTask { await self.work.run() }
            await release.wait()
            await close()
            group.cancelAll()
        }
    }

    /// Nobody holds the conversation any more: microphone closed, loudspeaker silent, connection closed.
    nonisolated func abandon() { release.happen() }

    private nonisolated func host(_ leg: any LegProtocol) { work.start { await leg.run() } }

    // MARK: what happens

    nonisolated var events: AsyncStream<EchoEvent> { emitter.stream() }
    nonisolated var sound: AsyncStream<ConversationSound> { builder.devices.feed.stream }

    /// What somebody wants of the events from now on.
    nonisolated func stream<Part: Sendable>(
        of part: @escaping @Sendable (EchoEvent) -> Part?
    ) -> AsyncStream<Part> {
        emitter.stream(of: part)
    }

    /// Each message once, finished, in the order of the conversation: those so far, then those that come.
    nonisolated var messages: AsyncStream<Message> {
        let (events, (stream, continuation)) = (events, AsyncStream.makeStream(of: Message.self))
        let telling = work.start { [weak self] in
            let finished = await self?.memory.messages.prefix(while: \.isFinal) ?? []
            for message in finished { continuation.yield(message) }
            // Told between the first event and now.
            var told = Set(finished.map(\.id))
            for await case .messageReleased(let message) in events where told.remove(message.id) == nil {
                continuation.yield(message)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in telling.cancel() }
        return stream
    }

    // MARK: how it stands

    var mode: ConversationMode { leg.mode }
    var capabilities: Set<LegCapability> { leg.capabilities }
    var model: String { get async { await leg.model } }
    var memory: ConversationMemory { get async { await leg.memory } }
    var spending: Spending { get async { await leg.spending } }

    // MARK: requests

    /// What makes the assistant answer: it goes to the leg that stands when a change is over.
    ///
    /// - Throws: `notConnected`, `budgetSpent`, `monthlyBudgetSpent`, `budgetTooLow`, `cannotSee`.
    func send(_ text: String, pictures: [Picture] = []) async throws(EchoError) {
        await enter()
        defer { arrive() }
        try await check(pictures)
        try await leg.requireConnection()
        if let objection = await leg.objection { throw objection }
        // A server may have told its tools a moment ago.
        await leg.request(.setTools(tools.definitions))
        await leg.request(.send(text: text, pictures: pictures))
    }

    func instruct(_ text: String, answers: Bool) async throws(EchoError) {
        await enter()
        defer { arrive() }
        try await leg.requireConnection()
        if answers, let objection = await leg.objection { throw objection }
        await leg.request(.instruct(text, answers: answers))
    }

    func note(_ messages: [Message]) async {
        await enter()
        defer { arrive() }
        await leg.request(.note(messages))
    }

    private func check(_ pictures: [Picture]) async throws(EchoError) {
        guard !pictures.isEmpty else { return }
        guard await leg.sees else { throw .cannotSee(model: await leg.model) }
        guard PictureFormat.taken(in: leg.mode).isSuperset(of: pictures.map(\.format)) else {
            throw .invalidSetting(name: "pictures", reason: "by voice, only PNG and JPEG can be shown")
        }
        guard pictures.count <= Picture.mostOfAMessage, pictures.reduce(0, { $0 + $1.bytes.count }) <= Picture.mostBytes
        else {
            throw .invalidSetting(
                name: "pictures",
                reason: "a message takes \(Picture.mostOfAMessage), of \(Picture.mostBytes >> 20) MiB together")
        }
    }

    /// - Throws: `noSuchMessage`, `notConnected`, `cannotSee`.
    func edit(_ id: String, text: String, pictures: [Picture] = []) async throws(EchoError) {
        await enter()
        defer { arrive() }
        guard let message = await leg.transcript.queue[id], message.role == .user, !message.isLocal else {
            throw .noSuchMessage(id: id)
        }
        try await check(pictures)
        try await leg.requireConnection()
        await leg.request(.edit(id: id, text: text, pictures: pictures))
    }

    /// - Throws: `noSuchMessage`.
    func delete(_ id: String) async throws(EchoError) {
        await changeToEnd()
        guard let message = await leg.transcript.queue[id] else { throw .noSuchMessage(id: id) }
        if !message.isFinal, !message.isLocal { await leg.request(.interrupt) }
        await leg.request(.remove([id]))
    }

    /// - Throws: `noSuchMessage` when nothing was asked yet, `notConnected`.
    func regenerate() async throws(EchoError) {
        await enter()
        defer { arrive() }
        guard await leg.transcript.lastQuestion != nil else { throw .noSuchMessage(id: "") }
        try await leg.requireConnection()
        await leg.request(.regenerate)
    }

    /// - Throws: `noSuchMessage` when there is no answer that was cut, `notConnected`, `budgetSpent`.
    func goOn() async throws(EchoError) {
        await enter()
        defer { arrive() }
        guard await leg.transcript.cutAnswer != nil else { throw .noSuchMessage(id: "") }
        try await leg.requireConnection()
        if let objection = await leg.objection { throw objection }
        await leg.request(.goOn)
    }

    /// - Throws: what the settings' check or the server refuses.
    func update(_ settings: SessionSettings) async throws(EchoError) {
        try validation.check(settings)
        await changeToEnd()
        try await leg.update(settings)
    }

    func submit(_ result: ToolResult) async {
        await enter()
        defer { arrive() }
        await leg.request(.submit(result))
    }

    func setBudget(_ budget: Budget?, of period: Budget.Period) async {
        await changeToEnd()
        await leg.request(.setBudget(budget, of: period))
    }

    func offerTools() async {
        await changeToEnd()
        await leg.request(.setTools(tools.definitions))
    }

    private func learnPrices() async {
        await changeToEnd()
        await leg.request(.learn(prices.table))
    }

    // MARK: what waits for nothing

    func setMuted(_ muted: Bool) async {
        isMuted = muted
        await leg.request(.setMuted(muted))
    }

    // MARK: connection

    func connect() async throws(EchoError) {
        isClosed = false
        emitter.resume()
        let leg = leg
        try await leg.connect()
        if leg.mode == .text { await announce(leg) }
    }

    /// Ends the conversation, whatever it is doing. One that has ended says nothing more: its streams end.
    func close() async {
        guard !isClosed else { return }
        isClosed = true
        await candidate?.leave()
        await leg.close()
        if isClosed { emitter.finish() }
    }

    /// Says that a leg can be used, where its connection does not say so itself.
    private func announce(_ leg: any LegProtocol) async {
        if let status = await leg.standing { emitter.emit(.connectionStatusChanged(status)) }
    }

    // MARK: changes

    func switchMode(to mode: ConversationMode) async throws(EchoError) {
        guard mode != leg.mode else { return }
        let chosen = models[mode].map { choice.succession.current($0, for: mode.use) }
        try await change(to: mode, model: chosen)
        emitter.emit(.modeChanged(mode))
    }

    /// One change, whatever it is from: a failure leaves mode and model as they were.
    ///
    /// - Parameter wanted: the mode in which the model answers; nil for the one that holds now.
    func useModel(_ name: String, in wanted: ConversationMode? = nil) async throws(EchoError) {
        let (old, mode) = (leg.mode, wanted ?? leg.mode)
        try await choice.checkChosen(name, for: mode.use)
        let current = await leg.model
        guard current != name || old != mode else { return }
        try await change(to: mode, model: name, standsUnreached: mode == old)
        models[mode] = await leg.model
        if mode != old { emitter.emit(.modeChanged(mode)) }
    }

    /// Forgets everything said, in a new session with the same settings, the same limit of money and the same mute.
    func reset() async throws(EchoError) {
        try await resume([])
    }

    /// Goes on from other messages, in a new session; all else as after `reset()`.
    func resume(_ messages: [Message]) async throws(EchoError) {
        let finished = messages.filter(\.isFinal)
        try await change(to: leg.mode, model: await leg.model) { memory in
            var resumed = memory.forgotten
            resumed.messages = finished
            return resumed
        }
    }

    /// The new leg is tried before the old one is touched: a failure changes nothing.
    ///
    /// - Parameters:
    ///   - model: nil for the one that answers in this mode. What is said while it is looked for waits for it.
    ///   - standsUnreached: whether a leg that needs no connection is taken though the server could not be asked.
    private func change(
        to mode: ConversationMode, model: String?, standsUnreached: Bool = false,
        keeping keep: (ConversationMemory) -> ConversationMemory = { $0 }
    ) async throws(EchoError) {
        guard !isChanging else { throw .invalidSetting(name: "mode", reason: "a change is already in progress") }
        isChanging = true
        defer { endChange() }
        let old = leg
        let name: String
        if let model { name = model } else { name = try await choice.model(nil, for: mode.use) }
        let new = try await tried(mode, model: name, beside: old, standsUnreached: standsUnreached)
        await allToArrive()
        let question = await old.openQuestion
        await old.settle(within: Self.patience)
        await new.take(keep(await old.memory))
        await old.leave()
        leg = new
        guard !isClosed else { return await new.close() }
        // Muted, or not, while the new leg was being told what was said.
        await new.request(.setMuted(isMuted))
        if mode == .text { await announce(new) }
        // What was asked of the old leg, and not answered there, is answered here.
        if let question, await new.transcript.lastQuestion?.id == question { await new.request(.answer) }
    }

    private func tried(
        _ mode: ConversationMode, model: String, beside old: any LegProtocol, standsUnreached: Bool
    ) async throws(EchoError) -> any LegProtocol {
        var untold = await old.memory.untold
        untold.textModel = models[.text]
        let new = try builder.leg(mode, model: model, untold)
        host(new)
        candidate = new
        defer { candidate = nil }
        do throws(EchoError) {
            try await new.tryOut()
        } catch {
            if !standsUnreached || mode != .text || !error.isUnreached {
                await new.leave()
                await announce(old)
                throw error
            }
        }
        guard !isClosed else {
            await new.leave()
            throw .notConnected
        }
        return new
    }

    private func endChange() {
        isChanging = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func changeToEnd() async {
        while isChanging { await withCheckedContinuation { waiting.append($0) } }
    }

    /// A request sets out for the leg, which stays the same until it `arrive`s.
    private func enter() async {
        await changeToEnd()
        underway += 1
    }

    private func arrive() {
        underway -= 1
        guard underway == 0 else { return }
        for continuation in arrivals { continuation.resume() }
        arrivals = []
    }

    private func allToArrive() async {
        while underway > 0 { await withCheckedContinuation { arrivals.append($0) } }
    }

    // MARK: branches

    /// Another conversation with everything up to a message, to be run and connected.
    func branch(from id: String) async throws(EchoError) -> ConversationEngine {
        await changeToEnd()
        var memory = await leg.memory
        memory.isMuted = isMuted
        guard let index = memory.messages.firstIndex(where: { $0.id == id }) else { throw .noSuchMessage(id: id) }
        memory.messages = memory.messages[...index].filter(\.isFinal)
        let builder = builder.another()
        let copy = try builder.leg(leg.mode, model: await leg.model, memory)
        return ConversationEngine(
            leg: copy, models: models, builder: builder, validation: validation, choice: choice, tools: tools,
            prices: prices, isMuted: isMuted)
    }
}
