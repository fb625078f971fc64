/// Asks for an answer: `POST /v1/responses`.
public struct ResponsesRequest: WireObject {
    public var model: String
    public var input: ResponsesInput?
    public var instructions: String?
    /// The stored answer that this one continues.
    public var previousResponseID: String?
    public var stream: Bool?
    public var streamOptions: ResponsesStreamOptions?
    /// Whether the server keeps the answer; it does when nothing is said.
    public var store: Bool?
    /// E.g. `reasoning.encrypted_content`, which is needed to continue when nothing is stored.
    public var include: [String]?
    public var tools: [ResponsesTool]?
    public var toolChoice: ToolChoice?
    public var parallelToolCalls: Bool?
    public var maxToolCalls: Int?
    public var text: ResponsesText?
    public var reasoning: ResponsesReasoningSettings?
    /// Thoughts count too.
    public var maxOutputTokens: Int?
    /// 0–2; models that think refuse it.
    public var temperature: Double?
    public var topP: Double?
    public var topLogprobs: Int?
    /// At most 16 pairs; comes back with the answer.
    public var metadata: [String: String]?
    /// `auto`, `default`, `flex`, `scale`, `priority`, `fast` or `ultrafast`.
    public var serviceTier: String?
    /// `auto` or `disabled`.
    public var truncation: String?
    /// A hash that stands for the user.
    public var safetyIdentifier: String?
    public var promptCacheKey: String?
    public var prompt: JSONValue?
    public var conversation: JSONValue?
    public var isBackground: Bool?
    public var user: String?
    public var contextManagement: [ResponsesContextManagement]?
    public var promptCacheOptions: PromptCacheOptions?
    public var extra: JSONObject

    public init(
        model: String, input: ResponsesInput? = nil, instructions: String? = nil, previousResponseID: String? = nil,
        stream: Bool? = nil, streamOptions: ResponsesStreamOptions? = nil, store: Bool? = nil, include: [String]? = nil,
        tools: [ResponsesTool]? = nil, toolChoice: ToolChoice? = nil, parallelToolCalls: Bool? = nil,
        maxToolCalls: Int? = nil, text: ResponsesText? = nil, reasoning: ResponsesReasoningSettings? = nil,
        maxOutputTokens: Int? = nil, temperature: Double? = nil, topP: Double? = nil, topLogprobs: Int? = nil,
        metadata: [String: String]? = nil, serviceTier: String? = nil, truncation: String? = nil,
        safetyIdentifier: String? = nil, promptCacheKey: String? = nil, prompt: JSONValue? = nil,
        conversation: JSONValue? = nil, isBackground: Bool? = nil, user: String? = nil, extra: JSONObject = [:],
        contextManagement: [ResponsesContextManagement]? = nil, promptCacheOptions: PromptCacheOptions? = nil
    ) {
        self.model = model
        self.input = input
        self.instructions = instructions
        self.previousResponseID = previousResponseID
        self.stream = stream
        self.streamOptions = streamOptions
        self.store = store
        self.include = include
        self.tools = tools
        self.toolChoice = toolChoice
        self.parallelToolCalls = parallelToolCalls
        self.maxToolCalls = maxToolCalls
        self.text = text
        self.reasoning = reasoning
        self.maxOutputTokens = maxOutputTokens
        self.temperature = temperature
        self.topP = topP
        self.topLogprobs = topLogprobs
        self.metadata = metadata
        self.serviceTier = serviceTier
        self.truncation = truncation
        self.safetyIdentifier = safetyIdentifier
        self.promptCacheKey = promptCacheKey
        self.prompt = prompt
        self.conversation = conversation
        self.isBackground = isBackground
        self.user = user
        self.contextManagement = contextManagement
        self.promptCacheOptions = promptCacheOptions
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(model: ""),
        [
            .required("model", \.model), .optional("input", \.input), .optional("instructions", \.instructions),
            .optional("previous_response_id", \.previousResponseID), .optional("stream", \.stream),
            .optional("stream_options", \.streamOptions), .optional("store", \.store), .optional("include", \.include),
            .optional("tools", \.tools), .optional("tool_choice", \.toolChoice),
            .optional("parallel_tool_calls", \.parallelToolCalls), .optional("max_tool_calls", \.maxToolCalls),
            .optional("text", \.text), .optional("reasoning", \.reasoning),
            .optional("max_output_tokens", \.maxOutputTokens), .optional("temperature", \.temperature),
            .optional("top_p", \.topP), .optional("top_logprobs", \.topLogprobs), .optional("metadata", \.metadata),
            .optional("service_tier", \.serviceTier), .optional("truncation", \.truncation),
            .optional("safety_identifier", \.safetyIdentifier), .optional("prompt_cache_key", \.promptCacheKey),
            .optional("prompt", \.prompt), .optional("conversation", \.conversation),
            .optional("background", \.isBackground), .optional("user", \.user),
            .optional("context_management", \.contextManagement),
            .optional("prompt_cache_options", \.promptCacheOptions),
        ])
}
