public import EchoAudio

/// Turns one sentence into sound.
public protocol SpeechSynthesizerProtocol: Sendable {
    /// 24 kHz. `voice` is one of the ten published names (any other sounds like the first), `speed` 0.25–1.5.
    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16
}
