/// How long the session has run. It may never come while only silence is heard.
public struct LiveUsageUpdated: WireEvent {
    public static let type = "session.usage.updated"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var usage: LiveUsage
    public var contextWindow: LiveContextWindow?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, usage: LiveUsage, contextWindow: LiveContextWindow? = nil,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.usage = usage
        self.contextWindow = contextWindow
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(usage: LiveUsage(seconds: 0)),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .required("usage", \.usage), .optional("context_window", \.contextWindow),
        ])
}
