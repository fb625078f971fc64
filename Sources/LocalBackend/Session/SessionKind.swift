/// The purpose of a Realtime session; the names are the protocol's.
enum SessionKind: String, Sendable, Hashable {
    /// To converse.
    case realtime
    /// To have speech written down.
    case transcription

    /// Stands for what the client does not name.
    var standardModel: String {
        switch self {
        case .realtime: "gpt-realtime-2.1"
        case .transcription: SessionDefaults.transcriptionModel
        }
    }
}
