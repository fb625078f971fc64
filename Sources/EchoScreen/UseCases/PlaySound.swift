import Echo
import EchoAudio

/// Plays a sound apart from the conversation: what was recorded.
///
/// Sad courses: an answer is being heard, or something else is spoken, then it is refused; no loudspeaker.
@MainActor package struct PlaySound {
    let link: ConversationLink

    package init(link: ConversationLink) { self.link = link }

    package func callAsFunction(_ sound: PCM16) async throws {
        guard let engine = await link.attachedEngine() else { throw CancellationError() }
        try await engine.play(sound)
    }
}
