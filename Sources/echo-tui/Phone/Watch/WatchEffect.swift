/// What watching a bridge leads to.
enum WatchEffect: Sendable, Hashable {
    /// On standard output, as a line.
    case print(String)
    /// On standard error, as a sentence.
    case warn(String)
    case end(String)
    case leave
}
