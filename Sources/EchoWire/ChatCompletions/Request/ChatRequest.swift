/// Asks for an answer: `POST /v1/chat/completions`.
public struct ChatRequest: WireObject {
    public var model: String
    public var messages: [ChatMessage]
    public var stream: Bool?
    public var streamOptions: ChatStreamOptions?
    public var tools: [ChatTool]?
    public var toolChoice: ChatToolChoice?
    public var parallelToolCalls: Bool?
    public var responseFormat: ChatResponseFormat?
    /// Thoughts count too.
    public var maxCompletionTokens: Int?
    /// The older name of `maxCompletionTokens`, which many compatible servers know alone.
    public var maxTokens: Int?
    /// 0–2; models that think refuse it.
    public var temperature: Double?
    public var topP: Double?
    public var presencePenalty: Double?
    public var frequencyPenalty: Double?
    /// A text, or up to four, that ends the answer.
    public var stop: JSONValue?
    public var seed: Int?
    public var choiceCount: Int?
    /// `none`, `minimal`, `low`, `medium`, `high`, `xhigh` or `max`.
    public var reasoningEffort: String?
    /// `low`, `medium` or `high`.
    public var verbosity: String?
    public var store: Bool?
    public var metadata: [String: String]?
    /// `auto`, `default`, `flex`, `scale`, `priority`, `fast` or `ultrafast`.
    public var serviceTier: String?
    /// A hash that stands for the user.
    public var safetyIdentifier: String?
    public var promptCacheKey: String?
    public var user: String?
    /// Lets models that search the web do so; with `search_context_size` and `user_location`.
    public var webSearchOptions: JSONValue?
    public var promptCacheOptions: PromptCacheOptions?
    public var extra: JSONObject

    public init(
        model: String, messages: [ChatMessage], stream: Bool? = nil, streamOptions: ChatStreamOptions? = nil,
        tools: [ChatTool]? = nil, toolChoice: ChatToolChoice? = nil, parallelToolCalls: Bool? = nil,
        responseFormat: ChatResponseFormat? = nil, maxCompletionTokens: Int? = nil, maxTokens: Int? = nil,
        temperature: Double? = nil, topP: Double? = nil, presencePenalty: Double? = nil,
        frequencyPenalty: Double? = nil, stop: JSONValue? = nil, seed: Int? = nil, choiceCount: Int? = nil,
        reasoningEffort: String? = nil, verbosity: String? = nil, store: Bool? = nil, metadata: [String: String]? = nil,
        serviceTier: String? = nil, safetyIdentifier: String? = nil, promptCacheKey: String? = nil, user: String? = nil,
        extra: JSONObject = [:], webSearchOptions: JSONValue? = nil, promptCacheOptions: PromptCacheOptions? = nil
    ) {
        self.model = model
        self.messages = messages
        self.stream = stream
        self.streamOptions = streamOptions
        self.tools = tools
        self.toolChoice = toolChoice
        self.parallelToolCalls = parallelToolCalls
        self.responseFormat = responseFormat
        self.maxCompletionTokens = maxCompletionTokens
        self.maxTokens = maxTokens
        self.temperature = temperature
        self.topP = topP
        self.presencePenalty = presencePenalty
        self.frequencyPenalty = frequencyPenalty
        self.stop = stop
        self.seed = seed
        self.choiceCount = choiceCount
        self.reasoningEffort = reasoningEffort
        self.verbosity = verbosity
        self.store = store
        self.metadata = metadata
        self.serviceTier = serviceTier
        self.safetyIdentifier = safetyIdentifier
        self.promptCacheKey = promptCacheKey
        self.user = user
        self.webSearchOptions = webSearchOptions
        self.promptCacheOptions = promptCacheOptions
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(model: "", messages: []),
        [
            .required("model", \.model), .required("messages", \.messages), .optional("stream", \.stream),
            .optional("stream_options", \.streamOptions), .optional("tools", \.tools),
            .optional("tool_choice", \.toolChoice), .optional("parallel_tool_calls", \.parallelToolCalls),
            .optional("response_format", \.responseFormat), .optional("max_completion_tokens", \.maxCompletionTokens),
            .optional("max_tokens", \.maxTokens), .optional("temperature", \.temperature), .optional("top_p", \.topP),
            .optional("presence_penalty", \.presencePenalty), .optional("frequency_penalty", \.frequencyPenalty),
            .optional("stop", \.stop), .optional("seed", \.seed), .optional("n", \.choiceCount),
            .optional("reasoning_effort", \.reasoningEffort), .optional("verbosity", \.verbosity),
            .optional("store", \.store), .optional("metadata", \.metadata), .optional("service_tier", \.serviceTier),
            .optional("safety_identifier", \.safetyIdentifier), .optional("prompt_cache_key", \.promptCacheKey),
            .optional("user", \.user), .optional("web_search_options", \.webSearchOptions),
            .optional("prompt_cache_options", \.promptCacheOptions),
        ])
}
