/// Answers `conversation.item.truncate`.
public struct ConversationItemTruncated: WireEvent {
    public static let type = "conversation.item.truncated"

    public var eventID: String?
    public var itemID: String
    public var contentIndex: Int
    /// Sound that is left, milliseconds.
    public var audioEndMs: Int
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, contentIndex: Int, audioEndMs: Int, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.contentIndex = contentIndex
        self.audioEndMs = audioEndMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", contentIndex: 0, audioEndMs: 0),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .required("content_index", \.contentIndex), .required("audio_end_ms", \.audioEndMs),
        ])
}
