/// The vector of one input.
public struct EmbeddingObject: WireObject {
    /// `embedding`.
    public var object: String?
    /// Which input it belongs to.
    public var index: Int
    public var embedding: Embedding
    public var extra: JSONObject

    public init(object: String? = "embedding", index: Int, embedding: Embedding, extra: JSONObject = [:]) {
        self.object = object
        self.index = index
        self.embedding = embedding
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(object: nil, index: 0, embedding: Embedding(vector: [])),
        [
            .optional("object", \.object), .required("index", \.index), .required("embedding", \.embedding),
        ])
}
