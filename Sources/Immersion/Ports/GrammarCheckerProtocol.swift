/// Finds mistakes in a text.
public protocol GrammarCheckerProtocol: Sendable {
    /// In the order of the text; empty when there are none.
    func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch]
}
