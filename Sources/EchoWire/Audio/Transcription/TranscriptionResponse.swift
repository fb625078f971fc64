/// The words of a recording, as the form's `response_format` asked for them in JSON.
public enum TranscriptionResponse: WireUnion {
    case plain(PlainTranscription)
    case verbose(VerboseTranscription)
    case diarized(DiarizedTranscription)

    /// They have no type: their fields tell them apart.
    public init(wire: JSONValue) throws(WireError) {
        let fields = try wire.expect("object", \.object)
        if fields["language"] != nil, fields["duration"] != nil {
            self = .verbose(try VerboseTranscription(fields: fields))
        } else if fields["segments"] != nil {
            self = .diarized(try DiarizedTranscription(fields: fields))
        } else {
            self = .plain(try PlainTranscription(fields: fields))
        }
    }

    public var wire: JSONValue {
        switch self {
        case .plain(let transcription): transcription.wire
        case .verbose(let transcription): transcription.wire
        case .diarized(let transcription): transcription.wire
        }
    }

    public var text: String {
        switch self {
        case .plain(let transcription): transcription.text
        case .verbose(let transcription): transcription.text
        case .diarized(let transcription): transcription.text
        }
    }

    public var usage: TranscriptionUsage? {
        switch self {
        case .plain(let transcription): transcription.usage
        case .verbose(let transcription): transcription.usage
        case .diarized(let transcription): transcription.usage
        }
    }
}
