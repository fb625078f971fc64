/// One limit of the server and what is left of it.
public struct RateLimit: WireObject {
    /// `requests` or `tokens`.
    public var name: String?
    public var limit: Int?
    public var remaining: Int?
    /// Seconds until it is full again.
    public var resetSeconds: Double?
    public var extra: JSONObject

    public init(
        name: String? = nil, limit: Int? = nil, remaining: Int? = nil, resetSeconds: Double? = nil,
        extra: JSONObject = [:]
    ) {
        self.name = name
        self.limit = limit
        self.remaining = remaining
        self.resetSeconds = resetSeconds
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("name", \.name), .optional("limit", \.limit), .optional("remaining", \.remaining),
            .optional("reset_seconds", \.resetSeconds),
        ])
}
