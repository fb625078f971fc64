/// One of the server's limits, as it last told.
public struct RateLimitStatus: Sendable, Hashable {
    /// The limit's name: `requests` or `tokens`.
    public var name: String
    /// How many there are when it is full.
    public var limit: Int?
    /// How many are left.
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
