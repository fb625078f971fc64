import Echo

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
