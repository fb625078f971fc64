/// The session has ended, and the connection does next.
public struct LiveSessionClosed: WireEvent {
    public static let type = "session.closed"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    /// `close_requested`, `expired`, `content`, `remote_hangup` or `connection_lost`.
    public var reason: String?
    public var usage: LiveUsage?
    public var session: LiveSessionObject?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, reason: String? = nil, usage: LiveUsage? = nil,
        session: LiveSessionObject? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.reason = reason
        self.usage = usage
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .optional("reason", \.reason), .optional("usage", \.usage), .optional("session", \.session),
        ])
}
