import Echo
import EchoAudio
import EchoScreen
import LocalBackend

/// The engine as the application wants it.
struct EchoEngine: EngineProtocol {
    let echo: Echo
    /// The servers of tools that the settings name.
    var servers: [MCPServer] = []
    /// Those that are not even tried, and why.
    var unusable: [MCPServerStatus] = []
    /// Says what this machine announces, where a server elsewhere would be told of it; nil where the server is here.
    var ownVoice: (any SpeechSynthesizerProtocol)?
    /// The parts of this machine, as a server that is started when somebody asks for it; nil where the server is that
    /// already.
    var ownServer: (@Sendable () -> AsyncThrowingStream<LocalAssistant, any Error>)?

    var events: EventBatches<EchoEvent> { echo.eventBatches }
    var traffic: EventBatches<WireRecord> { echo.trafficBatches }
    var sound: AsyncStream<ConversationSound> { echo.sound }
    func listedModels() async throws(EchoError) -> [ServerModel] { try await echo.listedModels() }
    var toldContexts: [String: Int] { get async { await echo.toldContexts } }
    func survey(of model: String) -> ServerSurvey? { echo.survey(model: model) }
    var refusals: [KnownRefusal] { get async { await echo.knownRefusals } }
    func forgetRefusals() async -> Int { await echo.forgetRefusals() }

    var tools: [ToolSummary] { get async { echo.tools } }
    var mcpServers: [MCPServerStatus] { get async { echo.mcpServers + unusable } }

    func startConversation(
        _ mode: ConversationMode, _ settings: SessionSettings, resuming messages: [Message]
    ) async throws(EchoError) -> any ConversationProtocol {
        try await echo.startConversation(mode: mode, settings: settings, resuming: messages)
    }

    func embed(_ texts: [String], dimensions: Int) async throws(EchoError) -> Embeddings {
        try await echo.generate.embeddings(from: texts, dimensions: dimensions)
    }

    func title(of beginning: String, model: String?) async throws(EchoError) -> StructuredAnswer<String> {
        let answer = try await structuredAnswer(
            GivenTitle.self, from: beginning, instructions: GivenTitle.instructions, model: model)
        return StructuredAnswer(
            value: answer.value.title, model: answer.model, usage: answer.usage, cost: answer.cost)
    }

    func structuredAnswer<Answer: Decodable & Sendable>(
        _ type: Answer.Type, from input: String, instructions: String, model: String?
    ) async throws(EchoError) -> StructuredAnswer<Answer> {
        try await echo.generate.structuredAnswer(type, from: input, model: model, instructions: instructions)
    }

    func speak(_ text: String, voice: String, speed: Double) async throws(EchoError) {
        do throws(EchoError) {
            try await echo.speak(text, voice: voice, speed: speed)
        } catch {
            // A server that has no voice: this machine's is better than none.
            guard error == .noVoice, let ownVoice,
                let sound = try? await ownVoice.speak(text, voice: voice, speed: speed)
            else { throw error }
            try await echo.play(sound)
        }
    }

    func announce(_ text: String, voice: String, speed: Double) async throws(EchoError) {
        guard let ownVoice else { return try await echo.announce(text, voice: voice, speed: speed) }
        guard let sound = try? await ownVoice.speak(text, voice: voice, speed: speed) else {
            throw .unexpectedAnswer(reason: "this machine's voice does not speak")
        }
        try await echo.announce(sound)
    }

    func play(_ sound: PCM16) async throws(EchoError) { try await echo.play(sound) }
    func play(_ next: @escaping @Sendable () async -> PCM16?) async throws(EchoError) { try await echo.play(next) }
    func play(_ earcon: Earcon) async { await echo.play(earcon) }

    func dictate(
        _ dictation: Dictation, _ settings: SessionSettings, onEvent: @escaping @Sendable (DictationEvent) -> Void
    ) async throws(EchoError) {
        try await echo.dictate(dictation, settings: settings, onEvent: onEvent)
    }

    var interpretsHere: Bool { ownServer != nil }

    func interpret(
        _ sides: [InterpretedSide], _ settings: SessionSettings, isHere: Bool,
        onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError) {
        guard isHere, let ownServer else {
            return try await echo.interpret(sides, settings: settings, onEvent: onEvent)
        }
        try await Self.interpret(sides, settings, by: ownServer, with: echo, onEvent)
    }

    /// The server ends with the interpretation.
    private static func interpret(
        _ sides: [InterpretedSide], _ settings: SessionSettings,
        by start: @Sendable () -> AsyncThrowingStream<LocalAssistant, any Error>, with echo: Echo,
        _ onEvent: @escaping @Sendable (InterpreterEvent) -> Void
    ) async throws(EchoError) {
        do {
            for try await assistant in start() {
                let server = InterpreterServer(url: assistant.url, key: assistant.token)
                return try await echo.interpret(sides, settings: settings, at: server, onEvent: onEvent)
            }
        } catch let error as EchoError {
            throw error
        } catch {
            throw .unreachable(host: "127.0.0.1", reason: "\(error)")
        }
    }

    /// All at once: one that is slow or fails keeps nobody waiting.
    ///
    /// - Parameter onEnd: is told of each that can be used, or why it cannot.
    func registerServers(onEnd: @escaping @MainActor (String, EchoError?) -> Void) async {
        await withTaskGroup { group in
            for server in servers {
                group.addTask {
                    do throws(EchoError) {
                        try await echo.registerMCPServer(server)
                        await onEnd(server.name, nil)
                    } catch {
                        await onEnd(server.name, error)
                    }
                }
            }
        }
    }

    /// Ends the servers of tools; returns when nothing of them is left.
    func endServers() async {
        await withTaskGroup { group in
            for server in servers { group.addTask { await echo.removeMCPServer(named: server.name) } }
        }
    }

    func setPermission(_ permission: ToolPermission, forTool name: String) async {
        echo.setPermission(permission, forTool: name)
    }

    func restartMCPServer(named name: String) async throws(EchoError) {
        guard let server = servers.first(where: { $0.name == name }) else {
            guard let status = unusable.first(where: { $0.name == name }), case .failed(let reason) = status.state
            else { return }
            throw .mcp(server: name, reason: reason)
        }
        await echo.removeMCPServer(named: name)
        try await echo.registerMCPServer(server)
    }
}

extension Conversation: ConversationProtocol {}
