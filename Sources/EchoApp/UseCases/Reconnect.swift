import Echo

/// Connects, or connects again; the conversation goes on where it was.
@MainActor struct Reconnect {
    let link: ConversationLink

    /// All messages, as the engine has them now.
    func callAsFunction() async throws -> [Message] { try await link.connected().allMessages }
}
