/// Something went wrong; most errors leave the session usable.
public struct ErrorEvent: WireEvent {
    public static let type = "error"

    public var eventID: String?
    public var error: ErrorDetail
    public var extra: JSONObject

    public init(eventID: String? = nil, error: ErrorDetail, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(error: ErrorDetail.fields.blank),
        [
            .optional("event_id", \.eventID), .required("error", \.error),
        ])
}
