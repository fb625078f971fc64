import EchoWire

/// Turns texts into vectors.
protocol EmbeddingServiceProtocol: Sendable {
    /// One request, as it is. Cancelling the task closes it at once.
    func embed(_ request: EmbeddingsRequest) async throws(EchoError) -> EmbeddingsResponse
}
