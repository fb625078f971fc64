/// The session as it is after a change.
public struct LiveSessionUpdated: WireEvent {
    public static let type = "session.updated"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var session: LiveSessionObject?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, session: LiveSessionObject? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .optional("session", \.session),
        ])
}
