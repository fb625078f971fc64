import EchoTestKit

/// Harms texts as a bad line would: the same harm on every run.
struct Damage {
    private var random = SplitMix(state: 42)

    /// The text with up to three bytes changed or lost, or cut short.
    mutating func damaged(_ text: [UInt8]) -> [UInt8] {
        var damaged = text
        for _ in 0...Int(random.next() % 3) where !damaged.isEmpty {
            let place = Int(random.next() % UInt64(damaged.count))
            switch random.next() % 3 {
            case 0: damaged[place] = UInt8(truncatingIfNeeded: random.next())
            case 1: damaged.remove(at: place)
            default: damaged.removeLast(damaged.count - place)
            }
        }
        return damaged
    }
}
