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

/// Takes a message out of the conversation, for the assistant as well.
///
/// Sad courses: the server does not know it any more, or there is no connection: it stays.
@MainActor struct DeleteMessage {
    let link: ConversationLink

    func callAsFunction(_ id: String) async throws { try await link.connected().delete(id) }
}

/// Has the last answer made again.
///
/// Sad courses: no answer yet; no connection: the old answer stays.
@MainActor struct RegenerateAnswer {
    let link: ConversationLink

    func callAsFunction() async throws { try await link.connected().regenerate() }
}

/// Has the last answer go on, which was cut: what comes is added to it.
///
/// Sad courses: the last answer has its end; no connection, then it stays as it is.
@MainActor struct ContinueAnswer {
    let link: ConversationLink

    func callAsFunction() async throws { try await link.connected().continueAnswer() }
}
