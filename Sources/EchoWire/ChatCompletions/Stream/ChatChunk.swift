/// More of a streamed answer. The last may have no choices and tell the cost.
public struct ChatChunk: WireObject {
    public var id: String?
    /// `chat.completion.chunk`.
    public var object: String?
    /// Seconds since 1970.
    public var created: Int?
    public var model: String?
    public var choices: [ChatChunkChoice]
    public var usage: ChatUsage?
    public var serviceTier: String?
    public var systemFingerprint: String?
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        id: String? = nil, object: String? = "chat.completion.chunk", created: Int? = nil, model: String? = nil,
        choices: [ChatChunkChoice], usage: ChatUsage? = nil, serviceTier: String? = nil,
        systemFingerprint: String? = nil, obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.object = object
        self.created = created
        self.model = model
        self.choices = choices
        self.usage = usage
        self.serviceTier = serviceTier
        self.systemFingerprint = systemFingerprint
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(object: nil, choices: []),
        [
            .optional("id", \.id), .optional("object", \.object), .optional("created", \.created),
            .optional("model", \.model), .required("choices", \.choices), .optional("usage", \.usage),
            .optional("service_tier", \.serviceTier), .optional("system_fingerprint", \.systemFingerprint),
            .optional("obfuscation", \.obfuscation),
        ])
}
