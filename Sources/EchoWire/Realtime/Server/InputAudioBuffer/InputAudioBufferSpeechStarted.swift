/// The server hears the user speak.
public struct InputAudioBufferSpeechStarted: WireEvent {
    public static let type = "input_audio_buffer.speech_started"

    public var eventID: String?
    /// The user item this speech will become.
    public var itemID: String
    /// Milliseconds of sound written in this session, prefix padding included.
    public var audioStartMs: Int
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, audioStartMs: Int, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.audioStartMs = audioStartMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", audioStartMs: 0),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
            .required("audio_start_ms", \.audioStartMs),
        ])
}
