import EchoAudio
import EchoText
import Foundation
import Immersion
import ImmersionAdapters
import LocalBackend

/// Interprets with those parts of the language room that are on this machine: nothing that is said goes over a network.
actor RoomInterpreter: SentenceTranslatorProtocol, LanguageVoiceProtocol {
    struct NoTranslation: Error, CustomStringConvertible {
        let reason: String

        var description: String { reason }
    }

    /// Languages that something here translates from.
    private static let sources = ["en", "es", "fr"]

    private let folders: [String]
    private var glosses: [String: ApertiumGloss]?
    private var voices: [String: any VoiceProtocol] = [:]

    /// - Parameter folders: where the parts are that the distribution does not have.
    init(folders: [String]) { self.folders = folders }

    static var ofThisProcess: RoomInterpreter {
        RoomInterpreter(
            folders: LanguageFolders.folders(
                data: Paths.ofThisProcess.dataDirectory.deletingLastPathComponent().path))
    }

    func translates(into language: String) async -> Bool {
        installed().values.contains { $0.targets.contains(language) }
    }

    /// What needs no translation is found by its words.
    func translate(_ sentence: String, into language: String) async throws -> String {
        let sources = installed().filter { $0.value.targets.contains(language) }
        let candidates = Set(sources.keys).union([language])
        guard let source = WrittenLanguage.guess(sentence, among: candidates) ?? sources.keys.sorted().first else {
            throw NoTranslation(reason: "It is not known which language it is.")
        }
        guard source != language else { return sentence }
        guard let gloss = sources[source] else {
            throw NoTranslation(
                reason: """
                    Nothing on this machine translates from “\(source)” into “\(language)”. A model can: /local gets one.
                    """)
        }
        do throws(ProviderError) {
            let request = TranslationRequest(text: sentence, source: source, target: language)
            return try await gloss.translate(request).text
        } catch {
            throw NoTranslation(reason: "Apertium \(error.happened).")
        }
    }

    /// English is spoken by the assistant's own voice.
    func speak(_ sentence: String, in language: String) async throws -> PCM16? {
        guard language != "en", let voice = voice(for: language) else { return nil }
        let request = VoiceRequest(
            text: sentence, language: RoomLanguage(rawValue: language)?.usualRegion ?? language)
        return Self.sound(try await voice.speak(request))
    }

    /// Looked for when somebody asks first.
    private func installed() -> [String: ApertiumGloss] {
        if let glosses { return glosses }
        let found = Self.sources.reduce(into: [:]) { $0[$1] = try? ApertiumGloss(from: $1) }
        glosses = found
        return found
    }

    private func voice(for language: String) -> (any VoiceProtocol)? {
        if let voice = voices[language] { return voice }
        let found = InstalledVoice.best(for: language, folders: folders)
        voices[language] = found
        return found
    }

    private static func sound(_ spoken: SpokenSound) -> PCM16 {
        guard spoken.sampleRate != PCM16.sampleRate,
            let resampler = try? Resampler(from: spoken.sampleRate, to: PCM16.sampleRate)
        else { return PCM16(spoken.samples) }
        return PCM16(resampler.process(spoken.samples) + resampler.flush())
    }
}
