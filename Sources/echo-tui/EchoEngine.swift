import Echo
import EchoApp
import EchoAudio
import LocalBackend

/// The engine as the application wants it.
struct EchoEngine: EngineProtocol {
    let echo: Echo
    /// The servers of tools that the settings name.
    var servers: [MCPServer] = []
    /// Says what this machine announces, where a server elsewhere would be told of it; nil where the server is here.
    var ownVoice: (any SpeechSynthesizerProtocol)?

    var events: EventBatches<EchoEvent> { echo.eventBatches }
    var traffic: EventBatches<WireRecord> { echo.trafficBatches }
    var sound: AsyncStream<ConversationSound> { echo.sound }
    var tools: [ToolSummary] { get async { echo.tools } }
    var mcpServers: [MCPServerStatus] { get async { echo.mcpServers } }

    func startConversation(
        _ mode: ConversationMode, _ settings: SessionSettings, resuming messages: [Message]
    ) async throws(EchoError) -> any ConversationProtocol {
        try await echo.startConversation(mode: mode, settings: settings, resuming: messages)
    }

    func embed(_ texts: [String], dimensions: Int) async throws(EchoError) -> Embeddings {
        try await echo.generate.embeddings(from: texts, dimensions: dimensions)
    }

    func title(of beginning: String) async throws(EchoError) -> StructuredAnswer<String> {
        let answer = try await echo.generate.structuredAnswer(
            GivenTitle.self, from: beginning, instructions: GivenTitle.instructions)
        return StructuredAnswer(
            value: answer.value.title, model: answer.model, usage: answer.usage, cost: answer.cost)
    }

    func speak(_ text: String, voice: String, speed: Double) async throws(EchoError) {
        try await echo.speak(text, voice: voice, speed: speed)
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

    /// All at once: one that is slow or fails keeps nobody waiting.
    func registerServers(onFailure: @escaping @MainActor (EchoError) -> Void) async {
        await withTaskGroup { group in
            for server in servers {
                group.addTask {
                    do throws(EchoError) {
                        try await echo.registerMCPServer(server)
                    } catch {
                        await onFailure(error)
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
        guard let server = servers.first(where: { $0.name == name }) else { return }
        await echo.removeMCPServer(named: name)
        try await echo.registerMCPServer(server)
    }
}

extension Conversation: ConversationProtocol {}
