import EchoAudio
import Immersion
import ImmersionAdapters
import LocalBackend
import PhoneBridge

/// Says what has to be said on the telephone where no assistant can: English with the voice that comes with the
/// program, other languages with `espeak-ng`, where that is installed.
struct LineVoice: AnnouncingVoiceProtocol {
    /// Slower than in talk: 150 words a minute.
    private static let pace = 0.9375
    private static let espeak = try? EspeakVoice()
    /// As two letters each.
    static let languages: Set<String> =
        espeak == nil ? ["en"] : ["en", "de", "fr", "es", "it", "pt", "nl", "pl"]

    private let synthesizer = FliteSynthesizer()

    func speak(_ sentence: String, language: String) async throws -> PCM16 {
        guard language != "en", let espeak = Self.espeak else { return try await speak(sentence) }
        let request = VoiceRequest(text: sentence, language: language, pace: Self.pace)
        return try await espeak.speak(request).forLoudspeaker()
    }

    /// In English.
    func speak(_ sentence: String) async throws -> PCM16 {
        try await synthesizer.speak(sentence, voice: "marin", speed: 1)
    }
}
