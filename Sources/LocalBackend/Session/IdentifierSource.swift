/// Makes identifiers that look like the published ones; the same seed makes the same ones.
struct IdentifierSource: Sendable {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func next(_ prefix: String) -> String {
        prefix + "_" + String((0..<21).map { _ in Self.alphabet.randomElement(using: &random) ?? "0" })
    }

    mutating func nextSeed() -> UInt64 { random.next() }
}
