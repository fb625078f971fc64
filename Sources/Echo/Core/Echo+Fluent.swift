/// The fluent spelling: `echo.start.conversation()`, `echo.send("Hello")`.
extension Echo {
    /// Begins things.
    public var start: Start { Start(echo: self) }

    /// Says something in writing in the conversation that was started last, as `Conversation.send(_:)` does.
    ///
    /// - Throws: `emptyMessage`; `notConnected` when there is no such conversation, or none any more.
    public func send(_ text: String) async throws(EchoError) {
        guard let conversation = latest.conversation else { throw .notConnected }
        try await conversation.send(text)
    }

    /// The same in another conversation.
    public func send(_ text: String, in conversation: Conversation) async throws(EchoError) {
        try await conversation.send(text)
    }
}

/// The kinds of conversation that `echo.start` can begin.
public struct Start: Sendable {
    let echo: Echo

    /// As `Echo.startConversation(mode:turnMode:systemMessage:)`.
    public func conversation(
        mode: ConversationMode = .audio, turnMode: TurnMode? = nil, systemMessage: String? = nil
    ) async throws(EchoError) -> Conversation {
        try await echo.startConversation(mode: mode, turnMode: turnMode, systemMessage: systemMessage)
    }

    /// As `Echo.startConversation(mode:settings:)`.
    public func conversation(
        mode: ConversationMode = .audio, settings: SessionSettings
    ) async throws(EchoError) -> Conversation {
        try await echo.startConversation(mode: mode, settings: settings)
    }
}
