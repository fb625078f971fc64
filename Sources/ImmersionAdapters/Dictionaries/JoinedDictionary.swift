import Immersion

/// Several dictionaries as one: what the first says comes first.
struct JoinedDictionary: DictionaryProtocol {
    let dictionaries: [any DictionaryProtocol]

    init(_ dictionaries: [any DictionaryProtocol]) { self.dictionaries = dictionaries }

    /// Throws what the last one throws where none of them can answer.
    func meanings(
        of word: String, from source: String, to target: String
    ) async throws(ProviderError) -> [WordMeaning] {
        var (found, seen) = ([WordMeaning](), Set<String>())
        var (failure, hasAnswered) = (ProviderError?.none, false)
        for dictionary in dictionaries {
            do throws(ProviderError) {
                let meanings = try await dictionary.meanings(of: word, from: source, to: target)
                found += meanings.filter { seen.insert($0.text.lowercased()).inserted }
                hasAnswered = true
            } catch {
                failure = error
            }
        }
        if !hasAnswered, let failure { throw failure }
        return found
    }
}
