import Foundation

/// The system's randomness, for which it is asked a few hundred bytes at a time: once costs as much as for eight bytes.
struct RandomSupply: RandomNumberGenerator, Sendable {
    /// No more may be asked for at once (getentropy(3)).
    private static let most = 256 / MemoryLayout<UInt64>.stride

    private var waiting: [UInt64] = []

    mutating func next() -> UInt64 {
        if waiting.isEmpty { waiting = Self.fresh() }
        return waiting.popLast() ?? .random(in: 0...UInt64.max)
    }

    /// Nothing where the system has none to give that way.
    private static func fresh() -> [UInt64] {
        [UInt64](unsafeUninitializedCapacity: most) { numbers, count in
            count = getentropy(numbers.baseAddress, most * MemoryLayout<UInt64>.stride) == 0 ? most : 0
        }
    }
}
