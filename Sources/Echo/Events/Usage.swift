/// Tokens used, by modality. Sums over the conversation unless said otherwise.
public struct Usage: Sendable, Hashable {
    /// All text that was read, the cached part included.
    public var inputTextTokens = 0
    /// All sound that was heard, the cached part included.
    public var inputAudioTokens = 0
    /// Of everything read, what was cheaper because the server knew it already.
    public var cachedTokens = 0
    /// Of `cachedTokens`, those of text. Not every server tells them apart.
    public var cachedTextTokens = 0
    /// Of `cachedTokens`, those of sound.
    public var cachedAudioTokens = 0
    /// All text that was written, `reasoningTokens` included.
    public var outputTextTokens = 0
    /// Tokens of the sound that was made.
    public var outputAudioTokens = 0
    /// Of `outputTextTokens`, what the model thought before it answered.
    public var reasoningTokens = 0

    public init() {}

    /// Everything together; cached tokens are part of the input's.
    public var totalTokens: Int { inputTextTokens + inputAudioTokens + outputTextTokens + outputAudioTokens }

    /// The sum, modality by modality.
    public static func + (left: Usage, right: Usage) -> Usage {
        var sum = left
        sum.inputTextTokens += right.inputTextTokens
        sum.inputAudioTokens += right.inputAudioTokens
        sum.cachedTokens += right.cachedTokens
        sum.cachedTextTokens += right.cachedTextTokens
        sum.cachedAudioTokens += right.cachedAudioTokens
        sum.outputTextTokens += right.outputTextTokens
        sum.outputAudioTokens += right.outputAudioTokens
        sum.reasoningTokens += right.reasoningTokens
        return sum
    }
}
