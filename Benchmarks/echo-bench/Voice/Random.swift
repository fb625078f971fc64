/// Marsaglia's xorshift: the same numbers in every run.
struct Random: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Between −1 and 1.
    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Double(Int64(bitPattern: state)) / Double(Int64.max)
    }

    /// Between 0 and 1.
    mutating func share() -> Double { abs(next()) }

    /// 0 or more, and below `bound`.
    mutating func below(_ bound: Int) -> Int { min(bound - 1, Int(share() * Double(bound))) }
}
