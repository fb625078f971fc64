/// How a recording is shared among files.
public enum RecordingCut: String, Sendable, Hashable, CaseIterable {
    /// One file for all of it.
    case whole
    /// One for each question with its answer.
    case turns
}
