/// A key was pressed on a telephone; SIP only.
public struct InputAudioBufferDtmfEventReceived: WireEvent {
    public static let type = "input_audio_buffer.dtmf_event_received"

    public var eventID: String?
    /// The key: 0–9, A–D, * or #.
    public var event: String
    /// Seconds since 1970.
    public var receivedAt: Int
    public var extra: JSONObject

    public init(eventID: String? = nil, event: String, receivedAt: Int, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.event = event
        self.receivedAt = receivedAt
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(event: "", receivedAt: 0),
        [
            .optional("event_id", \.eventID), .required("event", \.event), .required("received_at", \.receivedAt),
        ])
}
