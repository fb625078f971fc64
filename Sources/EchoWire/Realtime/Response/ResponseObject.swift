/// An answer: what became of it, what it consists of, what it cost.
public struct ResponseObject: WireObject {
    public var id: String?
    public var object: String?
    /// `in_progress`, `completed`, `cancelled`, `incomplete` or `failed`.
    public var status: String?
    public var statusDetails: ResponseStatusDetails?
    public var output: [ConversationItem]
    /// Nil when it is out of band.
    public var conversationID: String?
    public var outputModalities: [String]?
    public var maxOutputTokens: TokenLimit?
    public var audio: ResponseAudio?
    public var usage: ResponseUsage?
    public var metadata: [String: String]?
    public var extra: JSONObject

    public init(
        id: String? = nil, object: String? = nil, status: String? = nil, statusDetails: ResponseStatusDetails? = nil,
        output: [ConversationItem] = [], conversationID: String? = nil, outputModalities: [String]? = nil,
        maxOutputTokens: TokenLimit? = nil, audio: ResponseAudio? = nil, usage: ResponseUsage? = nil,
        metadata: [String: String]? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.object = object
        self.status = status
        self.statusDetails = statusDetails
        self.output = output
        self.conversationID = conversationID
        self.outputModalities = outputModalities
        self.maxOutputTokens = maxOutputTokens
        self.audio = audio
        self.usage = usage
        self.metadata = metadata
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("id", \.id), .optional("object", \.object), .optional("status", \.status),
            .optional("status_details", \.statusDetails), .list("output", \.output),
            .optional("conversation_id", \.conversationID), .optional("output_modalities", \.outputModalities),
            .optional("max_output_tokens", \.maxOutputTokens), .optional("audio", \.audio), .optional("usage", \.usage),
            .optional("metadata", \.metadata),
        ])
}
