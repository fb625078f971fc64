/// News about a recording.
public enum RecordingNews: Sendable, Hashable {
    /// It is written to this file from now on.
    case began(file: String)
    /// The disk was too slow: so much sound is missing.
    case missed(Duration)
    /// It is over, and this is why.
    case failed(RecordingError)
}
