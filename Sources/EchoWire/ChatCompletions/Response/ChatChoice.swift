/// One of the answers that were asked for.
public struct ChatChoice: WireObject {
    public var index: Int
    public var message: ChatMessage
    /// `stop`, `length`, `tool_calls`, `content_filter` or `function_call`.
    public var finishReason: String?
    public var logprobs: JSONValue?
    public var extra: JSONObject

    public init(
        index: Int, message: ChatMessage, finishReason: String? = nil, logprobs: JSONValue? = nil,
        extra: JSONObject = [:]
    ) {
        self.index = index
        self.message = message
        self.finishReason = finishReason
        self.logprobs = logprobs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(index: 0, message: ChatMessage.fields.blank),
        [
            .required("index", \.index), .required("message", \.message), .optional("finish_reason", \.finishReason),
            .optional("logprobs", \.logprobs),
        ])
}
