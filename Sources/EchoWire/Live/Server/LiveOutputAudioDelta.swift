public import Foundation

/// The next piece of the voice, silence included. On the first connection it has neither id nor times.
public struct LiveOutputAudioDelta: WireEvent {
    public static let type = "session.output_audio.delta"

    public var eventID: String?
    /// In the format of the session.
    public var delta: Data
    /// On the clock of the session, milliseconds.
    public var startMs: Int?
    /// On the clock of the session, milliseconds; not included.
    public var endMs: Int?
    public var extra: JSONObject

    public init(eventID: String? = nil, delta: Data, startMs: Int? = nil, endMs: Int? = nil, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.delta = delta
        self.startMs = startMs
        self.endMs = endMs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(delta: Data()),
        [
            .optional("event_id", \.eventID), .required("delta", \.delta), .optional("start_ms", \.startMs),
            .optional("end_ms", \.endMs),
        ])
}
