/// What was read, by how it is paid: each token counts once, and never more of them than there were.
///
/// Cached tokens of which the server does not say what they were count as text as far as there was text, then as sound.
public struct PaidInput: Sendable, Hashable {
    /// New to the server, and not kept for the next time.
    public let text: Int
    public let audio: Int
    public let image: Int
    /// Text that is kept for the next time.
    public let cacheWrites: Int
    public let cachedText: Int
    public let cachedAudio: Int
    public let cachedImage: Int

    public init(_ usage: Usage) {
        let (allText, allAudio) = (max(0, usage.inputTextTokens), max(0, usage.inputAudioTokens))
        let allImage = max(0, usage.inputImageTokens)
        let (knownText, knownAudio) = (max(0, usage.cachedTextTokens), max(0, usage.cachedAudioTokens))
        let knownImage = max(0, usage.cachedImageTokens)
        let known = max(usage.cachedTokens, knownText + knownAudio + knownImage)
        cachedText = min(known - knownAudio - knownImage, allText)
        cachedAudio = min(known - cachedText - knownImage, allAudio)
        cachedImage = min(known - cachedText - cachedAudio, allImage)
        cacheWrites = min(max(0, usage.cacheWriteTokens), allText - cachedText)
        text = allText - cachedText - cacheWrites
        audio = allAudio - cachedAudio
        image = allImage - cachedImage
    }

    /// All that the server knew already.
    public var cached: Int { cachedText + cachedAudio + cachedImage }
}
