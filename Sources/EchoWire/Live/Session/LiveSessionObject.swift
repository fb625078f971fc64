/// A session as it is asked for (`session.start`, `session.update`) and as it is told of (`session.started`).
public struct LiveSessionObject: WireObject {
    public var id: String?
    /// Seconds since 1970.
    public var expiresAt: Int?
    public var status: String?
    /// Required at the start.
    public var model: String?
    /// At most 16,384 tokens.
    public var instructions: String?
    /// The messages before: at most 128 messages and 8,192 tokens.
    public var input: [LiveMessage]?
    public var audio: LiveAudio?
    public var delegation: LiveDelegation?
    /// At most one for each type of transcript event.
    public var triggers: [JSONValue]?
    /// Whether the server keeps a recording, from which it can be forked.
    public var store: Bool?
    /// A stable pseudonym of the person.
    public var safetyIdentifier: String?
    /// Of WebRTC only.
    public var client: JSONValue?
    public var extra: JSONObject

    public init(
        id: String? = nil, expiresAt: Int? = nil, status: String? = nil, model: String? = nil,
        instructions: String? = nil, input: [LiveMessage]? = nil, audio: LiveAudio? = nil,
        delegation: LiveDelegation? = nil, triggers: [JSONValue]? = nil, store: Bool? = nil,
        safetyIdentifier: String? = nil, client: JSONValue? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.expiresAt = expiresAt
        self.status = status
        self.model = model
        self.instructions = instructions
        self.input = input
        self.audio = audio
        self.delegation = delegation
        self.triggers = triggers
        self.store = store
        self.safetyIdentifier = safetyIdentifier
        self.client = client
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("id", \.id), .optional("expires_at", \.expiresAt), .optional("status", \.status),
            .optional("model", \.model), .optional("instructions", \.instructions), .optional("input", \.input),
            .optional("audio", \.audio), .optional("delegation", \.delegation), .optional("triggers", \.triggers),
            .optional("store", \.store), .optional("safety_identifier", \.safetyIdentifier),
            .optional("client", \.client),
        ])
}
