/// An error, in the server's words.
public struct ErrorDetail: WireObject {
    public var type: String?
    /// E.g. `response_cancel_not_active`.
    public var code: String?
    public var message: String
    /// The field that is to blame.
    public var param: String?
    /// The client event that is to blame.
    public var eventID: String?
    public var extra: JSONObject

    public init(
        type: String? = nil, code: String? = nil, message: String, param: String? = nil, eventID: String? = nil,
        extra: JSONObject = [:]
    ) {
        self.type = type
        self.code = code
        self.message = message
        self.param = param
        self.eventID = eventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(message: ""),
        [
            .optional("type", \.type), .optional("code", \.code), .required("message", \.message),
            .optional("param", \.param), .optional("event_id", \.eventID),
        ])
}
