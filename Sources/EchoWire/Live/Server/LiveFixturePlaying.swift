/// The clip of the client begins.
public struct LiveFixturePlaying: WireEvent {
    public static let type = "session.output_audio.fixture.playing"

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
