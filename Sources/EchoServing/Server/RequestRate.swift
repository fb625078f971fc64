/// How often one address may ask a server for something: a plain request and a new WebSocket count alike.
public struct RequestRate: Sendable, Hashable {
    /// Requests a second, in the long run.
    public var perSecond: Double
    /// Requests at once, after a while without any.
    public var burst: Double
    /// Programs of this machine come from one address, all of them: they are not counted unless it is wanted.
    public var countsLoopback: Bool

    public init(perSecond: Double, burst: Double, countsLoopback: Bool = false) {
        self.perSecond = perSecond
        self.burst = burst
        self.countsLoopback = countsLoopback
    }
}
