/// How listening beside the conversation has ended.
public enum ListeningEnd: Sendable, Hashable {
    /// No more was wanted.
    case enough
    /// It was taken back.
    case stopped
    /// The microphone cannot be had, or is gone; the person was told why.
    case failed
}
