/// Where a vector points, whatever its length.
enum Direction {
    /// The vector at length one; nil when it is zero or holds what is no finite number.
    static func of(_ vector: [Float]) -> [Float]? {
        // In Double no Float is too large to be squared, nor too small.
        let length = vector.reduce(0.0) { $0 + Double($1) * Double($1) }.squareRoot()
        guard length > 0, length.isFinite else { return nil }
        return vector.map { Float(Double($0) / length) }
    }
}
