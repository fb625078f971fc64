/// The model that thinks and uses tools for the voice.
public struct LiveDelegation: WireObject {
    /// `client`, `responses` or `decisions`; it cannot change.
    public var type: String
    public var responses: LiveResponsesDelegation?
    public var decisions: JSONValue?
    /// How long the voice waits before it says that it is busy, milliseconds.
    public var acknowledgementDelayMs: Int?
    public var extra: JSONObject

    public init(
        type: String, responses: LiveResponsesDelegation? = nil, decisions: JSONValue? = nil,
        acknowledgementDelayMs: Int? = nil, extra: JSONObject = [:]
    ) {
        self.type = type
        self.responses = responses
        self.decisions = decisions
        self.acknowledgementDelayMs = acknowledgementDelayMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: ""),
        [
            .required("type", \.type), .optional("responses", \.responses), .optional("decisions", \.decisions),
            .optional("acknowledgement_delay_ms", \.acknowledgementDelayMs),
        ])

    public static let client = Self(type: "client")
}
