import EchoAudio
import LocalBackend

/// A translator that knows the sentences of a test, into some languages; everything else is in its language already.
public struct ScriptedTranslator: SentenceTranslatorProtocol {
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    private let phrases: [String: [String: String]]
    private let failure: String?

    /// - Parameter phrases: translations by their language and by what was said.
    public init(_ phrases: [String: [String: String]], failing failure: String? = nil) {
        (self.phrases, self.failure) = (phrases, failure)
    }

    public func translates(into language: String) async -> Bool { phrases[language] != nil }

    public func translate(_ sentence: String, into language: String) async throws -> String {
        if let failure { throw Failure(description: failure) }
        return phrases[language]?[sentence] ?? sentence
    }
}

/// A voice that speaks some languages, a tone for each sentence.
public struct ScriptedVoices: LanguageVoiceProtocol {
    private let languages: Set<String>

    public init(_ languages: Set<String>) { self.languages = languages }

    public func speak(_ sentence: String, in language: String) async throws -> PCM16? {
        languages.contains(language) ? ScriptedSynthesizer.tone(milliseconds: sentence.count * 20) : nil
    }
}
