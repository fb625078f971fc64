/// Search by meaning.
///
/// ```swift
/// let best = try await echo.find.similar(to: "a pet that purrs", in: ["a dog", "a cat", "a car"], top: 1)
/// ```
public struct Find: Sendable {
    let generate: Generate

    /// The texts that mean most nearly the same, best first; of equals the one that stands first.
    ///
    /// All texts are embedded anew each time. To search the same texts again, keep their vectors in a `VectorIndex`.
    /// - Parameters:
    ///   - text: what is looked for, in any words.
    ///   - texts: where it is looked for; none empty.
    ///   - top: how many at most.
    ///   - model: an embedding model; nil stands for `EchoConfiguration.embeddingModel`.
    ///   - dimensions: of the vectors that are compared; nil for all that the model has.
    /// - Throws: as `Generate.embeddings(from:model:dimensions:)`.
    public func similar(
        to text: String, in texts: [String], top: Int = 10, model: String? = nil, dimensions: Int? = nil
    ) async throws(EchoError) -> [SimilarText] {
        guard top > 0, !texts.isEmpty else { return [] }
        let all = try await generate.embeddings(from: [text] + texts, model: model, dimensions: dimensions)
        let found = try await similar(to: all.vectors[0], in: Array(all.vectors.dropFirst()), top: top)
        return found.map { SimilarText(index: $0.index, text: texts[$0.index], similarity: $0.similarity) }
    }

    /// The vectors that lie nearest to what a text means.
    ///
    /// - Parameters:
    ///   - text: what is looked for, in any words.
    ///   - index: of vectors of the same model. When they are shorter than the model's own, the text's is shortened
    ///     to them.
    ///   - top: how many at most.
    ///   - model: the index's own; nil stands for `EchoConfiguration.embeddingModel`.
    /// - Throws: as `Generate.embeddings(from:model:dimensions:)`.
    public func similar(
        to text: String, in index: VectorIndex, top: Int = 10, model: String? = nil
    ) async throws(EchoError) -> [SimilarVector] {
        let vector = try await generate.embedding(from: text, model: model, dimensions: index.dimensions)
        return try await similar(to: vector, in: index, top: top)
    }

    /// The vectors that point most nearly to where one does, best first; of equals the one that stands first.
    ///
    /// - Throws: `invalidSetting` for vectors of different dimensions.
    @concurrent public func similar(
        to vector: [Float], in vectors: [[Float]], top: Int = 10
    ) async throws(EchoError) -> [SimilarVector] {
        var index = VectorIndex(dimensions: vector.count)
        index.reserveCapacity(vectors.count)
        for vector in vectors { try index.append(vector) }
        return try index.nearest(to: vector, top: top)
    }

    /// The same among vectors that are prepared for it: on one core more than 10 GB of them a second.
    ///
    /// - Throws: `invalidSetting` for a vector of other dimensions.
    @concurrent public func similar(
        to vector: [Float], in index: VectorIndex, top: Int = 10
    ) async throws(EchoError) -> [SimilarVector] {
        try index.nearest(to: vector, top: top)
    }
}

extension Find {
    /// As `similar(to:in:top:model:dimensions:)`, as tuples.
    public func similar(
        to query: String, in corpus: [String], topK: Int, model: EmbeddingModel? = nil
    ) async throws(EchoError) -> [(index: Int, text: String, similarity: Float)] {
        try await similar(to: query, in: corpus, top: topK, model: model?.rawValue)
            .map { ($0.index, $0.text, $0.similarity) }
    }
}
