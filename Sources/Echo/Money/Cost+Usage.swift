import Foundation

extension Cost {
    /// What a usage costs by a table of prices. Nil when the model has no price for something that was used, or none for
    /// the tier: an amount that is not known is not made up.
    ///
    /// Reasoning is paid as the text that is written, of which it is a part. What is paid by time or by characters is paid
    /// so, whatever tokens the server tells besides. Searches of the web without a price are in no cost: what they find is
    /// paid as text, and has one.
    ///
    /// - Parameter tier: the tier of service that was really used, in the server's word: "flex", "priority". Nil, "auto",
    ///   "default" and "standard" cost what the table says.
    public init?(usage: Usage, model: String, prices: PriceTable, tier: String? = nil) {
        guard let price = prices[model]?.inForce(reading: usage.inputTokens, tier: tier) else { return nil }
        self.init()
        if usage.duration > .zero, let minute = price.minute {
            soundTime = Decimal(usage.duration.milliseconds) * minute / 60_000
        } else if usage.characters > 0, let million = price.millionCharacters {
            characters = million * Decimal(usage.characters) / 1_000_000
        } else if usage.totalTokens > 0 || (usage.duration == .zero && usage.characters == 0) {
            guard addTokens(of: usage, price) else { return nil }
        } else {
            return nil
        }
        webSearches = (price.webSearch ?? 0) * Decimal(max(0, usage.webSearches))
    }

    /// The least that a model asks for reading so much: as if it knew all of it already, in its cheapest tier, and said
    /// nothing. Zero where that is not known.
    static func least(reading usage: Usage, model: String, prices: PriceTable) -> Decimal {
        guard let price = prices[model] else { return 0 }
        let text = least(usage.inputTextTokens, price.cachedTextInput ?? price.textInput)
        let sound = least(usage.inputAudioTokens, price.cachedAudioInput ?? price.audioInput)
        let images = least(usage.inputImageTokens, price.anyCachedImageInput)
        return (text + sound + images) * price.leastFactor
    }

    private static func least(_ tokens: Int, _ price: Decimal?) -> Decimal { amount(tokens, price) ?? 0 }

    /// - Returns: whether all of it has a price.
    private mutating func addTokens(of usage: Usage, _ price: Price) -> Bool {
        let input = PaidInput(usage)
        guard
            let text = Self.amount(input.text, price.textInput),
            let kept = Self.amount(input.cacheWrites, price.cacheWrite ?? price.textInput),
            let sound = Self.amount(input.audio, price.audioInput),
            let images = Self.amount(input.image, price.anyImageInput),
            let knownText = Self.amount(input.cachedText, price.cachedTextInput ?? price.textInput),
            let knownSound = Self.amount(input.cachedAudio, price.cachedAudioInput ?? price.audioInput),
            let knownImages = Self.amount(input.cachedImage, price.anyCachedImageInput),
            let written = Self.amount(usage.outputTextTokens, price.textOutput),
            let spoken = Self.amount(usage.outputAudioTokens, price.audioOutput)
        else { return false }
        (textInput, audioInput, imageInput, cacheWrites) = (text, sound, images, kept)
        cachedInput = knownText + knownSound + knownImages
        (textOutput, audioOutput) = (written, spoken)
        return true
    }

    /// Nothing costs nothing, whatever its price.
    private static func amount(_ tokens: Int, _ price: Decimal?) -> Decimal? {
        guard tokens > 0 else { return 0 }
        return price.map { $0 * Decimal(tokens) / 1_000_000 }
    }
}
