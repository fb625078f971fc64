/// Leads one conversation over voice or text, and from one into the other.
actor ConversationEngine {
    /// How long a switch waits for words that are still being found.
    private static let patience = Duration.seconds(2)

    private let builder: LegBuilder
    private let validation: SettingsValidation
    private let tools: ToolBox
    private let emitter: EventEmitter<EchoEvent>
    private(set) var leg: ConversationLeg
    private var models: [ConversationMode: String]
    private var isChanging = false

    init(
        leg: ConversationLeg, models: [ConversationMode: String], builder: LegBuilder, validation: SettingsValidation,
        tools: ToolBox, events: EventEmitter<EchoEvent>
    ) {
        self.leg = leg
        self.models = models
        self.builder = builder
        self.validation = validation
        self.tools = tools
        emitter = events
    }

    nonisolated var events: AsyncStream<EchoEvent> { emitter.stream() }

    func model(for mode: ConversationMode) -> String { models[mode] ?? "" }

    /// Servers of tools come and go while a conversation goes on.
    func offerTools() async { await leg.setTools(tools.definitions) }

    // MARK: modes

    func switchMode(to mode: ConversationMode) async throws(EchoError) {
        guard mode != leg.mode else { return }
        try await change(to: mode, model: model(for: mode))
        emitter.emit(.modeChanged(mode))
    }

    func useModel(_ name: String) async throws(EchoError) {
        try validation.check(model: name, for: leg.mode)
        guard await leg.model != name else { return }
        try await change(to: leg.mode, model: name)
        models[leg.mode] = name
    }

    /// The old leg is left when the new one stands: a failure changes nothing.
    private func change(to mode: ConversationMode, model: String) async throws(EchoError) {
        guard !isChanging else { throw .invalidSetting(name: "mode", reason: "a change is already in progress") }
        isChanging = true
        defer { isChanging = false }
        let old = leg
        await old.settle(within: Self.patience)
        let new = try builder.leg(mode, model: model, await old.memory)
        do throws(EchoError) {
            try await new.connect()
        } catch {
            await new.leave()
            await announce(old)
            throw error
        }
        await old.leave()
        leg = new
        if case .text = new { await announce(new) }
    }

    /// Says that a leg can be used, where its connection does not say so itself.
    func announce(_ leg: ConversationLeg) async {
        guard await leg.isUsable else { return }
        emitter.emit(.connectionStatusChanged(.connected(sessionID: await leg.sessionID, model: await leg.model)))
    }

    // MARK: what was said

    /// Replaces a message of the user: what came after it is taken back, and it is answered anew.
    func edit(_ id: String, text: String) async throws(EchoError) {
        guard let message = await message(id), message.role == .user else { throw .noSuchMessage(id: id) }
        try await leg.requireConnection()
        await leg.interrupt()
        await leg.remove([id] + (await leg.ids(after: id) ?? []))
        await leg.send(text)
    }

    func delete(_ id: String) async throws(EchoError) {
        guard let message = await message(id) else { throw .noSuchMessage(id: id) }
        if !message.isFinal { await leg.interrupt() }
        await leg.remove([id])
    }

    /// Takes the answer to the last message of the user back and asks for another.
    func regenerate() async throws(EchoError) {
        guard let question = await leg.memory.messages.last(where: { $0.role == .user }) else {
            throw .noSuchMessage(id: "")
        }
        try await leg.requireConnection()
        await leg.interrupt()
        await leg.remove(await leg.ids(after: question.id) ?? [])
        await leg.regenerate()
    }

    /// Another conversation with everything up to a message, connected.
    func branch(from id: String) async throws(EchoError) -> ConversationEngine {
        var memory = await leg.memory
        guard let index = memory.messages.firstIndex(where: { $0.id == id }) else { throw .noSuchMessage(id: id) }
        memory.messages = memory.messages[...index].filter(\.isFinal)
        let copy = try builder.leg(leg.mode, model: await leg.model, memory)
        try await copy.connect()
        return ConversationEngine(
            leg: copy, models: models, builder: builder, validation: validation, tools: tools, events: emitter)
    }

    private func message(_ id: String) async -> Message? {
        await leg.memory.messages.first { $0.id == id }
    }
}
