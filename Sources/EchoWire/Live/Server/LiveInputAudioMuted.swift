/// The model hears silence.
public struct LiveInputAudioMuted: WireEvent {
    public static let type = "session.input_audio.muted"

    public var eventID: String?
    /// The client event that this answers.
    public var clientEventID: String?
    public var extra: JSONObject

    public init(eventID: String? = nil, clientEventID: String? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.clientEventID = clientEventID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("event_id", \.eventID), .optional("client_event_id", \.clientEventID),
        ])
}
