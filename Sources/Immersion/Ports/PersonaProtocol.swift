/// Answers in the part of somebody: the barista, the neighbour.
public protocol PersonaProtocol: Sendable {
    /// - Parameter onPiece: gets the answer piece by piece, where the provider streams it.
    func answer(
        _ request: PersonaRequest, onPiece: @escaping @Sendable (String) -> Void
    ) async throws(ProviderError) -> String
}
