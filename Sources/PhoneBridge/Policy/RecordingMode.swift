/// Whether calls are recorded, and who says so.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
    /// Only when somebody who watches a call turns it on; it is announced then.
    case off
    /// It is announced, and the caller may refuse.
    case announced = "announce"
    /// The caller is asked, and nothing is recorded without a yes.
    case asked = "ask"
}
