import Echo

/// The way to the conversation: waits for the engine, starts the conversation once, and mends it when it was lost.
@MainActor package final class ConversationLink {
    package private(set) var conversation: (any ConversationProtocol)?
    package private(set) var isLost = false
    /// What was said before, for a conversation that has not begun: it begins with it.
    var past: [Message] = []
    /// What is said here alone, and not seen yet.
    let noting = OrderedWork()
    /// Called when connecting has failed.
    var onFailure: @MainActor () -> Void = {}
    /// Called with the conversation when it was begun or connected again.
    var onConnection: @MainActor (any ConversationProtocol) async -> Void = { _ in }
    private var mode: ConversationMode
    private let settings: @MainActor () -> SessionSettings
    package private(set) var engine: (any EngineProtocol)?
    /// The engine connects by itself, and waits before it does.
    private var isRetrying = false
    private var waiting: [CheckedContinuation<(any EngineProtocol)?, Never>] = []
    private var opening: Task<any ConversationProtocol, any Error>?
    /// The settings changed while there was no connection to tell them to.
    private var hasUntoldSettings = false

    /// `mode` is how it begins.
    init(mode: ConversationMode, settings: @escaping @MainActor () -> SessionSettings) {
        self.mode = mode
        self.settings = settings
    }

    /// There is a conversation, or one is being begun.
    package var hasBegun: Bool { conversation != nil || opening != nil }

    func attach(_ engine: any EngineProtocol) {
        self.engine = engine
        for continuation in waiting { continuation.resume(returning: engine) }
        waiting = []
    }

    /// The engine, as soon as there is one; nil when the task is cancelled before.
    package func attachedEngine() async -> (any EngineProtocol)? {
        if let engine { return engine }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume(returning: nil) } else { waiting.append(continuation) }
            }
        } onCancel: {
            Task { @MainActor in stopWaiting() }
        }
    }

    /// Lets go of everyone who waits for an engine.
    func stopWaiting() {
        for continuation in waiting { continuation.resume(returning: nil) }
        waiting = []
    }

    func receive(_ status: ConnectionStatus) {
        switch status {
        case .connected: (isLost, isRetrying) = (false, false)
        case .lost, .disconnected: (isLost, isRetrying) = (conversation != nil, false)
        case .retrying: isRetrying = conversation != nil
        case .connecting, .handingOver: break
        }
    }

    package func noteUntoldSettings() { hasUntoldSettings = true }

    /// The conversation, connected; one that the engine would connect later is connected now. Whoever asks while it is being connected waits for the same connection.
    package func connected() async throws -> any ConversationProtocol {
        if let conversation, !isLost, !isRetrying { return conversation }
        let task = opening ?? Task { try await open() }
        opening = task
        defer { if opening == task { opening = nil } }
        do {
            let conversation = try await task.value
            try Task.checkCancellation()
            return conversation
        } catch let error as EchoError {
            onFailure()
            throw error
        }
    }

    /// The conversation, connected. Where none could be begun yet, it is begun in this mode: a server that has no voice may
    /// answer in writing.
    package func connected(in mode: ConversationMode) async throws -> any ConversationProtocol {
        // What is under way ends first.
        if conversation == nil, opening != nil { _ = try? await connected() }
        guard conversation == nil else { return try await connected() }
        let before = self.mode
        self.mode = mode
        do {
            return try await connected()
        } catch {
            self.mode = before
            throw error
        }
    }

    private func open() async throws -> any ConversationProtocol {
        guard let conversation else {
            guard let engine = await attachedEngine() else { throw CancellationError() }
            hasUntoldSettings = false
            let told = past
            let started = try await engine.startConversation(mode, settings(), resuming: told)
            conversation = started
            let late = past.filter { !told.contains($0) }
            past = []
            isLost = false
            if !late.isEmpty { await started.note(late) }
            try await tellUntoldSettings(to: started)
            await onConnection(started)
            return started
        }
        try await conversation.reconnect()
        (isLost, isRetrying) = (false, false)
        try await tellUntoldSettings(to: conversation)
        await onConnection(conversation)
        return conversation
    }

    // MARK: what no server is told

    /// Adds what was said and answered on this machine alone, or lets it grow. Where no conversation has begun, it is
    /// kept for the one that does.
    ///
    /// - Returns: what happened, where there is no conversation that tells it.
    func note(_ messages: [Message]) async -> [EchoEvent] {
        if let conversation {
            await conversation.note(messages)
            return []
        }
        return messages.flatMap { message in
            var message = message
            message.isLocal = true
            if let place = past.firstIndex(where: { $0.id == message.id }) {
                message.createdAt = past[place].createdAt
                past[place] = message
            } else {
                past.append(message)
            }
            let shown = [EchoEvent.messageUpdated(message)]
            return message.isFinal ? shown + [.messageFinalized(message), .messageReleased(message)] : shown
        }
    }

    /// Takes a message out again.
    ///
    /// - Returns: as `note`.
    func takeBack(_ id: Message.ID) async -> [EchoEvent] {
        if let conversation {
            try? await conversation.delete(id)
            return []
        }
        guard past.contains(where: { $0.id == id }) else { return [] }
        past.removeAll { $0.id == id }
        return [.messageRemoved(id: id)]
    }

    private func tellUntoldSettings(to conversation: any ConversationProtocol) async throws {
        guard hasUntoldSettings else { return }
        try await conversation.updateSettings(settings())
        hasUntoldSettings = false
    }
}
