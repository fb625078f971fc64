/// Tokens read, by modality.
public struct InputTokenDetails: WireObject {
    public var textTokens: Int?
    public var audioTokens: Int?
    public var imageTokens: Int?
    /// Of all these, how many were cheaper because they were known.
    public var cachedTokens: Int?
    public var cachedTokensDetails: CachedTokensDetails?
    public var extra: JSONObject

    public init(
        textTokens: Int? = nil, audioTokens: Int? = nil, imageTokens: Int? = nil, cachedTokens: Int? = nil,
        cachedTokensDetails: CachedTokensDetails? = nil, extra: JSONObject = [:]
    ) {
        self.textTokens = textTokens
        self.audioTokens = audioTokens
        self.imageTokens = imageTokens
        self.cachedTokens = cachedTokens
        self.cachedTokensDetails = cachedTokensDetails
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("text_tokens", \.textTokens), .optional("audio_tokens", \.audioTokens),
            .optional("image_tokens", \.imageTokens), .optional("cached_tokens", \.cachedTokens),
            .optional("cached_tokens_details", \.cachedTokensDetails),
        ])
}
