/// A line of a watched call.
struct WatchLine: Sendable, Hashable {
    /// Empty for what concerns no single one.
    let call: String
    let words: String
}
