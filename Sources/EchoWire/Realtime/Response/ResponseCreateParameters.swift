/// The parameters of one answer that differ from the session's.
public struct ResponseCreateParameters: WireObject {
    /// `auto`, or `none` for an answer outside the conversation.
    public var conversation: String?
    /// The input to answer, in place of the conversation.
    public var input: [ConversationItem]?
    public var instructions: String?
    public var outputModalities: [String]?
    public var audio: ResponseAudio?
    public var tools: [ToolDefinition]?
    public var toolChoice: ToolChoice?
    public var parallelToolCalls: Bool?
    public var maxOutputTokens: TokenLimit?
    /// Comes back with the response, to know it by.
    public var metadata: [String: String]?
    public var prompt: JSONValue?
    /// An object with the `effort`; see `reasoningEffort`.
    public var reasoning: JSONValue?
    public var extra: JSONObject

    public init(
        conversation: String? = nil, input: [ConversationItem]? = nil, instructions: String? = nil,
        outputModalities: [String]? = nil, audio: ResponseAudio? = nil, tools: [ToolDefinition]? = nil,
        toolChoice: ToolChoice? = nil, parallelToolCalls: Bool? = nil, maxOutputTokens: TokenLimit? = nil,
        metadata: [String: String]? = nil, prompt: JSONValue? = nil, reasoning: JSONValue? = nil,
        extra: JSONObject = [:]
    ) {
        self.conversation = conversation
        self.input = input
        self.instructions = instructions
        self.outputModalities = outputModalities
        self.audio = audio
        self.tools = tools
        self.toolChoice = toolChoice
        self.parallelToolCalls = parallelToolCalls
        self.maxOutputTokens = maxOutputTokens
        self.metadata = metadata
        self.prompt = prompt
        self.reasoning = reasoning
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("conversation", \.conversation), .optional("input", \.input),
            .optional("instructions", \.instructions), .optional("output_modalities", \.outputModalities),
            .optional("audio", \.audio), .optional("tools", \.tools), .optional("tool_choice", \.toolChoice),
            .optional("parallel_tool_calls", \.parallelToolCalls), .optional("max_output_tokens", \.maxOutputTokens),
            .optional("metadata", \.metadata), .optional("prompt", \.prompt), .optional("reasoning", \.reasoning),
        ])
}
