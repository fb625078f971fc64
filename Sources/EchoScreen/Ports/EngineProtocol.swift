import Echo
public import EchoAudio

/// An engine that can hold a conversation.
public protocol EngineProtocol: Sendable {
    /// What happens, in order, from now on.
    var events: EventBatches<EchoEvent> { get }
    /// What goes over the wire, in order, from now on.
    var traffic: EventBatches<WireRecord> { get }

    /// What is said and heard, from now on.
    var sound: AsyncStream<ConversationSound> { get }

    /// - Parameter messages: what was said before, to go on from.
    func startConversation(
        _ mode: ConversationMode, _ settings: SessionSettings, resuming messages: [Message]
    ) async throws(EchoError) -> any ConversationProtocol

    /// Vectors that stand for what texts mean, each of so many dimensions; none of the texts may be empty.
    func embed(_ texts: [String], dimensions: Int) async throws(EchoError) -> Embeddings

    /// What a conversation may be called that begins so, in a few words and its own language.
    ///
    /// - Parameter model: that is asked; nil for the configured one.
    func title(of beginning: String, model: String?) async throws(EchoError) -> StructuredAnswer<String>

    /// An answer of this shape, beside the conversation. Cancelling ends the request at once.
    ///
    /// - Parameter model: that is asked; nil for the configured one.
    func structuredAnswer<Answer: Decodable & Sendable>(
        _ type: Answer.Type, from input: String, instructions: String, model: String?
    ) async throws(EchoError) -> StructuredAnswer<Answer>

    /// Speaks a text apart from the conversation; returns when it was heard to its end. Cancelling ends it at once.
    func speak(_ text: String, voice: String, speed: Double) async throws(EchoError)

    /// The same before whatever is heard: an answer falls silent, and goes on where it stopped.
    func announce(_ text: String, voice: String, speed: Double) async throws(EchoError)

    /// Plays a sound apart from the conversation; returns when it was heard to its end. Cancelling ends it at once.
    func play(_ sound: PCM16) async throws(EchoError)
    /// The same with sound that is asked for a moment before it is heard, until there is none.
    func play(_ next: @escaping @Sendable () async -> PCM16?) async throws(EchoError)
    /// Plays a tone, unless something is spoken; returns when it was heard.
    func play(_ earcon: Earcon) async

    /// Writes down what is said, apart from the conversation; returns when the dictation was finished and its last words
    /// are there. Cancelling ends it at once.
    ///
    /// - Parameter onEvent: is told in order, and must not wait.
    func dictate(
        _ dictation: Dictation, _ settings: SessionSettings, onEvent: @escaping @Sendable (DictationEvent) -> Void
    ) async throws(EchoError)

    /// Translates what is said, apart from the conversation; returns when the interpretation was finished and its last words
    /// are there. Cancelling ends it at once.
    ///
    /// - Parameters:
    ///   - sides: one for all that the microphone hears, or those of a telephone call.
    ///   - isHere: by the parts of this machine, whatever the server can.
    ///   - onEvent: is told in order, and must not wait.
    func interpret(
        _ sides: [InterpretedSide], _ settings: SessionSettings, isHere: Bool,
        onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError)
    /// Whether this machine may have what an interpreter needs.
    var interpretsHere: Bool { get }

    /// What the assistant may call.
    var tools: [ToolSummary] { get async }
    func setPermission(_ permission: ToolPermission, forTool name: String) async
    var mcpServers: [MCPServerStatus] { get async }
    /// Ends a server of tools and starts it anew.
    func restartMCPServer(named name: String) async throws(EchoError)
    /// What the server tells of its models, within a few seconds.
    ///
    /// - Throws: what kept it from telling.
    func listedModels() async throws(EchoError) -> [ServerModel]
    /// Tokens that the server gives models, as far as it has told since.
    var toldContexts: [String: Int] { get async }
    /// What tries out the server; nil where nobody can.
    ///
    /// - Parameter model: that is in use.
    func survey(of model: String) -> ServerSurvey?
    /// What the server has refused, and is not asked for any more.
    var refusals: [KnownRefusal] { get async }
    /// Lets the server be asked for everything again; how many refusals were known.
    func forgetRefusals() async -> Int
}

extension EngineProtocol {
    public func listedModels() async throws(EchoError) -> [ServerModel] { [] }

    public var toldContexts: [String: Int] { get async { [:] } }

    public func structuredAnswer<Answer: Decodable & Sendable>(
        _ type: Answer.Type, from input: String, instructions: String, model: String?
    ) async throws(EchoError) -> StructuredAnswer<Answer> {
        throw .notConnected
    }

    public var interpretsHere: Bool { false }

    public func survey(of model: String) -> ServerSurvey? { nil }

    public var refusals: [KnownRefusal] { get async { [] } }

    public func forgetRefusals() async -> Int { 0 }
}
