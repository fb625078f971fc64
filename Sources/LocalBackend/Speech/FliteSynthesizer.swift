public import EchoAudio

/// Speaks English with flite, without a network and without a model download.
public struct FliteSynthesizer: SpeechSynthesizerProtocol {
    private let engine = FliteEngine()

    public init() {}

    /// Starts the library before the first sentence is asked for.
    public func warmUp(voice: String = "marin") async throws {
        _ = try await speak("Ready.", voice: voice, speed: 1)
    }

    public func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        let character = VoiceCharacter.named(voice)
        var sound = PCM16()
        for clause in SpeakableText.clauses(of: sentence) {
            try Task.checkCancellation()
            sound.samples += try await engine.synthesize(clause, as: character, speed: speed)
        }
        return sound
    }
}
