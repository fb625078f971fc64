import EchoConcurrency

/// Token buckets, one per address, of a bounded number of addresses.
struct RateTable<Address: Hashable & Sendable>: Sendable {
    private let rate: RequestRate
    private let capacity: Int
    private var buckets: [Address: TokenBucket] = [:]

    /// - Parameter capacity: Addresses that are remembered. When there are more, those that have not asked for longest
    ///   begin anew.
    init(_ rate: RequestRate, capacity: Int = 10_000) {
        self.rate = rate
        self.capacity = capacity
    }

    var count: Int { buckets.count }

    /// Nil when `address` may ask now, else how long it has to wait.
    mutating func take(_ address: Address, at now: ContinuousClock.Instant) -> Duration? {
        var bucket = buckets[address] ?? TokenBucket(perSecond: rate.perSecond, burst: rate.burst, at: now)
        defer {
            if buckets[address] == nil { makeRoom(at: now) }
            buckets[address] = bucket
        }
        return bucket.take(at: now)
    }

    /// A quarter goes at once, so that a crowd of strangers costs each of them little.
    private mutating func makeRoom(at now: ContinuousClock.Instant) {
        guard buckets.count >= capacity else { return }
        let oldest = buckets.sorted { $0.value.filled < $1.value.filled }.prefix(max(1, capacity / 4))
        for (address, _) in oldest { buckets.removeValue(forKey: address) }
    }
}
