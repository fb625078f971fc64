/// The buffer became the user's item; its place in the conversation is known from here.
public struct InputAudioBufferCommitted: WireEvent {
    public static let type = "input_audio_buffer.committed"

    public var eventID: String?
    /// Item that comes before it; nil when it is the first.
    public var previousItemID: String?
    /// The user item that will be added.
    public var itemID: String
    public var extra: JSONObject

    public init(eventID: String? = nil, previousItemID: String? = nil, itemID: String, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.previousItemID = previousItemID
        self.itemID = itemID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: ""),
        [
            .optional("event_id", \.eventID), .optional("previous_item_id", \.previousItemID),
            .required("item_id", \.itemID),
        ])
}
