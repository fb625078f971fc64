/// Words that the model wrote.
public struct ResponsesOutputText: WireObject {
    public var text: String
    /// Where the words come from: citations of pages and files.
    public var annotations: [JSONValue]
    public var logprobs: [JSONValue]?
    public var extra: JSONObject

    public init(text: String, annotations: [JSONValue] = [], logprobs: [JSONValue]? = nil, extra: JSONObject = [:]) {
        self.text = text
        self.annotations = annotations
        self.logprobs = logprobs
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(text: ""),
        [
            .required("text", \.text), .list("annotations", \.annotations), .optional("logprobs", \.logprobs),
        ])
}
