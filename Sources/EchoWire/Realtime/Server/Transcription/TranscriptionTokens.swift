/// The usage of a transcription, in tokens.
public struct TranscriptionTokens: WireObject {
    public var totalTokens: Int
    public var inputTokens: Int
    public var outputTokens: Int
    public var inputTokenDetails: InputTokenDetails?
    public var extra: JSONObject

    public init(
        totalTokens: Int, inputTokens: Int, outputTokens: Int, inputTokenDetails: InputTokenDetails? = nil,
        extra: JSONObject = [:]
    ) {
        self.totalTokens = totalTokens
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.inputTokenDetails = inputTokenDetails
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(totalTokens: 0, inputTokens: 0, outputTokens: 0),
        [
            .required("total_tokens", \.totalTokens), .required("input_tokens", \.inputTokens),
            .required("output_tokens", \.outputTokens), .optional("input_token_details", \.inputTokenDetails),
        ])
}
