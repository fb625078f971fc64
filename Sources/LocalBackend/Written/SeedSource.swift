import Synchronization

/// Gives each of many answers a seed of its own, all of them from one.
final class SeedSource: Sendable {
    private let random: Mutex<SplitMix64>

    init(seed: UInt64) { random = Mutex(SplitMix64(seed: seed)) }

    func next() -> UInt64 { random.withLock { $0.next() } }
}
