/// The people who have to know that a call is recorded.
public enum ConsentRule: Sendable, Hashable {
    /// One who takes part may record; the notice is courtesy, and may overlap the recording.
    case oneParty
    /// All must know before anything is recorded.
    case allParties
}
