/// Asks several translators, one after the other, until one of them translates.
struct FirstTranslator: SentenceTranslatorProtocol {
    struct Nobody: Error, CustomStringConvertible {
        var description: String { "Nobody here translates into that language." }
    }

    let translators: [any SentenceTranslatorProtocol]

    func translates(into language: String) async -> Bool {
        for translator in translators where await translator.translates(into: language) { return true }
        return false
    }

    func translate(_ sentence: String, into language: String) async throws -> String {
        var failure: any Error = Nobody()
        for translator in translators where await translator.translates(into: language) {
            do {
                return try await translator.translate(sentence, into: language)
            } catch {
                try Task.checkCancellation()
                failure = error
            }
        }
        throw failure
    }
}
