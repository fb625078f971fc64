import Echo

/// Has the last answer go on, which was cut: what comes is added to it.
///
/// Sad courses: the last answer has its end; no connection, then it stays as it is.
@MainActor struct ContinueAnswer {
    let link: ConversationLink

    func callAsFunction() async throws { try await link.connected().continueAnswer() }
}
