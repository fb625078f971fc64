import Echo

/// Says that the user has finished, and leaves the microphone open.
@MainActor struct EndTurn {
    let link: ConversationLink

    func callAsFunction() async throws {
        guard let conversation = link.conversation else { return }
        do { try await conversation.endUserTurn() } catch { if !error.meansNothingWasSaid { throw error } }
    }
}
