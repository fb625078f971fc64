import Echo
import EchoAudio

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
