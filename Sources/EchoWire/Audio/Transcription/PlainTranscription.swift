/// The words of a recording.
public struct PlainTranscription: WireObject {
    public var text: String
    public var languages: [TranscriptionLanguage]?
    public var logprobs: [JSONValue]?
    public var usage: TranscriptionUsage?
    public var extra: JSONObject

    public init(
        text: String, languages: [TranscriptionLanguage]? = nil, logprobs: [JSONValue]? = nil,
        usage: TranscriptionUsage? = nil, extra: JSONObject = [:]
    ) {
        self.text = text
        self.languages = languages
        self.logprobs = logprobs
        self.usage = usage
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(text: ""),
        [
            .required("text", \.text), .optional("languages", \.languages), .optional("logprobs", \.logprobs),
            .optional("usage", \.usage),
        ])
}
