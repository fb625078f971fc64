import Echo
import Synchronization

/// Vectors to search, filled once for all runs of a size: filling takes longer than searching.
final class VectorIndexes: Sendable {
    private let last: Mutex<VectorIndex?> = Mutex(nil)

    func index(_ size: Int) throws -> VectorIndex {
        try last.withLock { last in
            if let last, last.count == size { return last }
            // The one before is given back first: two would need twice the memory.
            last = nil
            var index = VectorIndex(dimensions: 1536)
            index.reserveCapacity(size)
            for seed in 0..<size { try index.append(Self.vector(seed)) }
            last = index
            return index
        }
    }

    /// A direction of its own for every seed.
    static func vector(_ seed: Int) -> [Float] {
        var state = UInt32(truncatingIfNeeded: seed) &* 2_654_435_761 | 1
        return (0..<1536).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Float(Int32(bitPattern: state)) / Float(Int32.max)
        }
    }
}
