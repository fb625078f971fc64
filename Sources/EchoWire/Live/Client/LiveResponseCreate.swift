/// Lets the delegate that the server runs go on, once every call of the session is answered.
public struct LiveResponseCreate: WireEvent {
    public static let type = "response.create"

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
