/// Vectors that stand for what texts mean.
public struct Embeddings: Sendable, Hashable {
    /// One for each text, in the order of the texts.
    public var vectors: [[Float]]
    /// The model as the server names it.
    public var model: String
    /// Of all requests together.
    public var usage: Usage
    /// By the configuration's prices; nil when the model has none.
    public var cost: Cost?

    public init(vectors: [[Float]], model: String, usage: Usage = Usage(), cost: Cost? = nil) {
        self.vectors = vectors
        self.model = model
        self.usage = usage
        self.cost = cost
    }
}
