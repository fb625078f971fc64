/// A whole answer.
public struct ChatCompletion: WireObject {
    public var id: String?
    /// `chat.completion`.
    public var object: String?
    /// Seconds since 1970.
    public var created: Int?
    public var model: String?
    public var choices: [ChatChoice]
    public var usage: ChatUsage?
    public var serviceTier: String?
    public var systemFingerprint: String?
    public var metadata: [String: String]?
    public var extra: JSONObject

    public init(
        id: String? = nil, object: String? = "chat.completion", created: Int? = nil, model: String? = nil,
        choices: [ChatChoice], usage: ChatUsage? = nil, serviceTier: String? = nil, systemFingerprint: String? = nil,
        metadata: [String: String]? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.object = object
        self.created = created
        self.model = model
        self.choices = choices
        self.usage = usage
        self.serviceTier = serviceTier
        self.systemFingerprint = systemFingerprint
        self.metadata = metadata
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(object: nil, choices: []),
        [
            .optional("id", \.id), .optional("object", \.object), .optional("created", \.created),
            .optional("model", \.model), .required("choices", \.choices), .optional("usage", \.usage),
            .optional("service_tier", \.serviceTier), .optional("system_fingerprint", \.systemFingerprint),
            .optional("metadata", \.metadata),
        ])
}
