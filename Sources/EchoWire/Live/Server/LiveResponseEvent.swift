/// One event of the delegate that the server runs, as its own stream would send it.
public struct LiveResponseEvent: WireEvent {
    public static let type = "response.event"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var delegationID: String?
    /// An event of a Responses stream.
    public var event: JSONValue
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, delegationID: String? = nil, event: JSONValue,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.delegationID = delegationID
        self.event = event
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(event: [:]),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .optional("delegation_id", \.delegationID), .required("event", \.event),
        ])
}
