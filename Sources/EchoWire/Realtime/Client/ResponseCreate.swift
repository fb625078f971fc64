/// Asks for an answer now, with the session's settings or with others for this one answer.
public struct ResponseCreate: WireEvent {
    public static let type = "response.create"

    public var eventID: String?
    public var response: ResponseCreateParameters?
    public var extra: JSONObject

    public init(eventID: String? = nil, response: ResponseCreateParameters? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.response = response
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("response", \.response),
        ])
}
