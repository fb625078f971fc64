import EchoAudio
import LocalBackend
import PhoneBridge

/// Says what has to be said on the telephone where no assistant can: English with the voice that comes with the
/// program, other languages with `espeak-ng`, where that is installed.
struct LineVoice: AnnouncingVoiceProtocol {
    /// As two letters each.
    static let languages: Set<String> =
        EspeakProgram.ofThisProcess == nil ? ["en"] : ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]

    private let synthesizer = FliteSynthesizer()

    func speak(_ sentence: String, language: String) async throws -> PCM16 {
        guard language != "en", let program = EspeakProgram.ofThisProcess else { return try await speak(sentence) }
        return try await program.speak(sentence, language: language)
    }

    /// In English.
    func speak(_ sentence: String) async throws -> PCM16 {
        try await synthesizer.speak(sentence, voice: "marin", speed: 1)
    }
}
