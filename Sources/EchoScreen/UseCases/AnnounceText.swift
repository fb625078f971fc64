import Echo

/// Announces a text in the conversation's voice, before whatever is heard.
///
/// Sad courses: something else is spoken beside the conversation, then it is refused; somebody interrupts it; no server,
/// no loudspeaker.
@MainActor struct AnnounceText {
    let link: ConversationLink

    func callAsFunction(_ text: String, as settings: SessionSettings) async throws {
        guard let engine = await link.attachedEngine() else { throw CancellationError() }
        try await engine.announce(text, voice: settings.voice, speed: settings.speed)
    }
}
