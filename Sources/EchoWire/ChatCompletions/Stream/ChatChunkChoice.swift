/// More of one of the answers that were asked for.
public struct ChatChunkChoice: WireObject {
    public var index: Int
    public var delta: ChatDelta
    /// `stop`, `length`, `tool_calls`, `content_filter` or `function_call`.
    public var finishReason: String?
    public var logprobs: JSONValue?
    public var extra: JSONObject

    public init(
        index: Int, delta: ChatDelta, finishReason: String? = nil, logprobs: JSONValue? = nil, extra: JSONObject = [:]
    ) {
        self.index = index
        self.delta = delta
        self.finishReason = finishReason
        self.logprobs = logprobs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(index: 0, delta: ChatDelta.fields.blank),
        [
            .required("index", \.index), .required("delta", \.delta), .optional("finish_reason", \.finishReason),
            .optional("logprobs", \.logprobs),
        ])
}
