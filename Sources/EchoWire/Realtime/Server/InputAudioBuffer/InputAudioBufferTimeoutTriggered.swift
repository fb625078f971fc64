/// Nobody spoke for the idle timeout: an empty turn is committed and answered.
public struct InputAudioBufferTimeoutTriggered: WireEvent {
    public static let type = "input_audio_buffer.timeout_triggered"

    public var eventID: String?
    public var itemID: String
    /// Milliseconds of sound written when the wait began.
    public var audioStartMs: Int
    /// Milliseconds of sound written when it ended.
    public var audioEndMs: Int
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, audioStartMs: Int, audioEndMs: Int, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.audioStartMs = audioStartMs
        self.audioEndMs = audioEndMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", audioStartMs: 0, audioEndMs: 0),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .required("audio_start_ms", \.audioStartMs), .required("audio_end_ms", \.audioEndMs),
        ])
}
