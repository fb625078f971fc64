/// One of the server's limits, as it last told.
public struct RateLimitStatus: Sendable, Hashable {
    public var name: String
    public var limit: Int?
    public var remaining: Int?
    /// Until it is full again.
    public var reset: Duration?

    public init(name: String, limit: Int?, remaining: Int?, reset: Duration?) {
        self.name = name
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }
}
