/// Which notifications are to go.
public enum HouseDismissal: Hashable, Sendable {
    case all
    /// By its place in the list, from 1; the last is -1.
    case number(Int)
}
