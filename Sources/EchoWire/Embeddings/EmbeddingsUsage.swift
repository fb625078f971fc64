/// The usage of vectors, in tokens.
public struct EmbeddingsUsage: WireObject {
    public var promptTokens: Int?
    public var totalTokens: Int?
    public var extra: JSONObject

    public init(promptTokens: Int? = nil, totalTokens: Int? = nil, extra: JSONObject = [:]) {
        self.promptTokens = promptTokens
        self.totalTokens = totalTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("prompt_tokens", \.promptTokens), .optional("total_tokens", \.totalTokens),
        ])
}
