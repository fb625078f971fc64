/// More words of a spoken answer.
public struct ResponseOutputAudioTranscriptDelta: WireEvent {
    public static let type = "response.output_audio_transcript.delta"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var contentIndex: Int
    public var delta: String
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, contentIndex: Int, delta: String,
        obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.contentIndex = contentIndex
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, contentIndex: 0, delta: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("content_index", \.contentIndex),
            .required("delta", \.delta), .optional("obfuscation", \.obfuscation),
        ])
}
