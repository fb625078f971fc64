/// All the sound of a spoken answer has been sent.
public struct ResponseOutputAudioDone: WireEvent {
    public static let type = "response.output_audio.done"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var contentIndex: Int
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, contentIndex: Int,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.contentIndex = contentIndex
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, contentIndex: 0),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("content_index", \.contentIndex),
        ])
}
