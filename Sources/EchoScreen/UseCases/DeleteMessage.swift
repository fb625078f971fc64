import Echo

/// Takes a message out of the conversation, for the assistant as well.
///
/// Sad courses: the server does not know it any more, or there is no connection: it stays.
@MainActor struct DeleteMessage {
    let link: ConversationLink

    func callAsFunction(_ id: String) async throws { try await link.connected().delete(id) }
}
