/// In which order hits come.
public enum SearchOrder: Sendable, Hashable {
    /// The best first. Words that stand almost everywhere do not rank: then the newest come first.
    case best
    /// As they stand in their conversation; for going from one to the next.
    case position
}
