/// The same with the published models by their names in Swift.
extension Generate {
    /// As `structured(_:from:model:instructions:)`.
    @_disfavoredOverload
    public func structured<Value: Decodable>(
        _ type: Value.Type, from input: String, model: ResponsesModel? = nil, instructions: String? = nil
    ) async throws(EchoError) -> Value {
        try await structured(type, from: input, model: model?.rawValue, instructions: instructions ?? "")
    }

    /// As `embedding(from:model:dimensions:)`.
    public func embedding(
        from text: String, model: EmbeddingModel, dimensions: Int? = nil
    ) async throws(EchoError) -> [Float] {
        try await embedding(from: text, model: model.rawValue, dimensions: dimensions)
    }

    /// As `embeddings(from:model:dimensions:)`, the vectors alone.
    @_disfavoredOverload
    public func embeddings(
        from texts: [String], model: EmbeddingModel? = nil, dimensions: Int? = nil
    ) async throws(EchoError) -> [[Float]] {
        try await embeddings(from: texts, model: model?.rawValue, dimensions: dimensions).vectors
    }
}
