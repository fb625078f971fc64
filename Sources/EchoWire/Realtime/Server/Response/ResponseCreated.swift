/// An answer begins.
public struct ResponseCreated: WireEvent {
    public static let type = "response.created"

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
