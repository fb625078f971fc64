public import Foundation

/// The next piece of what the microphone hears. It moves the clock of the session; nothing answers it.
public struct LiveInputAudioAppend: WireEvent {
    public static let type = "session.input_audio.append"

    public var eventID: String?
    /// In the format of the session, without a container.
    public var audio: Data
    public var extra: JSONObject

    public init(eventID: String? = nil, audio: Data, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.audio = audio
        self.extra = extra
    }

    /// Fifty a second for as long as the session lasts: written without a tree of values. Nil where there is more to
    /// be written.
    var text: Data? {
        guard extra.isEmpty, eventID == nil else { return nil }
        let sound = audio.base64EncodedData()
        // As an array: adding to `Data` costs twice as much.
        var text: [UInt8] = []
        text.reserveCapacity(sound.count + 64)
        text += Self.start
        sound.withUnsafeBytes { text += $0 }
        text += Self.end
        return Data(text)
    }

    private static let start = Array(#"{"audio":""#.utf8)
    private static let end = Array(#"","type":"session.input_audio.append"}"#.utf8)

    public static let fields = WireFields<Self>(
        blank: Self(audio: Data()),
        [
            .optional("event_id", \.eventID), .required("audio", \.audio),
        ])
}
