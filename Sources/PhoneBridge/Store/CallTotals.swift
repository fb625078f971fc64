/// What the calls since some time come to.
public struct CallTotals: Sendable, Hashable {
    public var calls: Int
    /// Not ended yet.
    public var running: Int
    /// Of the ended ones, in whole seconds.
    public var talked: Duration

    public init(calls: Int, running: Int, talked: Duration) {
        self.calls = calls
        self.running = running
        self.talked = talked
    }
}
