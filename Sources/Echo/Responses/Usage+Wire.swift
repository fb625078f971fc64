import EchoWire

extension Usage {
    /// More of anything than this is nonsense, and no number that sums can be made of.
    private static let most = 1_000_000_000_000

    private static func count(_ told: Int?) -> Int { min(max(0, told ?? 0), most) }

    init(_ usage: ResponsesUsage) {
        self.init()
        inputTextTokens = Self.count(usage.inputTokens)
        cachedTokens = Self.count(usage.inputTokensDetails?.cachedTokens)
        cacheWriteTokens = Self.count(usage.inputTokensDetails?.cacheWriteTokens)
        outputTextTokens = Self.count(usage.outputTokens)
        reasoningTokens = Self.count(usage.outputTokensDetails?.reasoningTokens)
    }

    init(_ usage: ChatUsage) {
        self.init()
        let (input, output) = (usage.promptTokensDetails, usage.completionTokensDetails)
        inputAudioTokens = Self.count(input?.audioTokens)
        inputImageTokens = Self.count(input?.imageTokens)
        inputTextTokens = max(0, Self.count(usage.promptTokens) - inputAudioTokens - inputImageTokens)
        cachedTokens = Self.count(input?.cachedTokens)
        cacheWriteTokens = Self.count(input?.cacheWriteTokens)
        outputAudioTokens = Self.count(output?.audioTokens)
        outputTextTokens = max(0, Self.count(usage.completionTokens) - outputAudioTokens)
        reasoningTokens = Self.count(output?.reasoningTokens)
    }

    init(_ used: ResponseUsage) {
        self.init()
        let (input, output) = (used.inputTokenDetails, used.outputTokenDetails)
        inputAudioTokens = Self.count(input?.audioTokens)
        inputImageTokens = Self.count(input?.imageTokens)
        let read = Self.count(used.inputTokens) - inputAudioTokens - inputImageTokens
        inputTextTokens = Self.count(input?.textTokens ?? read)
        cachedTokens = Self.count(input?.cachedTokens)
        cachedTextTokens = Self.count(input?.cachedTokensDetails?.textTokens)
        cachedAudioTokens = Self.count(input?.cachedTokensDetails?.audioTokens)
        cachedImageTokens = Self.count(input?.cachedTokensDetails?.imageTokens)
        outputAudioTokens = Self.count(output?.audioTokens)
        outputTextTokens = Self.count(output?.textTokens ?? Self.count(used.outputTokens) - outputAudioTokens)
        reasoningTokens = Self.count(output?.extra["reasoning_tokens"]?.integer)
    }

    /// - Parameter heard: how long the sound was, as it was measured here: for models that are paid by time whose server
    ///   tells tokens. Nil when nobody knows.
    init(_ usage: TranscriptionUsage, heard: Duration? = nil) {
        self.init()
        switch usage {
        case .duration(let time): duration = .milliseconds(Int64((min(max(0, time.seconds), 86_400) * 1000).rounded()))
        case .tokens(let tokens):
            let input = tokens.inputTokenDetails
            let read = Self.count(tokens.inputTokens)
            inputAudioTokens = Self.count(input?.audioTokens ?? read - Self.count(input?.textTokens))
            inputTextTokens = max(0, read - inputAudioTokens)
            outputTextTokens = Self.count(tokens.outputTokens)
            duration = heard ?? .zero
        case .unknown: break
        }
    }
}
