/// All the words of a spoken answer.
public struct ResponseOutputAudioTranscriptDone: WireEvent {
    public static let type = "response.output_audio_transcript.done"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var contentIndex: Int
    public var transcript: String
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, contentIndex: Int,
        transcript: String, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.contentIndex = contentIndex
        self.transcript = transcript
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, contentIndex: 0, transcript: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("content_index", \.contentIndex),
            .required("transcript", \.transcript),
        ])
}
