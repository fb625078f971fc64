public import Foundation

/// Sound for the input buffer. Nothing answers it.
public struct InputAudioBufferAppend: WireEvent {
    public static let type = "input_audio_buffer.append"

    public var eventID: String?
    /// In the session's input format; at most 15 MiB on the wire.
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
