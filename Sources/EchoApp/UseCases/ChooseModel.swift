import Echo

/// Lets another model answer from now on.
///
/// Sad courses: no such model; the server does not have it; no connection: the old one goes on answering.
@MainActor struct ChooseModel {
    let link: ConversationLink

    /// - Returns: The model that answers now, as the conversation names it.
    func callAsFunction(_ name: String) async throws -> String {
        let conversation = try await link.connected()
        try await conversation.useModel(name)
        return await conversation.model
    }
}
