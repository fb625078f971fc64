/// The first event of every connection: the session with the server's defaults.
public struct SessionCreated: WireEvent {
    public static let type = "session.created"

    public var eventID: String?
    public var session: SessionObject
    public var extra: JSONObject

    public init(eventID: String? = nil, session: SessionObject, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.session = session
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(session: SessionObject.fields.blank),
        [
            .optional("event_id", \.eventID), .required("session", \.session),
        ])
}
