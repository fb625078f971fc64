/// The events of listening for a phrase.
public enum WakeEvent: Sendable, Hashable {
    /// Lower case, one blank between words.
    case heard(String)
    case failed(WakeObstacle)
}
