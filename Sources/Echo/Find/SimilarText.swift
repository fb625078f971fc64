/// A text that was found by what it means.
public struct SimilarText: Sendable, Hashable {
    /// Its place among those that were searched, from 0.
    public var index: Int
    public var text: String
    /// As in `SimilarVector`.
    public var similarity: Float

    public init(index: Int, text: String, similarity: Float) {
        self.index = index
        self.text = text
        self.similarity = similarity
    }
}
