/// More of an answer.
public struct ChatDelta: WireObject {
    public var role: String?
    public var content: String?
    public var refusal: String?
    public var toolCalls: [ChatDeltaToolCall]?
    public var extra: JSONObject

    public init(
        role: String? = nil, content: String? = nil, refusal: String? = nil, toolCalls: [ChatDeltaToolCall]? = nil,
        extra: JSONObject = [:]
    ) {
        self.role = role
        self.content = content
        self.refusal = refusal
        self.toolCalls = toolCalls
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("role", \.role), .optional("content", \.content), .optional("refusal", \.refusal),
            .optional("tool_calls", \.toolCalls),
        ])
}
