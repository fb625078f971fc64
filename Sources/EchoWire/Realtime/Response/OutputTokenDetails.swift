/// Tokens written, by modality.
public struct OutputTokenDetails: WireObject {
    public var textTokens: Int?
    public var audioTokens: Int?
    public var extra: JSONObject

    public init(textTokens: Int? = nil, audioTokens: Int? = nil, extra: JSONObject = [:]) {
        self.textTokens = textTokens
        self.audioTokens = audioTokens
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("text_tokens", \.textTokens), .optional("audio_tokens", \.audioTokens),
        ])
}
