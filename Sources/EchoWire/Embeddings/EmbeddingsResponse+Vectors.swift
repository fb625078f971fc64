extension EmbeddingsResponse {
    /// The vectors in the order of the inputs; the server may answer in another.
    public var vectors: [[Float]] { data.sorted { $0.index < $1.index }.map(\.embedding.vector) }
}
