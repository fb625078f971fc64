/// Ends the user's turn by hand: the buffer becomes an item. It must hold at least 100 ms of sound.
public struct InputAudioBufferCommit: WireEvent {
    public static let type = "input_audio_buffer.commit"

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
