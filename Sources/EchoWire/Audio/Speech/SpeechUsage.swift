/// The usage of speaking, in tokens.
public struct SpeechUsage: WireObject {
    public var inputTokens: Int?
    public var outputTokens: Int?
    public var totalTokens: Int?
    public var extra: JSONObject

    public init(inputTokens: Int? = nil, outputTokens: Int? = nil, totalTokens: Int? = nil, extra: JSONObject = [:]) {
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.totalTokens = totalTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("input_tokens", \.inputTokens), .optional("output_tokens", \.outputTokens),
            .optional("total_tokens", \.totalTokens),
        ])
}
