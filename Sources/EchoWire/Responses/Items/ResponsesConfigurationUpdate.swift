/// From here on the conversation is answered with other settings.
public struct ResponsesConfigurationUpdate: WireObject {
    public var id: String?
    /// Only its effort counts.
    public var reasoning: ResponsesReasoningSettings?
    /// Only its format counts.
    public var text: ResponsesText?
    public var extra: JSONObject

    public init(
        id: String? = nil, reasoning: ResponsesReasoningSettings? = nil, text: ResponsesText? = nil,
        extra: JSONObject = [:]
    ) {
        self.id = id
        self.reasoning = reasoning
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("id", \.id), .optional("reasoning", \.reasoning), .optional("text", \.text),
        ])
}
