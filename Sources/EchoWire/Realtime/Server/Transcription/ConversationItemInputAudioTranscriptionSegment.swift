/// A speaker and their words, timed, within a spoken turn; from transcription that tells speakers apart.
public struct ConversationItemInputAudioTranscriptionSegment: WireEvent {
    public static let type = "conversation.item.input_audio_transcription.segment"

    public var eventID: String?
    public var itemID: String
    public var contentIndex: Int
    public var id: String
    public var speaker: String
    /// Seconds into the turn.
    public var start: Double
    /// Seconds into the turn.
    public var end: Double
    public var text: String
    public var extra: JSONObject

    public init(
        eventID: String? = nil, itemID: String, contentIndex: Int, id: String, speaker: String, start: Double,
        end: Double, text: String, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.itemID = itemID
        self.contentIndex = contentIndex
        self.id = id
        self.speaker = speaker
        self.start = start
        self.end = end
        self.text = text
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", contentIndex: 0, id: "", speaker: "", start: 0, end: 0, text: ""),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .required("content_index", \.contentIndex), .required("id", \.id), .required("speaker", \.speaker),
            .required("start", \.start), .required("end", \.end), .required("text", \.text),
        ])
}
