/// Opens the session: the first event of a connection, and the only one of its kind.
public struct LiveSessionStart: WireEvent {
    public static let type = "session.start"

    public var eventID: String?
    public var session: LiveSessionObject
    public var extra: JSONObject

    public init(eventID: String? = nil, session: LiveSessionObject, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(session: LiveSessionObject()),
        [
            .optional("event_id", \.eventID), .required("session", \.session),
        ])
}
