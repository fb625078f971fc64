/// Stops the answer that is being made.
public struct ResponseCancel: WireEvent {
    public static let type = "response.cancel"

    public var eventID: String?
    /// Nil for the one active in the default conversation.
    public var responseID: String?
    public var extra: JSONObject

    public init(eventID: String? = nil, responseID: String? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.responseID = responseID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("response_id", \.responseID),
        ])
}
