import Echo

/// Closes the microphone; what was being said is sent.
///
/// Sad courses: nothing was said, then nothing is sent and nothing is shown; the connection is gone, then it only closes.
@MainActor struct StopListening {
    let link: ConversationLink

    func callAsFunction(endingTurn: Bool) async throws {
        guard let conversation = link.conversation else { return }
        var failure: EchoError?
        if endingTurn, !link.isLost {
            do { try await conversation.endUserTurn() } catch { failure = error }
        }
        await conversation.stopListening()
        if let failure, !failure.meansNothingWasSaid { throw failure }
    }
}
