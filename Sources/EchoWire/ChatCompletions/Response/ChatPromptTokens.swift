/// Tokens read, by modality and by what became of them.
public struct ChatPromptTokens: WireObject {
    /// Cheaper, because they were known.
    public var cachedTokens: Int?
    public var cacheWriteTokens: Int?
    public var audioTokens: Int?
    public var textTokens: Int?
    public var imageTokens: Int?
    public var extra: JSONObject

    public init(
        cachedTokens: Int? = nil, cacheWriteTokens: Int? = nil, audioTokens: Int? = nil, textTokens: Int? = nil,
        imageTokens: Int? = nil, extra: JSONObject = [:]
    ) {
        self.cachedTokens = cachedTokens
        self.cacheWriteTokens = cacheWriteTokens
        self.audioTokens = audioTokens
        self.textTokens = textTokens
        self.imageTokens = imageTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("cached_tokens", \.cachedTokens), .optional("cache_write_tokens", \.cacheWriteTokens),
            .optional("audio_tokens", \.audioTokens), .optional("text_tokens", \.textTokens),
            .optional("image_tokens", \.imageTokens),
        ])
}
