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
