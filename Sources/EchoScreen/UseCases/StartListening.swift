import Echo

/// Opens the microphone, connecting first where there is no connection.
///
/// Sad courses: no connection; no microphone; taken back while connecting, then the microphone stays closed.
@MainActor struct StartListening {
    let link: ConversationLink

    func callAsFunction() async throws {
        try await link.connected().startListening()
    }
}

/// Closes the microphone. The engine sends what was being said.
///
/// Sad courses: nothing was said, then nothing is sent; no connection, then it only closes.
@MainActor struct StopListening {
    let link: ConversationLink

    func callAsFunction() async { await link.conversation?.stopListening() }
}

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

/// Closes or opens the user's mouth: the microphone stays open.
@MainActor struct SetMuted {
    let link: ConversationLink

    func callAsFunction(_ isMuted: Bool) async { await link.conversation?.setMuted(isMuted) }
}
