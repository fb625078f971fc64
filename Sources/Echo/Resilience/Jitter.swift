/// Numbers drawn by chance from a seed, so that who decides with them stays a value (a linear congruential generator with
/// Knuth's constants for MMIX, of which the upper bits are good).
struct Jitter: Sendable, Hashable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// From 0 up to 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / Double(1 << 53)
    }
}
