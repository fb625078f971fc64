/// The model hears again.
public struct LiveInputAudioUnmute: WireEvent {
    public static let type = "session.input_audio.unmute"

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
