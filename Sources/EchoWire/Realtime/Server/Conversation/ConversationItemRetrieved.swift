/// Answers `conversation.item.retrieve`.
public struct ConversationItemRetrieved: WireEvent {
    public static let type = "conversation.item.retrieved"

    public var eventID: String?
    public var item: ConversationItem
    public var extra: JSONObject

    public init(eventID: String? = nil, item: ConversationItem, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(item: .unknown([:])),
        [
            .optional("event_id", \.eventID), .required("item", \.item),
        ])
}
