/// The published models for vectors. A server may know others: they are named by a `String`.
public enum EmbeddingModel: String, Sendable, Hashable, CaseIterable {
    case textEmbedding3Small = "text-embedding-3-small"
    case textEmbedding3Large = "text-embedding-3-large"
    case textEmbeddingAda002 = "text-embedding-ada-002"
}
