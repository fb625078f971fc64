/// Why an answer stops before its end.
public struct ResponsesIncompleteDetails: WireObject {
    /// `max_output_tokens`, `content_filter`, `max_messages` or `steered`.
    public var reason: String?
    public var extra: JSONObject

    public init(reason: String? = nil, extra: JSONObject = [:]) {
        self.reason = reason
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("reason", \.reason)
        ])
}
