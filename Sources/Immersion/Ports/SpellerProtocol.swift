/// Knows the words of one language, and what somebody may have meant who wrote another.
public protocol SpellerProtocol: Sendable {
    /// Of these words those that it does not know, each with words that come near; none where nothing does.
    func misspelt(_ words: [String]) async throws(ProviderError) -> [String: [String]]
    /// Of these words those that a dictionary has, and that are not only made of others that it has.
    func whole(_ words: [String]) async throws(ProviderError) -> Set<String>
}
