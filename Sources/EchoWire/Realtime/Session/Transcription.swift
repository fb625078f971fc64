/// How the user's speech is written down.
public struct Transcription: WireObject {
    public var model: String?
    /// ISO 639-1. Newer models take `languages` in its place.
    public var language: String?
    public var prompt: String?
    /// The languages that may be spoken, in ISO 639-1.
    public var languages: [String]?
    /// Names and terms that are likely to be said.
    public var keywords: [String]?
    /// How long words may be waited for: `minimal` to `xhigh`.
    public var delay: String?
    public var extra: JSONObject

    public init(
        model: String? = nil, language: String? = nil, prompt: String? = nil, languages: [String]? = nil,
        keywords: [String]? = nil, delay: String? = nil, extra: JSONObject = [:]
    ) {
        self.model = model
        self.language = language
        self.prompt = prompt
        self.languages = languages
        self.keywords = keywords
        self.delay = delay
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("model", \.model), .optional("language", \.language), .optional("prompt", \.prompt),
            .optional("languages", \.languages), .optional("keywords", \.keywords), .optional("delay", \.delay),
        ])
}
