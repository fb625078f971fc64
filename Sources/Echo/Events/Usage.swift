/// What was used: tokens by modality, and what is paid by time, by characters or by the search. Sums over the conversation
/// unless said otherwise.
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
    /// Of `inputTextTokens`, those that were kept to be known the next time, which some models are paid extra for.
    public var cacheWriteTokens = 0
    /// All pictures that were seen, the cached part included.
    public var inputImageTokens = 0
    /// Of `cachedTokens`, those of pictures.
    public var cachedImageTokens = 0
    /// Sound that was heard or held, of models that are paid by time.
    public var duration = Duration.zero
    /// Characters that were spoken, of voices that are paid by the text.
    public var characters = 0
    /// Searches of the web by the server, which are paid besides the tokens of what they find.
    public var webSearches = 0

    public init() {}

    /// Everything that was read, cached tokens included.
    public var inputTokens: Int { inputTextTokens + inputAudioTokens + inputImageTokens }

    /// Everything together; cached tokens are part of the input's.
    public var totalTokens: Int { inputTokens + outputTextTokens + outputAudioTokens }

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
        sum.cacheWriteTokens += right.cacheWriteTokens
        sum.inputImageTokens += right.inputImageTokens
        sum.cachedImageTokens += right.cachedImageTokens
        sum.duration += right.duration
        sum.characters += right.characters
        sum.webSearches += right.webSearches
        return sum
    }
}
