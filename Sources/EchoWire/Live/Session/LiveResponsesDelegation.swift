/// The delegate that the server runs.
public struct LiveResponsesDelegation: WireObject {
    /// Required at the start.
    public var model: String?
    public var instructions: String?
    /// 16 or more.
    public var maxOutputTokens: Int?
    public var parallelToolCalls: Bool?
    public var reasoning: ResponsesReasoningSettings?
    public var serviceTier: String?
    public var text: ResponsesText?
    public var toolChoice: JSONValue?
    /// Replaced as a whole by an update.
    public var tools: [ResponsesTool]?
    public var extra: JSONObject

    public init(
        model: String? = nil, instructions: String? = nil, maxOutputTokens: Int? = nil, parallelToolCalls: Bool? = nil,
        reasoning: ResponsesReasoningSettings? = nil, serviceTier: String? = nil, text: ResponsesText? = nil,
        toolChoice: JSONValue? = nil, tools: [ResponsesTool]? = nil, extra: JSONObject = [:]
    ) {
        self.model = model
        self.instructions = instructions
        self.maxOutputTokens = maxOutputTokens
        self.parallelToolCalls = parallelToolCalls
        self.reasoning = reasoning
        self.serviceTier = serviceTier
        self.text = text
        self.toolChoice = toolChoice
        self.tools = tools
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("model", \.model), .optional("instructions", \.instructions),
            .optional("max_output_tokens", \.maxOutputTokens), .optional("parallel_tool_calls", \.parallelToolCalls),
            .optional("reasoning", \.reasoning), .optional("service_tier", \.serviceTier), .optional("text", \.text),
            .optional("tool_choice", \.toolChoice), .optional("tools", \.tools),
        ])
}
