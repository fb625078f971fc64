import EchoWire

/// The way on which a conversation goes for a while: by voice or in writing.
protocol LegProtocol: Actor {
    nonisolated var mode: ConversationMode { get }
    /// What it lets be set or asked for.
    nonisolated var capabilities: Set<LegCapability> { get }
    /// Where calls of tools wait for a person's word.
    nonisolated var desk: ToolDesk { get }
    var model: String { get }
    /// Whether the model looks at pictures.
    var sees: Bool { get }
    /// Everything that another leg needs to go on.
    var memory: ConversationMemory { get }
    /// Apart from the memory, which copies every message.
    var transcript: Transcript { get }
    var spending: Spending { get }
    /// Why no answer may be asked for; nil when one may.
    var objection: EchoError? { get }
    /// The message of the user that is to be answered, while nothing of the answer can be read or heard; nil for none.
    var openQuestion: Message.ID? { get }
    /// How the connection stands; nil where it is not usable.
    var standing: ConnectionStatus? { get }

    /// Does what goes on by itself, until the leg was left. Requests that come before it begins are done then.
    func run() async

    /// Reaches the server; returns when the leg can be used.
    func connect() async throws(EchoError)

    /// Finds out whether the leg can be used, while the conversation goes on elsewhere.
    func tryOut() async throws(EchoError)

    /// Takes up a conversation that went on elsewhere until now.
    func take(_ memory: ConversationMemory)

    /// - Throws: `notConnected`. A connection that is being mended counts: what is asked of it is done when it is there.
    func requireConnection() throws(EchoError)

    func request(_ request: LegRequest)

    /// Returns when the server has agreed.
    func update(_ settings: SessionSettings) async throws(EchoError)

    /// Everything said is final, or marked as what will not be known: the conversation can go on elsewhere.
    func settle(within limit: Duration) async

    /// Without a word about it, and for good: the conversation goes on elsewhere.
    func leave() async

    /// Ends the conversation, until it is connected again: microphone closed, loudspeaker silent, connection closed.
    func close() async
}
