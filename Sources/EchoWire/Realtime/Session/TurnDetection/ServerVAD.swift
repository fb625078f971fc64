/// Turns that end by silence.
public struct ServerVAD: WireObject {
    /// Loudness that counts as speech, 0–1.
    public var threshold: Double?
    /// Sound kept from before the speech, milliseconds.
    public var prefixPaddingMs: Int?
    /// Silence that ends the turn, milliseconds.
    public var silenceDurationMs: Int?
    /// Silence after which the server speaks up, 5000–30000 milliseconds; cleared: never.
    public var idleTimeoutMs: Clearable<Int>?
    public var createResponse: Bool?
    public var interruptResponse: Bool?
    public var extra: JSONObject

    public init(
        threshold: Double? = nil, prefixPaddingMs: Int? = nil, silenceDurationMs: Int? = nil,
        idleTimeoutMs: Clearable<Int>? = nil, createResponse: Bool? = nil, interruptResponse: Bool? = nil,
        extra: JSONObject = [:]
    ) {
        self.threshold = threshold
        self.prefixPaddingMs = prefixPaddingMs
        self.silenceDurationMs = silenceDurationMs
        self.idleTimeoutMs = idleTimeoutMs
        self.createResponse = createResponse
        self.interruptResponse = interruptResponse
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("threshold", \.threshold), .optional("prefix_padding_ms", \.prefixPaddingMs),
            .optional("silence_duration_ms", \.silenceDurationMs), .optional("idle_timeout_ms", \.idleTimeoutMs),
            .optional("create_response", \.createResponse), .optional("interrupt_response", \.interruptResponse),
        ])
}
