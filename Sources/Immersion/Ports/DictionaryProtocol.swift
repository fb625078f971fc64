/// Knows words and what they mean in another language.
public protocol DictionaryProtocol: Sendable {
    /// The likeliest meaning first; empty when the word is not in it.
    /// - Parameters:
    ///   - word: as it stands in the dictionary, in any case.
    ///   - source: two letters, like `target`.
    func meanings(of word: String, from source: String, to target: String) async throws(ProviderError) -> [WordMeaning]
}
