/// A step of the consent to a recording.
public enum RecordingStep: Sendable, Hashable {
    case announce(ConsentNotice)
    case startRecording
    /// Stop, and throw away what was recorded.
    case discardRecording
    /// The caller wants no recording, and is to hear that it was understood.
    case refuse(ConsentNotice)
}
