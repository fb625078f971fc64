/// How long to wait before something that failed is tried again: twice as long each time, up to a limit.
public struct StoreBackoff: Sendable, Hashable {
    private let first: Duration
    private let longest: Duration
    private var next: Duration

    public init(first: Duration = .milliseconds(250), longest: Duration = .seconds(15)) {
        self.first = first
        self.longest = longest
        next = first
    }

    public mutating func failed() -> Duration {
        defer { next = min(longest, next * 2) }
        return next
    }

    public mutating func succeeded() { next = first }
}
