import Echo

/// The way to the conversation: waits for the engine, starts the conversation once, and mends it when it was lost.
@MainActor final class ConversationLink {
    private(set) var conversation: (any ConversationProtocol)?
    private(set) var isLost = false
    private let settings: @MainActor () -> SessionSettings
    private var engine: (any EngineProtocol)?
    private var waiting: [CheckedContinuation<any EngineProtocol, Never>] = []
    private var opening: Task<any ConversationProtocol, any Error>?
    /// The settings changed while there was no connection to tell them to.
    private var hasUntoldSettings = false

    init(settings: @escaping @MainActor () -> SessionSettings) { self.settings = settings }

    func attach(_ engine: any EngineProtocol) {
        self.engine = engine
        for continuation in waiting { continuation.resume(returning: engine) }
        waiting = []
    }

    /// The engine, as soon as there is one.
    func attachedEngine() async -> any EngineProtocol {
        if let engine { return engine }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func receive(_ status: ConnectionStatus) {
        switch status {
        case .connected: isLost = false
        case .lost, .disconnected: isLost = conversation != nil
        case .connecting: break
        }
    }

    func noteUntoldSettings() { hasUntoldSettings = true }

    /// The conversation, connected. Whoever asks while it is being connected waits for the same connection.
    func connected() async throws -> any ConversationProtocol {
        if let conversation, !isLost { return conversation }
        let task = opening ?? Task { try await open() }
        opening = task
        defer { if opening == task { opening = nil } }
        let conversation = try await task.value
        try Task.checkCancellation()
        return conversation
    }

    private func open() async throws -> any ConversationProtocol {
        guard let conversation else {
            let started = try await attachedEngine().startConversation(settings())
            conversation = started
            isLost = false
            return started
        }
        try await conversation.reconnect()
        isLost = false
        if hasUntoldSettings { try await conversation.updateSettings(settings()) }
        hasUntoldSettings = false
        return conversation
    }
}
