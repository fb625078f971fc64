/// How the time of some work grows with its size.
struct Growth: Sendable, Hashable {
    struct Point: Sendable, Hashable {
        var size: Int
        var duration: Duration
    }

    /// Machines are not quiet: what takes half again as long as in proportion still counts as linear.
    static let tolerance = 1.5

    let small: Point
    let large: Point
    var tolerance = Growth.tolerance

    /// The large work's time in terms of the time it would take if it grew in proportion; 1 is linear.
    var factor: Double {
        let proportional = (small.duration / .nanoseconds(1)) * Double(large.size) / Double(small.size)
        return (large.duration / .nanoseconds(1)) / max(proportional, 1)
    }

    var isLinear: Bool { factor <= tolerance }

    /// What a row adds when it is not.
    var complaint: String {
        isLinear ? "" : ", FAILS: grows \(((factor * 10).rounded() / 10)) times as fast as its size"
    }
}
