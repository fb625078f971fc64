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

    /// Fifty a second for every conversation: written without a tree of values. Nil where there is more to be written.
    var text: Data? {
        guard extra.isEmpty else { return nil }
        let sound = audio.base64EncodedData()
        // As an array: adding to `Data` costs twice as much.
        var text: [UInt8] = []
        text.reserveCapacity(sound.count + 128)
        text += Self.start
        sound.withUnsafeBytes { text += $0 }
        text += Self.middle
        if let eventID {
            text += Self.id
            text += JSONValue.string(eventID).data
            text += Self.comma
        }
        text += Self.end
        return Data(text)
    }

    private static let start = Array(#"{"audio":""#.utf8)
    private static let middle = Array(#"","#.utf8)
    private static let id = Array(#""event_id":"#.utf8)
    private static let comma = Array(",".utf8)
    private static let end = Array(#""type":"input_audio_buffer.append"}"#.utf8)

    public static let fields = WireFields<Self>(
        blank: Self(audio: Data()),
        [
            .optional("event_id", \.eventID), .required("audio", \.audio),
        ])
}
