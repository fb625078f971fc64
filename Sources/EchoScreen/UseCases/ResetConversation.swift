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

/// Goes on from what was said before, in place of this conversation. One that has not begun yet begins with it.
///
/// Sad courses: no connection, then the old conversation stays.
@MainActor struct ResumeConversation {
    let link: ConversationLink

    /// `settings` hold for what is said from now on.
    func callAsFunction(_ messages: [Message], with settings: SessionSettings) async throws {
        guard link.hasBegun else { return link.past = messages }
        let conversation = try await link.connected()
        await conversation.interruptAssistant()
        try await conversation.resume(messages)
        try await conversation.updateSettings(settings)
    }
}
