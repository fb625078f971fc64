/// How long to wait before the next attempt: twice as long each time.
struct ReopenDelay: Sendable, Hashable {
    static let first: Duration = .milliseconds(100)
    static let longest: Duration = .seconds(3)

    private var upcoming = Self.first

    mutating func next() -> Duration {
        defer { upcoming = min(upcoming * 2, Self.longest) }
        return upcoming
    }

    mutating func reset() { upcoming = Self.first }
}
