/// Whether telephone calls are recorded.
public enum CallRecordingChoice: String, Sendable, Hashable, CaseIterable {
    /// Only when somebody turns it on in a call.
    case off
    /// It is announced, and the caller may refuse.
    case announce
    /// Only with a caller's yes.
    case ask
}
