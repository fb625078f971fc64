/// Starting a conversation with the settings of its turn detection in the same breath.
extension Echo {
    /// As `startConversation(mode:turnMode:systemMessage:)`, with what the server takes for the end of a turn.
    ///
    /// ```swift
    /// let conversation = try await echo.startConversation(
    ///     mode: .audio,
    ///     turnMode: .automatic(VADConfiguration(threshold: 0.5, silenceDuration: .milliseconds(500))))
    /// ```
    @_disfavoredOverload
    public func startConversation(
        mode: ConversationMode = .audio, turnMode: TurnTaking, systemMessage: String? = nil
    ) async throws(EchoError) -> Conversation {
        var settings = configuration.settings
        turnMode.apply(to: &settings)
        if let systemMessage { settings.instructions = systemMessage }
        return try await startListeningConversation(mode: mode, settings: settings)
    }
}

extension Start {
    /// As `Echo.startConversation(mode:turnMode:systemMessage:)`.
    @_disfavoredOverload
    public func conversation(
        mode: ConversationMode = .audio, turnMode: TurnTaking, systemMessage: String? = nil
    ) async throws(EchoError) -> Conversation {
        try await echo.startConversation(mode: mode, turnMode: turnMode, systemMessage: systemMessage)
    }
}
