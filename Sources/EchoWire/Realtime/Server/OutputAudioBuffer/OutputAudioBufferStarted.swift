/// The server began to play an answer; WebRTC and SIP only.
public struct OutputAudioBufferStarted: WireEvent {
    public static let type = "output_audio_buffer.started"

    public var eventID: String?
    public var responseID: String
    public var extra: JSONObject

    public init(eventID: String? = nil, responseID: String, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.responseID = responseID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID),
        ])
}
