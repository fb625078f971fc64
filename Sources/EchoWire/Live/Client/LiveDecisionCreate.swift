/// Asks the deciding delegate now. The id is required, and unique.
public struct LiveDecisionCreate: WireEvent {
    public static let type = "decision.create"

    public var eventID: String?
    public var extra: JSONObject

    public init(eventID: String? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID)
        ])
}
