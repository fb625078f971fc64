import Echo

/// Has the last answer made again.
///
/// Sad courses: no answer yet; no connection: the old answer stays.
@MainActor struct RegenerateAnswer {
    let link: ConversationLink

    func callAsFunction() async throws { try await link.connected().regenerate() }
}
