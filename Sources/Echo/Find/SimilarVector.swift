/// A vector that was found.
public struct SimilarVector: Sendable, Hashable {
    /// Its place among those that were searched, from 0.
    public var index: Int
    /// The cosine of the angle between the two: 1 for the same direction, 0 for nothing in common, -1 for the opposite.
    public var similarity: Float

    public init(index: Int, similarity: Float) {
        self.index = index
        self.similarity = similarity
    }
}
