public import Foundation

/// An event of a server that speaks a text.
public enum SpeechStreamEvent: WireUnion {
    case audioDelta(SpeechAudioDelta)
    case audioDone(SpeechAudioDone)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "speech.audio.delta": self = .audioDelta(try SpeechAudioDelta(fields: fields))
        case "speech.audio.done": self = .audioDone(try SpeechAudioDone(fields: fields))
        case let type?: self = .unknown(UnknownEvent(type: type, fields: fields))
        case nil: throw fields["type"] == nil ? .missing("type") : .wrongType("type", expected: "string")
        }
    }

    /// Reads one event from the data of its frame.
    public init(parsing text: String) throws(WireError) { try self.init(JSONValue(parsing: text)) }

    public var wire: JSONValue {
        switch self {
        case .audioDelta(let event): .tagged("speech.audio.delta", event.fields)
        case .audioDone(let event): .tagged("speech.audio.done", event.fields)
        case .unknown(let event): event.json
        }
    }

    /// As a frame of the event stream; these have no type.
    public var frame: Data { SSEWriter.event(data: wire.text) }
}
