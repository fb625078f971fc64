import EchoAudio

/// Speaks with a server's voice once there is one, with the built-in one until then.
struct FoundSynthesizer: SpeechSynthesizerProtocol {
    let builtIn: any SpeechSynthesizerProtocol
    let found: FoundPart<SpeechServerSynthesizer>

    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        if let synthesizer = await found.current() {
            return try await synthesizer.speak(sentence, voice: voice, speed: speed)
        }
        return try await builtIn.speak(sentence, voice: voice, speed: speed)
    }
}
