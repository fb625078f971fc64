/// How much of the server's limits is left.
public struct RateLimitsUpdated: WireEvent {
    public static let type = "rate_limits.updated"

    public var eventID: String?
    public var rateLimits: [RateLimit]
    public var extra: JSONObject

    public init(eventID: String? = nil, rateLimits: [RateLimit], extra: JSONObject = [:]) {
        self.eventID = eventID
        self.rateLimits = rateLimits
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(rateLimits: []),
        [
            .optional("event_id", \.eventID), .required("rate_limits", \.rateLimits),
        ])
}
