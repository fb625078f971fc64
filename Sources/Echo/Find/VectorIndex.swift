/// Vectors in one piece of memory, each of length one, ready to be compared with others.
///
/// ```swift
/// var index = VectorIndex(dimensions: 1536)
/// for vector in vectors { try index.append(vector) }
/// let best = try index.nearest(to: question, top: 10)
/// ```
///
/// Each vector takes 4 bytes for every dimension, rounded up to a multiple of 16 dimensions.
public struct VectorIndex: Sendable {
    /// The length of every vector in it.
    public let dimensions: Int
    public private(set) var count = 0
    /// Dimensions with those that are added so that a vector ends where a block does; they are zero.
    private let stride: Int
    private var numbers: [Float] = []
    /// Of each vector, whether it points anywhere.
    private var isDirected: [Bool] = []

    /// - Parameter dimensions: at least 1; less counts as 1.
    public init(dimensions: Int) {
        self.dimensions = max(1, dimensions)
        stride = DotProduct.padded(self.dimensions)
    }

    /// Makes place for as many vectors in all, so that adding them copies nothing.
    public mutating func reserveCapacity(_ count: Int) {
        numbers.reserveCapacity(count * stride)
        isDirected.reserveCapacity(count)
    }

    /// Adds a vector of any length but zero. One that is zero, or holds what is no number, keeps its place in the count
    /// and is similar to nothing.
    ///
    /// - Throws: `invalidSetting` for a vector of other dimensions.
    public mutating func append(_ vector: [Float]) throws(EchoError) {
        try check(vector)
        let direction = Direction.of(vector)
        isDirected.append(direction != nil)
        numbers.append(contentsOf: direction ?? vector.map { _ in 0 })
        numbers.append(contentsOf: repeatElement(0, count: stride - dimensions))
        count += 1
    }

    /// The vectors that point most nearly to where this one does, best first; of equals the one added first.
    ///
    /// - Parameters:
    ///   - vector: of any length; one that is zero or no number resembles nothing.
    ///   - top: how many at most.
    /// - Throws: `invalidSetting` for a vector of other dimensions.
    public func nearest(to vector: [Float], top: Int) throws(EchoError) -> [SimilarVector] {
        try check(vector)
        guard top > 0, let direction = Direction.of(vector) else { return [] }
        let query = direction + repeatElement(0, count: stride - dimensions)
        var best = BestFirst(limit: min(top, count))
        numbers.withUnsafeBufferPointer { numbers in
            query.withUnsafeBufferPointer { query in
                for index in 0..<count where isDirected[index] {
                    let row = UnsafeBufferPointer(rebasing: numbers[index * stride..<(index + 1) * stride])
                    best.offer(SimilarVector(index: index, similarity: DotProduct.of(row, query)))
                }
            }
        }
        return best.sorted
    }

    private func check(_ vector: [Float]) throws(EchoError) {
        guard vector.count == dimensions else {
            throw .invalidSetting(
                name: "vector", reason: "it has \(vector.count) dimensions instead of \(dimensions)")
        }
    }
}

/// Multiplies vectors that lie in memory one number after the other, sixteen at a time.
private enum DotProduct {
    private static let width = SIMD16<Float>.scalarCount

    /// The length at which a vector of so many numbers ends where a block does.
    static func padded(_ count: Int) -> Int { (count + width - 1) / width * width }

    /// The sum of the products, -1...1 for vectors of length one. Both must be of the same length, a multiple of 16.
    @inline(__always)
    static func of(_ left: UnsafeBufferPointer<Float>, _ right: UnsafeBufferPointer<Float>) -> Float {
        let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        let step = MemoryLayout<SIMD16<Float>>.size
        // Two sums, so that one addition need not wait for the one before.
        var (even, odd) = (SIMD16<Float>.zero, SIMD16<Float>.zero)
        var offset = 0
        while offset + 2 * step <= left.count {
            even += load(left, offset) * load(right, offset)
            odd += load(left, offset + step) * load(right, offset + step)
            offset += 2 * step
        }
        if offset < left.count { even += load(left, offset) * load(right, offset) }
        return min(1, max(-1, (even + odd).sum()))
    }

    @inline(__always)
    private static func load(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> SIMD16<Float> {
        bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
    }
}
