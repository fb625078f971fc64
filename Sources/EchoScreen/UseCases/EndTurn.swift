import Echo

/// Says that the user has finished and wants an answer. The engine decides what becomes of the microphone.
///
/// Sad courses: nothing was said, then nothing is sent and nothing is shown; the connection is gone, then it only closes.
@MainActor struct EndTurn {
    let link: ConversationLink

    func callAsFunction() async throws {
        guard let conversation = link.conversation else { return }
        guard !link.isLost else { return await conversation.stopListening() }
        do { try await conversation.endUserTurn() } catch { if !error.meansNothingWasSaid { throw error } }
    }
}
