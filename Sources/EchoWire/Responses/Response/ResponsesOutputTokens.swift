/// Tokens written, by kind.
public struct ResponsesOutputTokens: WireObject {
    public var reasoningTokens: Int?
    public var extra: JSONObject

    public init(reasoningTokens: Int? = nil, extra: JSONObject = [:]) {
        self.reasoningTokens = reasoningTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("reasoning_tokens", \.reasoningTokens)
        ])
}
