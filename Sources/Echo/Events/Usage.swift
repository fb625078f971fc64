/// Tokens used, by modality. Sums over the conversation unless said otherwise.
public struct Usage: Sendable, Hashable {
    public var inputTextTokens = 0
    public var inputAudioTokens = 0
    public var cachedTokens = 0
    public var outputTextTokens = 0
    public var outputAudioTokens = 0

    public init() {}

    public var totalTokens: Int { inputTextTokens + inputAudioTokens + outputTextTokens + outputAudioTokens }

    public static func + (left: Usage, right: Usage) -> Usage {
        var sum = left
        sum.inputTextTokens += right.inputTextTokens
        sum.inputAudioTokens += right.inputAudioTokens
        sum.cachedTokens += right.cachedTokens
        sum.outputTextTokens += right.outputTextTokens
        sum.outputAudioTokens += right.outputAudioTokens
        return sum
    }
}

/// One of the server's limits, as it last told.
public struct RateLimitStatus: Sendable, Hashable {
    public var name: String
    public var limit: Int?
    public var remaining: Int?
    /// Until it is full again.
    public var reset: Duration?

    public init(name: String, limit: Int?, remaining: Int?, reset: Duration?) {
        self.name = name
        self.limit = limit
        self.remaining = remaining
        self.reset = reset
    }
}
