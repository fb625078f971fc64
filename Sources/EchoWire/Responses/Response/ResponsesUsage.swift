/// The usage of an answer, in tokens.
public struct ResponsesUsage: WireObject {
    public var inputTokens: Int?
    public var inputTokensDetails: ResponsesInputTokens?
    public var outputTokens: Int?
    public var outputTokensDetails: ResponsesOutputTokens?
    public var totalTokens: Int?
    public var extra: JSONObject

    public init(
        inputTokens: Int? = nil, inputTokensDetails: ResponsesInputTokens? = nil, outputTokens: Int? = nil,
        outputTokensDetails: ResponsesOutputTokens? = nil, totalTokens: Int? = nil, extra: JSONObject = [:]
    ) {
        self.inputTokens = inputTokens
        self.inputTokensDetails = inputTokensDetails
        self.outputTokens = outputTokens
        self.outputTokensDetails = outputTokensDetails
        self.totalTokens = totalTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("input_tokens", \.inputTokens), .optional("input_tokens_details", \.inputTokensDetails),
            .optional("output_tokens", \.outputTokens), .optional("output_tokens_details", \.outputTokensDetails),
            .optional("total_tokens", \.totalTokens),
        ])
}
