/// The deciding delegate has an item more.
public struct LiveDecisionItemCreated: WireEvent {
    public static let type = "decision.item.created"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var item: JSONValue
    public var extra: JSONObject

    public init(eventID: String? = nil, clientEventID: String? = nil, item: JSONValue, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(item: [:]),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID), .required("item", \.item),
        ])
}
