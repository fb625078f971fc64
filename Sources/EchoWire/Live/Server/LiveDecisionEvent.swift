/// The finding of the deciding delegate.
public struct LiveDecisionEvent: WireEvent {
    public static let type = "decision.event"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var delegationID: String?
    public var triggerID: String?
    public var sourceEventID: String?
    public var sourceEventType: String?
    public var event: JSONValue
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, delegationID: String? = nil, triggerID: String? = nil,
        sourceEventID: String? = nil, sourceEventType: String? = nil, event: JSONValue, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.delegationID = delegationID
        self.triggerID = triggerID
        self.sourceEventID = sourceEventID
        self.sourceEventType = sourceEventType
        self.event = event
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(event: [:]),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .optional("delegation_id", \.delegationID), .optional("trigger_id", \.triggerID),
            .optional("source_event_id", \.sourceEventID), .optional("source_event_type", \.sourceEventType),
            .required("event", \.event),
        ])
}
