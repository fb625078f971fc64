/// How many took how long.
public struct LatencyHistogram: Sendable, Hashable {
    /// Seconds: from what is known at once to what is spoken at length.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

    private(set) var sum = 0.0
    /// The last is for what took longer than any bound.
    private var counts = [Int](repeating: 0, count: bounds.count + 1)

    public init() {}

    public var count: Int { counts.reduce(0, +) }

    public mutating func add(_ time: Duration) {
        let seconds = time / .seconds(1)
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }

    /// How many took no longer than each bound.
    var buckets: [(bound: Double, count: Int)] {
        var sum = 0
        return zip(Self.bounds, counts).map { bound, count in
            sum += count
            return (bound, sum)
        }
    }
}
