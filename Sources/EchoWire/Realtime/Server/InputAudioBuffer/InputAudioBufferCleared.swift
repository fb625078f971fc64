/// Answers `input_audio_buffer.clear`.
public struct InputAudioBufferCleared: WireEvent {
    public static let type = "input_audio_buffer.cleared"

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
