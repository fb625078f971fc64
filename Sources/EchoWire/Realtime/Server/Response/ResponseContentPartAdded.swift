/// A message has a new part, still growing.
public struct ResponseContentPartAdded: WireEvent {
    public static let type = "response.content_part.added"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var contentIndex: Int
    public var part: ContentPart
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, contentIndex: Int,
        part: ContentPart, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.contentIndex = contentIndex
        self.part = part
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, contentIndex: 0, part: .unknown([:])),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("content_index", \.contentIndex),
            .required("part", \.part),
        ])
}
