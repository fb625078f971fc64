/// The voice has given work away. What the work is stands in the talk, and not here.
public struct LiveDelegationCreated: WireEvent {
    public static let type = "session.delegation.created"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    /// On the clock of the session, milliseconds.
    public var offsetMs: Int?
    public var delegation: LiveDelegationItem
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, offsetMs: Int? = nil, delegation: LiveDelegationItem,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.offsetMs = offsetMs
        self.delegation = delegation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delegation: LiveDelegationItem(id: "")),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .optional("offset_ms", \.offsetMs), .required("delegation", \.delegation),
        ])
}
