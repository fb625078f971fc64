/// The vectors that were asked for.
public struct EmbeddingsResponse: WireObject {
    /// `list`.
    public var object: String?
    public var data: [EmbeddingObject]
    public var model: String?
    public var usage: EmbeddingsUsage?
    public var extra: JSONObject

    public init(
        object: String? = "list", data: [EmbeddingObject], model: String? = nil, usage: EmbeddingsUsage? = nil,
        extra: JSONObject = [:]
    ) {
        self.object = object
        self.data = data
        self.model = model
        self.usage = usage
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(object: nil, data: []),
        [
            .optional("object", \.object), .required("data", \.data), .optional("model", \.model),
            .optional("usage", \.usage),
        ])
}
