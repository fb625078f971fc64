/// Asks for the end; the server finishes what is under way and says `session.closed`.
public struct LiveSessionClose: WireEvent {
    public static let type = "session.close"

    public var eventID: String?
    public var extra: JSONObject

    public init(eventID: String? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID)
        ])
}
