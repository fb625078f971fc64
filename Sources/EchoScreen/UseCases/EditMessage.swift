import Echo

/// Gives a message other words; what came after it is answered anew.
///
/// Sad courses: an empty text; the message is gone; no connection. Whoever asked keeps the text in each.
@MainActor struct EditMessage {
    let link: ConversationLink

    func callAsFunction(_ id: String, text: String, pictures: [Picture] = []) async throws {
        guard !text.allSatisfy(\.isWhitespace) else { throw EchoError.emptyMessage }
        try await link.connected().edit(id, text: text, pictures: pictures)
    }
}
