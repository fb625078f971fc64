/// Something that one side wrote, or what came of a function call.
public struct ChatMessage: WireObject {
    /// `developer`, `system`, `user`, `assistant` or `tool`.
    public var role: String
    /// Nil in a message that only calls functions.
    public var content: ChatContent?
    public var name: String?
    /// The model's words when it declines.
    public var refusal: String?
    /// The functions that the assistant asks the client to run.
    public var toolCalls: [ChatToolCall]?
    /// The call that a message of the role `tool` answers.
    public var toolCallID: String?
    public var annotations: [JSONValue]?
    public var extra: JSONObject

    public init(
        role: String, content: ChatContent? = nil, name: String? = nil, refusal: String? = nil,
        toolCalls: [ChatToolCall]? = nil, toolCallID: String? = nil, annotations: [JSONValue]? = nil,
        extra: JSONObject = [:]
    ) {
        self.role = role
        self.content = content
        self.name = name
        self.refusal = refusal
        self.toolCalls = toolCalls
        self.toolCallID = toolCallID
        self.annotations = annotations
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(role: ""),
        [
            .required("role", \.role), .optional("content", \.content), .optional("name", \.name),
            .optional("refusal", \.refusal), .optional("tool_calls", \.toolCalls),
            .optional("tool_call_id", \.toolCallID), .optional("annotations", \.annotations),
        ])
}
