/// The model hears silence from here on. Sound must go on arriving all the same: it moves the clock.
public struct LiveInputAudioMute: WireEvent {
    public static let type = "session.input_audio.mute"

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
