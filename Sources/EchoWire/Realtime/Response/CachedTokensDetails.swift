/// Tokens that were cheaper because they were known, by modality.
public struct CachedTokensDetails: WireObject {
    public var textTokens: Int?
    public var audioTokens: Int?
    public var imageTokens: Int?
    public var extra: JSONObject

    public init(textTokens: Int? = nil, audioTokens: Int? = nil, imageTokens: Int? = nil, extra: JSONObject = [:]) {
        self.textTokens = textTokens
        self.audioTokens = audioTokens
        self.imageTokens = imageTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("text_tokens", \.textTokens), .optional("audio_tokens", \.audioTokens),
            .optional("image_tokens", \.imageTokens),
        ])
}
