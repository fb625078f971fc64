/// The server finished playing an answer; WebRTC and SIP only.
public struct OutputAudioBufferStopped: WireEvent {
    public static let type = "output_audio_buffer.stopped"

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
