/// An item has entered the conversation; the name from before `added` and `done`.
public struct ConversationItemCreated: WireEvent {
    public static let type = "conversation.item.created"

    public var eventID: String?
    /// Item that comes before it; nil when it is the first.
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
