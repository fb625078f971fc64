/// Changes the running session: what is absent stays as it is. Answered by `session.updated`.
public struct SessionUpdate: WireEvent {
    public static let type = "session.update"

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
