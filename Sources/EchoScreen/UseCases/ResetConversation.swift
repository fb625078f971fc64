import Echo

/// Ends this conversation and begins another. Without one there is nothing to end but what was noted.
///
/// Sad courses: no connection, then the old conversation stays.
@MainActor struct ResetConversation {
    let link: ConversationLink

    /// `settings` hold for the new one, what was locked in the old one included.
    func callAsFunction(with settings: SessionSettings) async throws {
        guard link.conversation != nil else { return link.past = [] }
        let conversation = try await link.connected()
        await conversation.interruptAssistant()
        try await conversation.reset()
        try await conversation.updateSettings(settings)
    }
}
