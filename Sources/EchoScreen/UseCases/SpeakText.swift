import Echo

/// Speaks a text apart from the conversation: a voice before it is chosen, a message once more.
///
/// Sad courses: an answer is being heard, or something else is spoken, then it is refused; no server, no loudspeaker, no
/// such voice.
@MainActor struct SpeakText {
    let link: ConversationLink

    func callAsFunction(_ text: String, voice: String, speed: Double) async throws {
        guard let engine = await link.attachedEngine() else { throw CancellationError() }
        try await engine.speak(text, voice: voice, speed: speed)
    }
}
