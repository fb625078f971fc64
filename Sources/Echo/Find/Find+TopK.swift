extension Find {
    /// As `similar(to:in:top:model:dimensions:)`, as tuples.
    public func similar(
        to query: String, in corpus: [String], topK: Int, model: EmbeddingModel? = nil
    ) async throws(EchoError) -> [(index: Int, text: String, similarity: Float)] {
        try await similar(to: query, in: corpus, top: topK, model: model?.rawValue)
            .map { ($0.index, $0.text, $0.similarity) }
    }
}
