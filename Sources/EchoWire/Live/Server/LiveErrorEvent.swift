/// Something went wrong; most errors leave the session as it is.
public struct LiveErrorEvent: WireEvent {
    public static let type = "error"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var error: LiveErrorDetail
    public var extra: JSONObject

    public init(eventID: String? = nil, clientEventID: String? = nil, error: LiveErrorDetail, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(error: LiveErrorDetail()),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .required("error", \.error),
        ])
}
