import Foundation

extension Cost {
    /// What a usage costs by a table of prices. Nil when the model has no price for something that was used: an
    /// amount that is not known is not made up.
    ///
    /// Reasoning is paid as the text that is written. Cached tokens of which the server does not say whether they
    /// are text or sound count as text as far as there was text.
    public init?(usage: Usage, model: String, prices: PriceTable) {
        guard let price = prices[model] else { return nil }
        self.init(usage: usage, price: price)
    }

    private init?(usage: Usage, price: Price) {
        let cached = CachedInput(usage)
        guard
            let text = Self.amount(usage.inputTextTokens - cached.text, price.textInput),
            let knownText = Self.amount(cached.text, price.cachedTextInput ?? price.textInput),
            let sound = Self.amount(usage.inputAudioTokens - cached.audio, price.audioInput),
            let knownSound = Self.amount(cached.audio, price.cachedAudioInput ?? price.audioInput),
            let written = Self.amount(usage.outputTextTokens, price.textOutput),
            let spoken = Self.amount(usage.outputAudioTokens, price.audioOutput)
        else { return nil }
        self.init()
        (textInput, audioInput, cachedInput) = (text, sound, knownText + knownSound)
        (textOutput, audioOutput) = (written, spoken)
    }

    /// Nothing costs nothing, whatever its price.
    private static func amount(_ tokens: Int, _ price: Decimal?) -> Decimal? {
        guard tokens > 0 else { return 0 }
        return price.map { $0 * Decimal(tokens) / 1_000_000 }
    }
}

/// The part of the input that was cheaper, told apart by modality; never more than what there was.
private struct CachedInput {
    let text: Int
    let audio: Int

    init(_ usage: Usage) {
        let (knownText, knownAudio) = (max(0, usage.cachedTextTokens), max(0, usage.cachedAudioTokens))
        let all = max(usage.cachedTokens, knownText + knownAudio)
        text = min(all - knownAudio, max(0, usage.inputTextTokens))
        audio = min(all - text, max(0, usage.inputAudioTokens))
    }
}
