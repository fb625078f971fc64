/// A spoken turn will have no words.
public struct ConversationItemInputAudioTranscriptionFailed: WireEvent {
    public static let type = "conversation.item.input_audio_transcription.failed"

    public var eventID: String?
    public var itemID: String
    public var contentIndex: Int
    public var error: TranscriptionError
    public var extra: JSONObject

    public init(
        eventID: String? = nil, itemID: String, contentIndex: Int, error: TranscriptionError, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.itemID = itemID
        self.contentIndex = contentIndex
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", contentIndex: 0, error: TranscriptionError.fields.blank),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .required("content_index", \.contentIndex), .required("error", \.error),
        ])
}
