/// An item of an answer is complete.
public struct ResponseOutputItemDone: WireEvent {
    public static let type = "response.output_item.done"

    public var eventID: String?
    public var responseID: String
    public var outputIndex: Int
    public var item: ConversationItem
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, outputIndex: Int, item: ConversationItem, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.outputIndex = outputIndex
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", outputIndex: 0, item: .unknown([:])),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID),
            .required("output_index", \.outputIndex), .required("item", \.item),
        ])
}
