/// Gives the delegate that the server runs an item: the output of a call, or a message. Nothing answers it.
public struct LiveResponseItemCreate: WireEvent {
    public static let type = "response.item.create"

    public var eventID: String?
    public var item: ResponsesItem
    public var extra: JSONObject

    public init(eventID: String? = nil, item: ResponsesItem, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.item = item
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(item: .unknown([:])),
        [
            .optional("event_id", \.eventID), .required("item", \.item),
        ])
}
