import Foundation

/// One conversation with an assistant: what people say and type, in one order.
public final class Conversation: Sendable {
    /// Tells it from other conversations, in `ConversationEvent.conversationID`.
    public let id: String
    private let engine: ConversationEngine
    private let listensThroughout: Bool

    /// - Parameters:
    ///   - listensThroughout: whether the microphone is opened as soon as there is a voice to hear.
    ///   - executor: does all that goes on in it; nil for where tasks run unless told otherwise.
    init(engine: ConversationEngine, listensThroughout: Bool = false, executor: (any TaskExecutor)? = nil) {
        self.engine = engine
        self.listensThroughout = listensThroughout
        id = engine.id
        // The root of all that goes on in this conversation: it ends when nobody holds the conversation any more.
        Task(executorPreference: executor) { [engine] in await engine.run() }
    }

    /// A conversation that nobody holds any more ends: microphone closed, loudspeaker silent, connection closed.
    deinit { engine.abandon() }

    /// Everything that happens in this conversation from now on, in order, until it is closed. Each call gives a stream of
    /// its own.
    public var events: AsyncStream<EchoEvent> { engine.events }

    /// As `events`, without those that are not wanted: nobody is woken for them.
    ///
    /// - Parameter isWanted: is asked where events happen; it must not wait.
    public func events(where isWanted: @escaping @Sendable (EchoEvent) -> Bool) -> AsyncStream<EchoEvent> {
        engine.stream { isWanted($0) ? $0 : nil }
    }

    /// The sound said and heard in this conversation from now on, as `Echo.sound`.
    public var sound: AsyncStream<ConversationSound> { engine.sound }

    /// Each message once, finished, in the order of the conversation: those so far, then those that come, until it is
    /// closed. One whose words are late holds back what follows it, at most until they are given up
    /// (`EchoConfiguration.transcriptTimeout`).
    public var messages: AsyncStream<Message> { engine.messages }

    /// Every change of every message from now on, until the conversation is closed: the same message comes again with each
    /// of its states.
    public var messageUpdates: AsyncStream<Message> {
        engine.stream {
            switch $0 {
            case .messageUpdated(let message), .messageFinalized(let message): message
            default: nil
            }
        }
    }

    /// The whole conversation in order, as it is now.
    public var allMessages: [Message] {
        get async { await engine.memory.messages }
    }

    /// The settings of the session; `updateSettings(_:)` changes them.
    public var settings: SessionSettings {
        get async { await engine.memory.settings }
    }

    /// Tokens used so far, in both modes.
    public var usage: Usage {
        get async { await engine.spending.usage }
    }

    /// The cost so far, in US dollars; nil as long as nothing had a price.
    public var cost: Cost? {
        get async { await engine.spending.cost }
    }

    /// Says something in writing. Works in a voice conversation too; the answer comes as the session answers.
    ///
    /// - Parameter pictures: what the user shows with it: `Picture.mostOfAMessage` at most, of `Picture.mostBytes` together,
    ///   in the formats that `PictureFormat.taken(in:)` tells.
    /// - Throws: `emptyMessage`, `notConnected`, `budgetSpent`; `cannotSee` when the model does not look at pictures.
    public func send(_ text: String, pictures: [Picture]) async throws(EchoError) {
        try await engine.send(try Self.words(text), pictures: pictures)
    }

    /// As `send(_:pictures:)`, with nothing to show.
    ///
    /// - Throws: `emptyMessage`, `notConnected`, `budgetSpent`.
    public func send(_ text: String) async throws(EchoError) { try await send(text, pictures: []) }

    /// Tells the assistant something that the user does not say and does not hear, as a message of the role `system`: a
    /// greeting to begin with, or a hint to go on with.
    ///
    /// - Parameter answers: whether the assistant is asked to speak now, which stops what it is saying; else it is known
    ///   from the next answer on.
    /// - Throws: `emptyMessage`, `notConnected`, `budgetSpent`.
    public func instruct(_ words: String, answers: Bool = false) async throws(EchoError) {
        try await engine.instruct(try Self.words(words), answers: answers)
    }

    /// Adds messages that were said and answered on this machine alone. They are told as events like any others; no server
    /// is told of them, neither now nor when the conversation goes on elsewhere.
    ///
    /// - Parameter messages: in their order. One that is not finished is noted again, with the same id, as it grows and when
    ///   it is finished; then it stays as it is.
    public func note(_ messages: [Message]) async { await engine.note(messages) }

    /// Stops the answer that is being made and the voice that is playing. The server is told what was heard.
    public func interruptAssistant() async { await engine.interrupt() }

    /// Changes the running session and returns when the server has agreed.
    ///
    /// - Throws: `unsupportedVoice`, `unsupportedModel`, `invalidSetting` before anything is sent; the server's
    ///   refusal as `server`, with the old settings in force.
    public func updateSettings(_ settings: SessionSettings) async throws(EchoError) {
        try await engine.update(settings)
    }

    /// The result of a `toolCallRequested`, when tools are not run automatically.
    public func submit(_ result: ToolResult) async { await engine.submit(result) }

    /// Decides on a call that waits for approval (`toolCallUpdated`); calls that do not wait ignore it.
    public func decide(_ decision: ToolDecision, on callID: String) async {
        await engine.decide(decision, on: callID)
    }

    /// Another limit for what the conversation may cost, or none. One of a month is watched beside it: `spentBefore` says
    /// what was spent of it elsewhere.
    public func setBudget(_ budget: Budget?, of period: Budget.Period = .conversation) async {
        await engine.setBudget(budget, of: period)
    }

    /// Forgets everything said and begins a new session with the same settings.
    ///
    /// - Throws: what kept the new session from being made; the old one goes on.
    public func reset() async throws(EchoError) { try await engine.reset() }

    /// Goes on from what was said in another conversation, in place of what was said in this one, in a new session with the
    /// same settings. Nothing is told of these messages as events; those that are not finished are left out. The session
    /// is told as many of the newest as its context takes.
    ///
    /// - Parameter messages: in their order, each id once.
    /// - Throws: what kept the new session from being made; the old one goes on.
    public func resume(_ messages: [Message]) async throws(EchoError) { try await engine.resume(messages) }

    /// Connects again after the connection was lost; the conversation so far is told to the new session. While that
    /// is being tried anyway, it is tried at once.
    ///
    /// - Throws: what kept the connection from being made.
    public func reconnect() async throws(EchoError) { try await connect() }

    /// Ends it: microphone closed, loudspeaker silent, connection closed. Its streams end.
    public func close() async { await engine.close() }

    func connect() async throws(EchoError) { try await engine.connect() }

    static func words(_ text: String) throws(EchoError) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .emptyMessage }
        return text
    }
}

/// The voice.
extension Conversation {
    /// Opens the microphone; in manual turn taking the user's turn begins.
    ///
    /// - Throws: `notInVoiceMode`, `notConnected`.
    public func startListening() async throws(EchoError) { try await engine.startListening() }

    /// Opens it where the conversation was started to be talked to without further ado.
    func beginListening() async throws(EchoError) {
        guard listensThroughout, await mode == .audio, await settings.turnMode.listensThroughout else { return }
        try await startListening()
    }

    /// Closes the microphone. What was being said is taken as said, if the server heard speech.
    public func stopListening() async { await engine.stopListening() }

    /// Ends the user's turn: in manual turn taking this sends it and asks for the answer; a turn in which nothing
    /// was said is dropped.
    ///
    /// - Throws: `notInVoiceMode`, `notConnected`.
    public func endUserTurn() async throws(EchoError) { try await engine.endUserTurn() }

    /// A muted microphone sends nothing that was said. It stays muted, whatever the conversation goes through, until it is
    /// asked to be heard again; in writing it is remembered for the voice.
    public func setMuted(_ muted: Bool) async { await engine.setMuted(muted) }
}

/// One conversation, two modes.
extension Conversation {
    /// Whether it goes on by voice or in writing.
    public var mode: ConversationMode {
        get async { await engine.mode }
    }

    /// The model that answers in the mode that holds now.
    public var model: String {
        get async { await engine.model }
    }

    /// The capabilities of the current mode, with the model that answers.
    public var capabilities: Set<LegCapability> {
        get async { await engine.capabilities }
    }

    /// Goes on by voice, or in writing, with everything said so far in the same order and under the same ids.
    ///
    /// An answer that is being made is stopped. From voice to text, words of the user that are still being found are
    /// waited for, 2 s at most, and marked as not found then.
    /// - Throws: what kept the other mode from being reached; the old one goes on.
    public func switchMode(to mode: ConversationMode) async throws(EchoError) {
        try await engine.switchMode(to: mode)
        try await beginListening()
    }

    /// Lets another model answer from now on. A voice session is begun anew for it.
    ///
    /// - Parameter mode: in which it answers, as after `switchMode(to:)`; nil for the one that holds now.
    /// - Throws: `unsupportedModel`; what kept the new session from being made, then the old one goes on.
    public func useModel(_ name: String, in mode: ConversationMode? = nil) async throws(EchoError) {
        let old = await self.mode
        try await engine.useModel(name, in: mode)
        if let mode, mode != old { try await beginListening() }
    }
}

/// Changing what was said.
extension Conversation {
    /// Replaces a message of the user. What came after it is taken back, and it is answered anew; it gets a new id.
    ///
    /// - Parameter pictures: what the user shows with the new words.
    /// - Throws: `noSuchMessage`, `emptyMessage`, `notConnected`, `cannotSee`.
    public func edit(_ id: String, text: String, pictures: [Picture] = []) async throws(EchoError) {
        try await engine.edit(id, text: try Self.words(text), pictures: pictures)
    }

    /// Takes a message out of the conversation, here and at the server.
    ///
    /// - Throws: `noSuchMessage`.
    public func delete(_ id: String) async throws(EchoError) { try await engine.delete(id) }

    /// Takes the answer to the user's last message back and asks for another.
    ///
    /// - Throws: `noSuchMessage` when nothing was asked yet, `notConnected`.
    public func regenerate() async throws(EchoError) { try await engine.regenerate() }

    /// Asks for the rest of the last answer, which ended before its end (`Message.canBeContinued`). In writing it goes on in
    /// the same message, without the words that the model says again; by voice the rest is another message.
    ///
    /// - Throws: `noSuchMessage` when the last answer has its end, `notConnected`, `budgetSpent`.
    public func continueAnswer() async throws(EchoError) { try await engine.goOn() }

    /// Another conversation that goes on from a message; this one stays as it is. `Echo.events` tells of both.
    ///
    /// - Throws: `noSuchMessage`, and what kept a connection from being made.
    public func branch(from id: String) async throws(EchoError) -> Conversation {
        let branch = Conversation(engine: try await engine.branch(from: id), listensThroughout: listensThroughout)
        try await branch.connect()
        return branch
    }
}
