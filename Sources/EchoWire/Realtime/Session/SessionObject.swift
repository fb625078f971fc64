/// The session: a change to it when sent (absent fields stay), the whole of it when received.
public struct SessionObject: WireObject {
    /// `realtime` or `transcription`; required in every `session.update`.
    public var type: String?
    public var id: String?
    public var object: String?
    /// Seconds since 1970.
    public var expiresAt: Int?
    /// Fixed for the session.
    public var model: String?
    /// `["audio"]` or `["text"]`, not both; audio includes its transcript.
    public var outputModalities: [String]?
    public var instructions: String?
    public var audio: SessionAudio?
    public var tools: [ToolDefinition]?
    public var toolChoice: ToolChoice?
    public var parallelToolCalls: Bool?
    /// For one answer.
    public var maxOutputTokens: TokenLimit?
    /// How the context is trimmed: `auto`, `disabled` or a retention ratio.
    public var truncation: JSONValue?
    /// Cannot change once it is on.
    public var tracing: JSONValue?
    public var prompt: JSONValue?
    /// An object with the `effort`; see `reasoningEffort`.
    public var reasoning: JSONValue?
    public var include: [String]?
    public var extra: JSONObject

    public init(
        type: String? = "realtime", id: String? = nil, object: String? = nil, expiresAt: Int? = nil,
        model: String? = nil, outputModalities: [String]? = nil, instructions: String? = nil,
        audio: SessionAudio? = nil, tools: [ToolDefinition]? = nil, toolChoice: ToolChoice? = nil,
        parallelToolCalls: Bool? = nil, maxOutputTokens: TokenLimit? = nil, truncation: JSONValue? = nil,
        tracing: JSONValue? = nil, prompt: JSONValue? = nil, reasoning: JSONValue? = nil, include: [String]? = nil,
        extra: JSONObject = [:]
    ) {
        self.type = type
        self.id = id
        self.object = object
        self.expiresAt = expiresAt
        self.model = model
        self.outputModalities = outputModalities
        self.instructions = instructions
        self.audio = audio
        self.tools = tools
        self.toolChoice = toolChoice
        self.parallelToolCalls = parallelToolCalls
        self.maxOutputTokens = maxOutputTokens
        self.truncation = truncation
        self.tracing = tracing
        self.prompt = prompt
        self.reasoning = reasoning
        self.include = include
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: nil),
        [
            .optional("type", \.type), .optional("id", \.id), .optional("object", \.object),
            .optional("expires_at", \.expiresAt), .optional("model", \.model),
            .optional("output_modalities", \.outputModalities), .optional("instructions", \.instructions),
            .optional("audio", \.audio), .optional("tools", \.tools), .optional("tool_choice", \.toolChoice),
            .optional("parallel_tool_calls", \.parallelToolCalls), .optional("max_output_tokens", \.maxOutputTokens),
            .optional("truncation", \.truncation), .optional("tracing", \.tracing), .optional("prompt", \.prompt),
            .optional("reasoning", \.reasoning), .optional("include", \.include),
        ])
}
