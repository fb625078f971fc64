/// All the words of a spoken turn.
public struct ConversationItemInputAudioTranscriptionCompleted: WireEvent {
    public static let type = "conversation.item.input_audio_transcription.completed"

    public var eventID: String?
    public var itemID: String
    public var contentIndex: Int
    public var transcript: String
    public var usage: TranscriptionUsage?
    public var languages: [JSONValue]?
    public var logprobs: [JSONValue]?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, itemID: String, contentIndex: Int, transcript: String, usage: TranscriptionUsage? = nil,
        languages: [JSONValue]? = nil, logprobs: [JSONValue]? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.itemID = itemID
        self.contentIndex = contentIndex
        self.transcript = transcript
        self.usage = usage
        self.languages = languages
        self.logprobs = logprobs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", contentIndex: 0, transcript: ""),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .required("content_index", \.contentIndex), .required("transcript", \.transcript),
            .optional("usage", \.usage), .optional("languages", \.languages), .optional("logprobs", \.logprobs),
        ])
}
