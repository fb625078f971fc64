public import EchoAudio

/// Translates sentences for interpreters.
public protocol SentenceTranslatorProtocol: Sendable {
    /// Whether it can translate into a language, in two letters, from any other, as far as it is known beforehand.
    func translates(into language: String) async -> Bool
    /// What is in that language already comes back as it is.
    func translate(_ sentence: String, into language: String) async throws -> String
}

/// Speaks sentences in their language.
public protocol LanguageVoiceProtocol: Sendable {
    /// 24 kHz; nil where there is no voice for the language.
    func speak(_ sentence: String, in language: String) async throws -> PCM16?
}
