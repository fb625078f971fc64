import EchoWire

extension RESTClient: EmbeddingServiceProtocol {
    /// - Throws: as `json(_:)`, and `unexpectedAnswer` when it holds no vectors.
    func embed(_ request: EmbeddingsRequest) async throws(EchoError) -> EmbeddingsResponse {
        let answer = try await json(RESTRequest(path: "embeddings", body: request.json, model: request.model))
        do throws(WireError) {
            return try EmbeddingsResponse(answer)
        } catch {
            throw .unexpectedAnswer(reason: error.description)
        }
    }
}
