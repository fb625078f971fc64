/// How an answer is written.
public struct ResponsesText: WireObject {
    public var format: ResponsesTextFormat?
    /// `low`, `medium` or `high`.
    public var verbosity: String?
    public var extra: JSONObject

    public init(format: ResponsesTextFormat? = nil, verbosity: String? = nil, extra: JSONObject = [:]) {
        self.format = format
        self.verbosity = verbosity
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("format", \.format), .optional("verbosity", \.verbosity),
        ])
}
