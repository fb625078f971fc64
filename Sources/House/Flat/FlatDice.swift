/// Chance that is the same for the same question, whoever asks it and in whatever order.
struct FlatDice: Hashable, Sendable {
    let seed: UInt64

    /// 0 ..< 1
    func roll(_ numbers: Int...) -> Double {
        let mixed = numbers.reduce(mix(seed)) { mix($0 ^ UInt64(bitPattern: Int64($1))) }
        return Double(mixed >> 11) / Double(UInt64(1) << 53)
    }

    /// The finishing steps of the generator SplitMix64.
    private func mix(_ number: UInt64) -> UInt64 {
        var mixed = number &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
