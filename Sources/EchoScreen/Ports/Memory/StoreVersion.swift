/// The state of the store: two are equal when nothing was changed between them.
public struct StoreVersion: Sendable, Hashable {
    /// Changes of this program.
    public let own: Int
    /// Changes of others.
    public let others: Int

    public init(own: Int, others: Int) {
        self.own = own
        self.others = others
    }
}
