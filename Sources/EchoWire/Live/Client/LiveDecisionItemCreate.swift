/// Gives the deciding delegate an item.
public struct LiveDecisionItemCreate: WireEvent {
    public static let type = "decision.item.create"

    public var eventID: String?
    public var item: JSONValue
    public var extra: JSONObject

    public init(eventID: String? = nil, item: JSONValue, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(item: [:]),
        [
            .optional("event_id", \.eventID), .required("item", \.item),
        ])
}
