/// Connects, or connects again; the conversation goes on where it was.
@MainActor struct Reconnect {
    let link: ConversationLink

    func callAsFunction() async throws { _ = try await link.connected() }
}
