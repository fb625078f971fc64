import Echo

/// Sends a text, and the pictures that go with it, into the conversation, connecting first where there is no connection.
///
/// Sad courses: an empty text; no connection; refused. Whoever asked keeps the text in each.
@MainActor struct SendMessage {
    let link: ConversationLink

    func callAsFunction(_ text: String, pictures: [Picture] = []) async throws {
        guard !text.allSatisfy(\.isWhitespace) else { throw EchoError.emptyMessage }
        try await link.connected().send(text, pictures: pictures)
    }
}
