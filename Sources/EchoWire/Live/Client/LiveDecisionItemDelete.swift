/// Takes an item from the deciding delegate.
public struct LiveDecisionItemDelete: WireEvent {
    public static let type = "decision.item.delete"

    public var eventID: String?
    public var itemID: String
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: ""),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
        ])
}
