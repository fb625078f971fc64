import EchoWire

extension Usage {
    init(_ usage: ResponsesUsage) {
        self.init()
        inputTextTokens = usage.inputTokens ?? 0
        cachedTokens = usage.inputTokensDetails?.cachedTokens ?? 0
        outputTextTokens = usage.outputTokens ?? 0
        reasoningTokens = usage.outputTokensDetails?.reasoningTokens ?? 0
    }

    init(_ usage: ChatUsage) {
        self.init()
        inputTextTokens = usage.promptTokens ?? 0
        cachedTokens = usage.promptTokensDetails?.cachedTokens ?? 0
        outputTextTokens = usage.completionTokens ?? 0
        reasoningTokens = usage.completionTokensDetails?.reasoningTokens ?? 0
    }
}
