/// Makes vectors that stand for what texts mean.
public protocol EmbedderProtocol: Sendable {
    /// One vector for each text, all of the same length; nil when there is nobody who makes them now.
    func vectors(of texts: [String]) async -> TextVectors?
}

/// Vectors, and who made them: those of different models have nothing to do with one another.
public struct TextVectors: Sendable, Hashable {
    public var model: String
    public var vectors: [[Float]]

    public init(model: String, vectors: [[Float]]) { (self.model, self.vectors) = (model, vectors) }
}
