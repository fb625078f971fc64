public import Foundation

/// An event of a server that transcribes a recording.
public enum TranscriptionStreamEvent: WireUnion {
    case textDelta(TranscriptTextDelta)
    case textDone(TranscriptTextDone)
    case textSegment(TranscriptTextSegment)
    /// An event of a type that is not known here, kept as it came.
    case unknown(UnknownEvent)

    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        switch type {
        case "transcript.text.delta": self = .textDelta(try TranscriptTextDelta(fields: fields))
        case "transcript.text.done": self = .textDone(try TranscriptTextDone(fields: fields))
        case "transcript.text.segment": self = .textSegment(try TranscriptTextSegment(fields: fields))
        case let type?: self = .unknown(UnknownEvent(type: type, fields: fields))
        case nil: throw fields["type"] == nil ? .missing("type") : .wrongType("type", expected: "string")
        }
    }

    /// Reads one event from the data of its frame.
    public init(parsing text: String) throws(WireError) { try self.init(JSONValue(parsing: text)) }

    public var wire: JSONValue {
        switch self {
        case .textDelta(let event): .tagged("transcript.text.delta", event.fields)
        case .textDone(let event): .tagged("transcript.text.done", event.fields)
        case .textSegment(let event): .tagged("transcript.text.segment", event.fields)
        case .unknown(let event): event.json
        }
    }

    /// As a frame of the event stream; these have no type.
    public var frame: Data { SSEWriter.event(data: wire.text) }
}
