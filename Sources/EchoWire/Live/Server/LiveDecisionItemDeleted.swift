/// The deciding delegate has an item less.
public struct LiveDecisionItemDeleted: WireEvent {
    public static let type = "decision.item.deleted"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var itemID: String
    public var extra: JSONObject

    public init(eventID: String? = nil, clientEventID: String? = nil, itemID: String, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.itemID = itemID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: ""),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .required("item_id", \.itemID),
        ])
}
