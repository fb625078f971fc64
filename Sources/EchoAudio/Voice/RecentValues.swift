/// The last values of one quantity, and what can be said of all of them.
struct RecentValues: Sendable {
    private var values: [Float]
    private var next = 0

    /// - Parameter count: how many are kept; zeros before there are any.
    init(_ count: Int) { values = Array(repeating: 0, count: count) }

    mutating func append(_ value: Float) {
        values[next] = value
        next = (next + 1) % values.count
    }

    var mean: Float { values.reduce(0, +) / Float(values.count) }
    var least: Float { values.min() ?? 0 }
    var most: Float { values.max() ?? 0 }

    /// How far they lie from their mean.
    var spread: Float {
        let mean = mean
        return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Float(values.count)).squareRoot()
    }
}
