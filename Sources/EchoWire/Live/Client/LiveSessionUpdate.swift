/// Changes what may change in a running session: the contents of its delegation, and its triggers.
public struct LiveSessionUpdate: WireEvent {
    public static let type = "session.update"

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
