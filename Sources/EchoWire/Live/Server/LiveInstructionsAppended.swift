/// The instruction has reached the model.
public struct LiveInstructionsAppended: WireEvent {
    public static let type = "session.instructions.appended"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    /// On the clock of the session, milliseconds.
    public var startMs: Int?
    /// On the clock of the session, milliseconds; not included.
    public var endMs: Int?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, startMs: Int? = nil, endMs: Int? = nil,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.startMs = startMs
        self.endMs = endMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .optional("start_ms", \.startMs), .optional("end_ms", \.endMs),
        ])
}
