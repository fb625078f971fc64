/// A remark of the server that asks for nothing.
public struct LiveInfoEvent: WireEvent {
    public static let type = "info"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var code: String?
    public var message: String?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, code: String? = nil, message: String? = nil,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.code = code
        self.message = message
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID), .optional("code", \.code),
            .optional("message", \.message),
        ])
}
