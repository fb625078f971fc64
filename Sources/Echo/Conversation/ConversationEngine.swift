import EchoConcurrency

/// Leads one conversation over voice or text, and from one into the other: everything that is asked of it passes here,
/// and what is asked while it changes waits for the leg on which it goes on.
actor ConversationEngine {
    /// How long a change waits for words that are still being found.
    private static let patience = Duration.seconds(2)

    nonisolated let id: String
    private let builder: LegBuilder
    private let validation: SettingsValidation
    private let tools: ToolBox
    /// Tools come and go while a conversation goes on.
    private let toolChanges: AsyncStream<Void>
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

    init(
        leg: any LegProtocol, models: [ConversationMode: String], builder: LegBuilder, validation: SettingsValidation,
        tools: ToolBox, isMuted: Bool = false
    ) {
        id = builder.conversationID
        self.leg = leg
        self.isMuted = isMuted
        self.models = models
        self.builder = builder
        self.validation = validation
        self.tools = tools
        toolChanges = tools.changes
        host(leg)
    }

    // MARK: life

    /// Does what goes on by itself, until nobody holds the conversation any more; then it ends it. Requests that come
    /// before it begins are done then.
    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await _ in self.toolChanges { await self.offerTools() } }
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
    var model: String { get async { await leg.model } }
    var memory: ConversationMemory { get async { await leg.memory } }
    var spending: Spending { get async { await leg.spending } }

    // MARK: requests

    /// What makes the assistant answer: it goes to the leg that stands when a change is over.
    ///
    /// - Throws: `notConnected`, `budgetSpent`.
    func send(_ text: String) async throws(EchoError) {
        await changeToEnd()
        try await leg.requireConnection()
        if let objection = await leg.spending.objection { throw objection }
        await leg.request(.send(text: text))
    }

    func instruct(_ text: String, answers: Bool) async throws(EchoError) {
        await changeToEnd()
        try await leg.requireConnection()
        if answers, let objection = await leg.spending.objection { throw objection }
        await leg.request(.instruct(text, answers: answers))
    }

    func note(_ messages: [Message]) async {
        await changeToEnd()
        await leg.request(.note(messages))
    }

    /// - Throws: `noSuchMessage`, `notConnected`.
    func edit(_ id: String, text: String) async throws(EchoError) {
        await changeToEnd()
        guard let message = await leg.transcript.queue[id], message.role == .user, !message.isLocal else {
            throw .noSuchMessage(id: id)
        }
        try await leg.requireConnection()
        await leg.request(.edit(id: id, text: text))
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
        await changeToEnd()
        guard await leg.transcript.lastQuestion != nil else { throw .noSuchMessage(id: "") }
        try await leg.requireConnection()
        await leg.request(.regenerate)
    }

    /// - Throws: what the settings' check or the server refuses.
    func update(_ settings: SessionSettings) async throws(EchoError) {
        try validation.check(settings)
        await changeToEnd()
        try await leg.update(settings)
    }

    func submit(_ result: ToolResult) async {
        await changeToEnd()
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
        try await change(to: mode, model: models[mode] ?? "")
        emitter.emit(.modeChanged(mode))
    }

    func useModel(_ name: String) async throws(EchoError) {
        try validation.check(model: name, for: leg.mode)
        guard await leg.model != name else { return }
        try await change(to: leg.mode, model: name)
        models[leg.mode] = name
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
    private func change(
        to mode: ConversationMode, model: String,
        keeping keep: (ConversationMemory) -> ConversationMemory = { $0 }
    ) async throws(EchoError) {
        guard !isChanging else { throw .invalidSetting(name: "mode", reason: "a change is already in progress") }
        isChanging = true
        defer { endChange() }
        let old = leg
        let new = try await tried(mode, model: model, beside: old)
        await old.settle(within: Self.patience)
        await new.take(keep(await old.memory))
        await old.leave()
        leg = new
        guard !isClosed else { return await new.close() }
        // Muted, or not, while the new leg was being told what was said.
        await new.request(.setMuted(isMuted))
        if mode == .text { await announce(new) }
    }

    private func tried(
        _ mode: ConversationMode, model: String, beside old: any LegProtocol
    ) async throws(EchoError) -> any LegProtocol {
        let new = try builder.leg(mode, model: model, await old.memory.untold)
        host(new)
        candidate = new
        defer { candidate = nil }
        do throws(EchoError) {
            try await new.tryOut()
        } catch {
            await new.leave()
            await announce(old)
            throw error
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
            leg: copy, models: models, builder: builder, validation: validation, tools: tools, isMuted: isMuted)
    }
}
