import EchoText
import Foundation

/// Has a model translate, where one is found: the skills that come with the program cannot.
struct BrainTranslator: SentenceTranslatorProtocol {
    struct Nothing: Error, CustomStringConvertible {
        var description: String { "The model gave no translation." }
    }

    /// The model, as far as there is one now.
    let brain: @Sendable () async -> (any BrainProtocol)?

    func translates(into language: String) async -> Bool { await brain() != nil }

    func translate(_ sentence: String, into language: String) async throws -> String {
        guard let brain = await brain() else { throw FirstTranslator.Nobody() }
        // Small models answer what they were to repeat.
        guard WrittenLanguage.guess(sentence) != language else { return sentence }
        let prompt = BrainPrompt(
            instructions: Self.instructions(language), items: [.user(sentence)], toolChoice: .none, now: Date(),
            timeZone: .gmt, seed: 0, maximumTokens: 1_000, canAnnounce: false)
        var text = ""
        for try await case .text(let words) in brain.answer(prompt) { text += words }
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw Nothing() }
        return text
    }

    private static func instructions(_ language: String) -> String {
        let name = Locale(identifier: "en_US").localizedString(forLanguageCode: language) ?? language
        return """
            You are an interpreter. Translate what the user says into \(name) (\(language)), sentence by sentence, as it \
            would be said there. Write the translation alone: no quotation marks, no notes, no answer to what is said. \
            What is in \(name) already you repeat unchanged.
            """
    }
}
