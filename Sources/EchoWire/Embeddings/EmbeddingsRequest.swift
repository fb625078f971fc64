/// Asks for vectors: `POST /v1/embeddings`.
public struct EmbeddingsRequest: WireObject {
    public var model: String
    /// Each at most 8192 tokens, none empty.
    public var input: EmbeddingsInput
    /// `float` or `base64`.
    public var encodingFormat: String?
    /// At least 1; only for models that can shorten their vectors.
    public var dimensions: Int?
    public var user: String?
    public var extra: JSONObject

    public init(
        model: String, input: EmbeddingsInput, encodingFormat: String? = nil, dimensions: Int? = nil,
        user: String? = nil, extra: JSONObject = [:]
    ) {
        self.model = model
        self.input = input
        self.encodingFormat = encodingFormat
        self.dimensions = dimensions
        self.user = user
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(model: "", input: .texts([])),
        [
            .required("model", \.model), .required("input", \.input), .optional("encoding_format", \.encodingFormat),
            .optional("dimensions", \.dimensions), .optional("user", \.user),
        ])
}
