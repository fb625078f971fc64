/// More words of a spoken turn. Transcripts come late and may overtake each other.
public struct ConversationItemInputAudioTranscriptionDelta: WireEvent {
    public static let type = "conversation.item.input_audio_transcription.delta"

    public var eventID: String?
    public var itemID: String
    public var contentIndex: Int?
    public var delta: String?
    public var logprobs: [JSONValue]?
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, itemID: String, contentIndex: Int? = nil, delta: String? = nil,
        logprobs: [JSONValue]? = nil, obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.itemID = itemID
        self.contentIndex = contentIndex
        self.delta = delta
        self.logprobs = logprobs
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: ""),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .optional("content_index", \.contentIndex), .optional("delta", \.delta), .optional("logprobs", \.logprobs),
            .optional("obfuscation", \.obfuscation),
        ])
}
