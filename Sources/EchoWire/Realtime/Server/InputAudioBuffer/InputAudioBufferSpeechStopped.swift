/// The server hears that the user stopped.
public struct InputAudioBufferSpeechStopped: WireEvent {
    public static let type = "input_audio_buffer.speech_stopped"

    public var eventID: String?
    /// The user item this speech will become.
    public var itemID: String
    /// Milliseconds of sound written in this session, the silence included.
    public var audioEndMs: Int
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, audioEndMs: Int, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.audioEndMs = audioEndMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", audioEndMs: 0),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID), .required("audio_end_ms", \.audioEndMs),
        ])
}
