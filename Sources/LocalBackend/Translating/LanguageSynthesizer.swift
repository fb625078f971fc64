import EchoAudio

/// Speaks one language: with a voice that knows it, and English with whatever voice there is.
struct LanguageSynthesizer: SpeechSynthesizerProtocol {
    struct NoVoice: Error, CustomStringConvertible {
        let language: String

        var description: String { "There is no voice for “\(language)” here." }
    }

    let language: String
    let voices: (any LanguageVoiceProtocol)?
    let english: any SpeechSynthesizerProtocol

    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        if let sound = try await voices?.speak(sentence, in: language) { return sound }
        guard language == "en" else { throw NoVoice(language: language) }
        return try await english.speak(sentence, voice: voice, speed: speed)
    }
}
