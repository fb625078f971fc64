/// Why an answer ended.
public struct ResponseStatusDetails: WireObject {
    /// The response's status again.
    public var type: String?
    /// `turn_detected`, `client_cancelled`, `max_output_tokens` or `content_filter`.
    public var reason: String?
    public var error: ResponseError?
    public var extra: JSONObject

    public init(type: String? = nil, reason: String? = nil, error: ResponseError? = nil, extra: JSONObject = [:]) {
        self.type = type
        self.reason = reason
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("type", \.type), .optional("reason", \.reason), .optional("error", \.error),
        ])
}
