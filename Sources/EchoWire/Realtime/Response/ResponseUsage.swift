/// The usage of an answer, in tokens.
public struct ResponseUsage: WireObject {
    public var totalTokens: Int?
    public var inputTokens: Int?
    public var outputTokens: Int?
    public var inputTokenDetails: InputTokenDetails?
    public var outputTokenDetails: OutputTokenDetails?
    public var extra: JSONObject

    public init(
        totalTokens: Int? = nil, inputTokens: Int? = nil, outputTokens: Int? = nil,
        inputTokenDetails: InputTokenDetails? = nil, outputTokenDetails: OutputTokenDetails? = nil,
        extra: JSONObject = [:]
    ) {
        self.totalTokens = totalTokens
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.inputTokenDetails = inputTokenDetails
        self.outputTokenDetails = outputTokenDetails
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("total_tokens", \.totalTokens), .optional("input_tokens", \.inputTokens),
            .optional("output_tokens", \.outputTokens), .optional("input_token_details", \.inputTokenDetails),
            .optional("output_token_details", \.outputTokenDetails),
        ])
}
