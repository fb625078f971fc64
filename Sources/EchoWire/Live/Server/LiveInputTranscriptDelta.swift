/// The next words of the person.
public struct LiveInputTranscriptDelta: WireEvent {
    public static let type = "session.input_transcript.delta"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    /// With its own leading space; words may be split anywhere.
    public var delta: String
    /// On the clock of the session, milliseconds.
    public var startMs: Int?
    /// On the clock of the session, milliseconds; not included.
    public var endMs: Int?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, clientEventID: String? = nil, delta: String, startMs: Int? = nil, endMs: Int? = nil,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.delta = delta
        self.startMs = startMs
        self.endMs = endMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: ""),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
            .required("delta", \.delta), .optional("start_ms", \.startMs), .optional("end_ms", \.endMs),
        ])
}
