/// Who takes a telephone call whose assistant cannot be reached.
public enum CallFallbackChoice: String, Sendable, Hashable, CaseIterable {
    /// Nobody: the caller hears so.
    case off
    /// The assistant inside the program.
    case local
}
