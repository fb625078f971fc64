/// An answer has ended, one way or another; its status says which.
public struct ResponseDone: WireEvent {
    public static let type = "response.done"

    public var eventID: String?
    public var response: ResponseObject
    public var extra: JSONObject

    public init(eventID: String? = nil, response: ResponseObject, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.response = response
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(response: ResponseObject.fields.blank),
        [
            .optional("event_id", \.eventID), .required("response", \.response),
        ])
}
