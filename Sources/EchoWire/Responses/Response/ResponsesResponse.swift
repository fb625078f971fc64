/// An answer: what became of it, what it consists of, what it cost.
public struct ResponsesResponse: WireObject {
    public var id: String
    /// `response`.
    public var object: String?
    /// Seconds since 1970.
    public var createdAt: Int?
    /// Seconds since 1970.
    public var completedAt: Int?
    /// `in_progress`, `completed`, `incomplete`, `failed`, `cancelled` or `queued`.
    public var status: String?
    public var error: ResponseError?
    public var incompleteDetails: ResponsesIncompleteDetails?
    public var model: String?
    public var output: [ResponsesItem]
    public var usage: ResponsesUsage?
    public var instructions: ResponsesInput?
    public var previousResponseID: String?
    public var store: Bool?
    public var tools: [ResponsesTool]
    public var toolChoice: ToolChoice?
    public var parallelToolCalls: Bool?
    public var maxToolCalls: Int?
    public var text: ResponsesText?
    public var reasoning: ResponsesReasoningSettings?
    public var maxOutputTokens: Int?
    public var temperature: Double?
    public var topP: Double?
    public var topLogprobs: Int?
    /// At most 16 pairs; comes back with the answer.
    public var metadata: [String: String]?
    /// The tier that served it, which decides the price.
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
    public var promptCacheOptions: PromptCacheOptions?
    public var extra: JSONObject

    public init(
        id: String, object: String? = "response", createdAt: Int? = nil, completedAt: Int? = nil, status: String? = nil,
        error: ResponseError? = nil, incompleteDetails: ResponsesIncompleteDetails? = nil, model: String? = nil,
        output: [ResponsesItem], usage: ResponsesUsage? = nil, instructions: ResponsesInput? = nil,
        previousResponseID: String? = nil, store: Bool? = nil, tools: [ResponsesTool] = [],
        toolChoice: ToolChoice? = nil, parallelToolCalls: Bool? = nil, maxToolCalls: Int? = nil,
        text: ResponsesText? = nil, reasoning: ResponsesReasoningSettings? = nil, maxOutputTokens: Int? = nil,
        temperature: Double? = nil, topP: Double? = nil, topLogprobs: Int? = nil, metadata: [String: String]? = nil,
        serviceTier: String? = nil, truncation: String? = nil, safetyIdentifier: String? = nil,
        promptCacheKey: String? = nil, prompt: JSONValue? = nil, conversation: JSONValue? = nil,
        isBackground: Bool? = nil, user: String? = nil, extra: JSONObject = [:],
        promptCacheOptions: PromptCacheOptions? = nil
    ) {
        self.id = id
        self.object = object
        self.createdAt = createdAt
        self.completedAt = completedAt
        self.status = status
        self.error = error
        self.incompleteDetails = incompleteDetails
        self.model = model
        self.output = output
        self.usage = usage
        self.instructions = instructions
        self.previousResponseID = previousResponseID
        self.store = store
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
        self.promptCacheOptions = promptCacheOptions
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: "", object: nil, output: []),
        [
            .required("id", \.id), .optional("object", \.object), .optional("created_at", \.createdAt),
            .optional("completed_at", \.completedAt), .optional("status", \.status), .optional("error", \.error),
            .optional("incomplete_details", \.incompleteDetails), .optional("model", \.model),
            .required("output", \.output), .optional("usage", \.usage), .optional("instructions", \.instructions),
            .optional("previous_response_id", \.previousResponseID), .optional("store", \.store),
            .list("tools", \.tools), .optional("tool_choice", \.toolChoice),
            .optional("parallel_tool_calls", \.parallelToolCalls), .optional("max_tool_calls", \.maxToolCalls),
            .optional("text", \.text), .optional("reasoning", \.reasoning),
            .optional("max_output_tokens", \.maxOutputTokens), .optional("temperature", \.temperature),
            .optional("top_p", \.topP), .optional("top_logprobs", \.topLogprobs), .optional("metadata", \.metadata),
            .optional("service_tier", \.serviceTier), .optional("truncation", \.truncation),
            .optional("safety_identifier", \.safetyIdentifier), .optional("prompt_cache_key", \.promptCacheKey),
            .optional("prompt", \.prompt), .optional("conversation", \.conversation),
            .optional("background", \.isBackground), .optional("user", \.user),
            .optional("prompt_cache_options", \.promptCacheOptions),
        ])
}
