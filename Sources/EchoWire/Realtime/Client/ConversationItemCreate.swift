/// Puts an item into the conversation. A function's output does not start a response by itself.
public struct ConversationItemCreate: WireEvent {
    public static let type = "conversation.item.create"

    public var eventID: String?
    /// Item to insert behind, `"root"` for the front, nil for the end.
    public var previousItemID: String?
    public var item: ConversationItem
    public var extra: JSONObject

    public init(
        eventID: String? = nil, previousItemID: String? = nil, item: ConversationItem, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.previousItemID = previousItemID
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(item: .unknown([:])),
        [
            .optional("event_id", \.eventID), .optional("previous_item_id", \.previousItemID),
            .required("item", \.item),
        ])
}
