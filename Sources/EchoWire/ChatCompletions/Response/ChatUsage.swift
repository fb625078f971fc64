/// The usage of an answer, in tokens.
public struct ChatUsage: WireObject {
    public var promptTokens: Int?
    public var completionTokens: Int?
    public var totalTokens: Int?
    public var promptTokensDetails: ChatPromptTokens?
    public var completionTokensDetails: ChatCompletionTokens?
    public var extra: JSONObject

    public init(
        promptTokens: Int? = nil, completionTokens: Int? = nil, totalTokens: Int? = nil,
        promptTokensDetails: ChatPromptTokens? = nil, completionTokensDetails: ChatCompletionTokens? = nil,
        extra: JSONObject = [:]
    ) {
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
        self.totalTokens = totalTokens
        self.promptTokensDetails = promptTokensDetails
        self.completionTokensDetails = completionTokensDetails
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("prompt_tokens", \.promptTokens), .optional("completion_tokens", \.completionTokens),
            .optional("total_tokens", \.totalTokens), .optional("prompt_tokens_details", \.promptTokensDetails),
            .optional("completion_tokens_details", \.completionTokensDetails),
        ])
}
