/// A key that means something to who watches a bridge.
enum WatchKey: Sendable, Hashable {
    /// The call of this number in the list, from 1.
    case call(Int)
    case up
    case down
    case hangUp
    case leave
}
