/// Stops the server's playback; WebRTC and SIP only.
public struct OutputAudioBufferClear: WireEvent {
    public static let type = "output_audio_buffer.clear"

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
