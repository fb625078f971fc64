/// Tells how much of a spoken answer was heard; the server forgets the rest and its transcript.
public struct ConversationItemTruncate: WireEvent {
    public static let type = "conversation.item.truncate"

    public var eventID: String?
    public var itemID: String
    /// Always 0: the audio part of the message.
    public var contentIndex: Int
    /// Sound heard, milliseconds; more than was sent is an error, and so is 0.
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
