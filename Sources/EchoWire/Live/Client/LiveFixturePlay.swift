public import Foundation

/// Plays a clip of the client in the output track, 24 kHz PCM of at most 30 s.
public struct LiveFixturePlay: WireEvent {
    public static let type = "session.output_audio.fixture.play"

    public var eventID: String?
    public var audio: Data
    public var extra: JSONObject

    public init(eventID: String? = nil, audio: Data, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.audio = audio
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(audio: Data()),
        [
            .optional("event_id", \.eventID), .required("audio", \.audio),
        ])
}
