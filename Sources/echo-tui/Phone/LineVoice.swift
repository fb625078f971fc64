import EchoAudio
import LocalBackend
import PhoneBridge

/// Says what has to be said on the telephone where no assistant can, with the voice that comes with the program.
struct LineVoice: AnnouncingVoiceProtocol {
    private let synthesizer = FliteSynthesizer()

    func speak(_ sentence: String) async throws -> PCM16 {
        try await synthesizer.speak(sentence, voice: "marin", speed: 1)
    }
}
