/// Tokens written, by kind.
public struct ChatCompletionTokens: WireObject {
    public var reasoningTokens: Int?
    public var audioTokens: Int?
    public var textTokens: Int?
    public var acceptedPredictionTokens: Int?
    public var rejectedPredictionTokens: Int?
    public var extra: JSONObject

    public init(
        reasoningTokens: Int? = nil, audioTokens: Int? = nil, textTokens: Int? = nil,
        acceptedPredictionTokens: Int? = nil, rejectedPredictionTokens: Int? = nil, extra: JSONObject = [:]
    ) {
        self.reasoningTokens = reasoningTokens
        self.audioTokens = audioTokens
        self.textTokens = textTokens
        self.acceptedPredictionTokens = acceptedPredictionTokens
        self.rejectedPredictionTokens = rejectedPredictionTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("reasoning_tokens", \.reasoningTokens), .optional("audio_tokens", \.audioTokens),
            .optional("text_tokens", \.textTokens), .optional("accepted_prediction_tokens", \.acceptedPredictionTokens),
            .optional("rejected_prediction_tokens", \.rejectedPredictionTokens),
        ])
}
