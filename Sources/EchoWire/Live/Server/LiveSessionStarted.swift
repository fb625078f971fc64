/// The session runs.
public struct LiveSessionStarted: WireEvent {
    public static let type = "session.started"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var session: LiveSessionObject
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, session: LiveSessionObject, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(session: LiveSessionObject()),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .required("session", \.session),
        ])
}
