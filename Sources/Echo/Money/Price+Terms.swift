import Foundation

extension Price {
    /// Names that servers give to the usual service: what it costs is what the table says.
    private static let standardTiers: Set = ["auto", "default", "standard"]

    /// The prices that one request was made for; nil when the tier of service has no price.
    ///
    /// - Parameters:
    ///   - tokens: that were read: above a length the whole request is dearer.
    ///   - tier: the one that the server served it in, in its own word; nil for the usual one.
    func inForce(reading tokens: Int, tier: String?) -> Price? {
        guard let factor = factor(of: tier) else { return nil }
        let long = long.flatMap { tokens > $0.above ? $0 : nil }
        return times(reading: factor * (long?.inputFactor ?? 1), writing: factor * (long?.outputFactor ?? 1), factor)
    }

    private func factor(of tier: String?) -> Decimal? {
        guard let tier, !tier.isEmpty, !Self.standardTiers.contains(tier) else { return 1 }
        return tiers[tier]
    }

    /// The least that anything is multiplied by, in whatever tier.
    var leastFactor: Decimal { min(1, tiers.values.min() ?? 1) }

    private func times(reading: Decimal, writing: Decimal, _ factor: Decimal) -> Price {
        guard (reading, writing, factor) != (1, 1, 1) else { return self }
        var price = self
        for path in Self.read { price[keyPath: path] = self[keyPath: path].map { $0 * reading } }
        for path in Self.written { price[keyPath: path] = self[keyPath: path].map { $0 * writing } }
        price.minute = minute.map { $0 * factor }
        price.millionCharacters = millionCharacters.map { $0 * factor }
        return price
    }

    private static var read: [WritableKeyPath<Price, Decimal?>] {
        [
            \.textInput, \.cachedTextInput, \.cacheWrite, \.audioInput, \.cachedAudioInput, \.imageInput,
            \.cachedImageInput,
        ]
    }

    private static var written: [WritableKeyPath<Price, Decimal?>] { [\.textOutput, \.audioOutput] }

    /// Pictures are read as text by models that have no price of their own for them.
    var anyImageInput: Decimal? { imageInput ?? textInput }

    var anyCachedImageInput: Decimal? {
        cachedImageInput ?? imageInput ?? cachedTextInput ?? textInput
    }
}
